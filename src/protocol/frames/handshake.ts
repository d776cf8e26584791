/**
 * How a page and a frame in it find each other, by window messages that both pages can see:
 *
 * hello   page to frame, to whatever origin: a nonce, nothing else
 * ask     frame to page, if its host lets that origin ask, or has given it a secret: the nonce, and a challenge
 * open    page to frame, to that origin only: a port, and what only who knows the secret can say of nonce, challenge and both origins
 * ready   frame to the pages around it: a tool has come that may be asked
 *
 * Everything else goes through the port. Events that scripts made up are no messages: the browser vouches for source and origin.
 */
export interface Handshake {
  readonly step: 'hello' | 'ask' | 'open' | 'ready';
  readonly nonce: string;
  readonly challenge: string;
  readonly proof: string;
}

const TYPE = 'domtool-frame';

/** Sandboxed documents have none: `null`, which anybody can have. */
export const OWN_ORIGIN = globalThis.origin;

export function post(to: Window, message: Partial<Handshake>, origin: string, transfer: Transferable[] = []): void {
  try {
    to.postMessage({ type: TYPE, ...message }, origin === 'null' ? '*' : origin, transfer);
  } catch {
    /* the window has gone */
  }
}

export function handshakeIn(data: unknown): Handshake | null {
  const {
    type,
    step,
    nonce = '',
    challenge = '',
    proof = '',
  } = (typeof data === 'object' && data ? data : {}) as Partial<Handshake> & { type?: unknown };
  if (type !== TYPE || ![step, nonce, challenge, proof].every((text) => typeof text === 'string' && text.length < 100))
    return null;
  return { step, nonce, challenge, proof } as Handshake;
}
