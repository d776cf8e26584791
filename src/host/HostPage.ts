/** The part of a page of Playwright or Puppeteer that `attachTo` uses. Both libraries have it in the same form. */

export interface HostMouse {
  move(x: number, y: number): Promise<void>;
  down(options?: { button?: 'left' | 'middle' | 'right'; clickCount?: number }): Promise<void>;
  up(options?: { button?: 'left' | 'middle' | 'right'; clickCount?: number }): Promise<void>;
}

export interface HostKeyboard {
  down(key: never): Promise<void>;
  up(key: never): Promise<void>;
  press(key: never): Promise<void>;
  type(text: string): Promise<void>;
}

/** The `evaluate` functions of the libraries have different generic types, so the types here are loose. */
/* eslint-disable @typescript-eslint/no-explicit-any */
export interface HostFrame {
  evaluate(pageFunction: any, arg?: any): Promise<any>;
}

/** A request of a page, and the frame that it brings a document to if it is for a navigation. */
export interface HostRequest {
  url(): string;
  isNavigationRequest(): boolean;
  frame(): HostFrame | null;
}

export interface HostPage extends HostFrame {
  readonly mouse: HostMouse;
  readonly keyboard: HostKeyboard;
  url(): string;
  isClosed(): boolean;
  mainFrame(): HostFrame;
  frames(): HostFrame[];
  on(event: any, listener: (subject: any) => void): unknown;
  off(event: any, listener: (subject: any) => void): unknown;
}
/* eslint-enable @typescript-eslint/no-explicit-any */

/** The functions that differ between Playwright and Puppeteer. */
export interface Library {
  readonly name: 'Playwright' | 'Puppeteer';
  /** The method that only pages of this library have. */
  readonly ownMethod: string;
  /** Runs the script at the start of every document, in every frame. @returns a function that stops this */
  atStart(script: string): Promise<() => Promise<void>>;
  /** Tells the names of the files that the page begins to download, if it can. @returns a function that stops this */
  onDownload(listener: (name: string) => void): Promise<() => unknown>;
  /** Opens a session of the DevTools protocol with the page. Rejects if the browser does not have the protocol. */
  debug(): Promise<DebugSession>;
}

/** A session of the DevTools protocol. */
export interface DebugSession {
  send(
    method: 'Runtime.evaluate' | 'Runtime.terminateExecution',
    options?: { expression: string },
  ): Promise<{ exceptionDetails?: unknown }>;
  detach(): Promise<void>;
}
