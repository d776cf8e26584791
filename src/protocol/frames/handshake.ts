/**
 * How a page and a frame in it connect, by window messages that scripts of both pages can see:
 *
 * hello   page to frame, of whatever origin: a nonce
 * ask     frame to page, if the frame lets that origin join or has a secret: the nonce, and a challenge
 * open    page to frame, to that origin only: a port, and the proof of the secret for nonce, challenge and both origins
 * ready   frame to the pages around it: a tool was created that may be asked
 *
 * Everything else goes through the port. Only trusted events count: the browser vouches for their source and origin.
 */
export interface Handshake {
  readonly step: 'hello' | 'ask' | 'open' | 'ready';
  readonly nonce: string;
  readonly challenge: string;
  readonly proof: string;
}

const TYPE = 'domtool-frame';

/** `null` for sandboxed documents, an origin that any page can have. */
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
