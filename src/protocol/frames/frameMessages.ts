import { isString, objectIn } from '../../standards/values.ts';
import { getters, method, createElement } from '../../dom/natives.ts';

/**
 * The built-in functions for messages, saved at the start, so that a page that replaces them later cannot read
 * messages.
 */
export const postToPort = method<(port: MessagePort, message: unknown) => void>(MessagePort, 'postMessage');
export const startPort = method<(port: MessagePort) => void>(MessagePort, 'start');
export const closePort = method<(port: MessagePort) => void>(MessagePort, 'close');
export const [messageData, messageOrigin, messageSource, messagePorts] = getters(
  MessageEvent,
  'data',
  'origin',
  'source',
  'ports',
);
export const Channel = MessageChannel;
/** Creates an element that is never inserted into the page. It receives the number of an element in another realm. */
export const newStandIn = (): Element => createElement(document, 'i');

const random = method<(crypto: Crypto, into: Uint32Array) => Uint32Array>(Crypto, 'getRandomValues');
/** Returns 128 random bits as text. */
export const nonce = (): string => [...random(crypto, new Uint32Array(4))].map((n) => n.toString(36)).join('.');

/**
 * A page and a frame in it connect by window messages, which scripts of both pages can see:
 *
 * hello   from the page to the frame, whatever its origin: a nonce
 * ask     from the frame to the page, if its origin may join or there is a secret: the nonce and a challenge
 * open    from the page to the frame's origin: a port, and the proof of the secret over nonce, challenge and origins
 * ready   from the frame to the pages around it: a DomTool was created that may be joined
 *
 * All other messages go through the port. Only trusted events count, because the browser vouches for their source and
 * origin.
 */
export interface Handshake {
  readonly step: 'hello' | 'ask' | 'open' | 'ready';
  readonly nonce: string;
  readonly challenge: string;
  readonly proof: string;
}

const TYPE = 'domtool-frame';

/** The origin of this document. It is `null` for a sandboxed document, and any page can have that origin. */
export const OWN_ORIGIN = globalThis.origin;

/** Sends a handshake message to a window. Without an origin to name, any document in the window receives it. */
export function post(to: Window, message: Partial<Handshake>, origin: string, transfer: Transferable[] = []): void {
  try {
    to.postMessage({ type: TYPE, ...message }, origin === 'null' ? '*' : origin, transfer);
  } catch {
    /* the window has gone */
  }
}

/** Reads a handshake message, which is untrusted input; null for anything else. */
export function handshakeIn(data: unknown): Handshake | null {
  const {
    type,
    step,
    nonce = '',
    challenge = '',
    proof = '',
  } = objectIn(data) as Partial<Handshake> & { type?: unknown };
  if (type !== TYPE || ![step, nonce, challenge, proof].every((text) => isString(text) && text.length < 100))
    return null;
  return { step, nonce, challenge, proof } as Handshake;
}
