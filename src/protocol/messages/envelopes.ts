/** Types of messages that are answered. */
export const REQUESTS = ['PING', 'TAB_COMMAND', 'PAGE_ACTION_EXECUTE'] as const;
export type RequestType = (typeof REQUESTS)[number];

/** The name of a `chrome.tabs.connect` channel that is listened to. */
export const CHANNEL = 'domtool';

/** A request. The `payload` of a command is `{ command, args }`, that of a page action `{ action }`. */
export interface Request {
  readonly type: RequestType;
  readonly payload?: unknown;
  /** Comes back in the answer. `chrome.runtime` messages need none: they have a way to answer of their own. */
  readonly id?: string | number;
  readonly source?: string;
  readonly timestamp?: number;
}

/** An answer: plain data that can be cloned. */
export type Reply =
  | { readonly success: true; readonly data: unknown }
  | { readonly success: false; readonly error: string; readonly code: string };

/** An answer sent as a message of its own, to a window or a port. */
export type ReplyMessage = Reply & { readonly type: 'TAB_RESULT'; readonly id: string | number | undefined };

/** The answer to PING. */
export interface Pong {
  readonly type: 'PONG';
  readonly version: string;
  readonly url: string;
  readonly title: string;
  readonly readyState: string;
  readonly timestamp: number;
}

/** Sent once by a page that listens, and again when it comes back from the back/forward cache. */
export interface Presence {
  readonly type: 'TAB_RESULT';
  readonly source: 'content';
  readonly payload: { readonly type: 'content-script-ready'; readonly context: Pong };
  readonly timestamp: number;
}

export const isRequest = (message: unknown): message is Request =>
  typeof message === 'object' &&
  message !== null &&
  (REQUESTS as readonly unknown[]).includes((message as Request).type);
