import { ownFields } from '../../standards/ownFields.ts';

/** The types of messages that are answered. */
export const REQUESTS = ['PING', 'TAB_COMMAND', 'PAGE_ACTION_EXECUTE'] as const;
export type RequestType = (typeof REQUESTS)[number];

/** The name of the `chrome.runtime` ports that are served. */
export const CHANNEL = 'domtool';

/** A request. The `payload` of a command is `{ command, args }`, that of a page action `{ action }`. */
export interface Request {
  readonly type: RequestType;
  readonly payload?: unknown;
  /**
   * The answer repeats it. `chrome.runtime` messages do not need it, because the browser returns their answers to the
   * sender.
   */
  readonly id?: string | number;
  readonly source?: string;
  readonly timestamp?: number;
}

/** An answer, as plain data that can be cloned. */
export type Reply =
  | { readonly success: true; readonly data: unknown }
  | { readonly success: false; readonly error: string; readonly code: string };

/** An answer sent as a message of its own, to a window or port. */
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

/** The message that a page sends when it begins to listen, and again when the back/forward cache restores it. */
export interface Presence {
  readonly type: 'TAB_RESULT';
  readonly source: 'content';
  readonly payload: { readonly type: 'content-script-ready'; readonly context: Pong };
  readonly timestamp: number;
}

export const isRequest = (message: unknown): message is Request =>
  typeof message === 'object' &&
  message !== null &&
  // The page may have replaced the methods of lists.
  (message as Request).type in TYPES;
const TYPES = ownFields(Object.fromEntries(REQUESTS.map((type) => [type, true])));
