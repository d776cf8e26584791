import { isString } from '../../standards/values.ts';
import { withinTime } from '../../dom/timers.ts';
import { addListener } from '../../dom/natives.ts';
import { DomToolError, type MisuseCode } from '../../standards/errors.ts';
import type { Reply, ReplyMessage, Request } from '../messages/envelopes.ts';
import { closePort, messageData, postToPort, startPort } from './frameMessages.ts';

/**
 * One end of the channel between a frame and the page around it. It carries requests with answers, and notifications
 * without.
 */
export class Link {
  readonly #port: MessagePort;
  readonly #waiting = new Map<number, (reply: Reply) => void>();
  #count = 0;
  #closed = false;

  /** @param onMessage is called with messages that are not answers */
  constructor(port: MessagePort, onMessage: (message: object) => void) {
    this.#port = port;
    addListener(port, 'message', (event) => {
      const message: unknown = messageData(event as MessageEvent);
      if (typeof message !== 'object' || message === null) return;
      const { id, type } = message as Partial<ReplyMessage>;
      if (type !== 'TAB_RESULT') return onMessage(message);
      this.#waiting.get(Number(id))?.(message as ReplyMessage);
      this.#waiting.delete(Number(id));
    });
    startPort(port);
  }

  /**
   * Asks the other side.
   * @returns its answer, which is untrusted input
   * @throws DomToolError `no_answer` if the link is closed; otherwise whatever the other side threw
   */
  ask(command: string, args: object): Promise<unknown> {
    const id = this.#count++;
    return new Promise((resolve, reject) => {
      const fail = (code: unknown, error: unknown): void =>
        reject(new DomToolError((isString(code) ? code : 'failed') as MisuseCode, String(error)));
      if (this.#closed) return fail('no_answer', 'the frame is gone');
      this.#waiting.set(id, (reply) => (reply.success ? resolve(reply.data) : fail(reply.code, reply.error)));
      try {
        this.send({ type: 'TAB_COMMAND', payload: { command, args }, id } satisfies Request);
      } catch (error) {
        this.#waiting.delete(id);
        fail('bad_option', `the arguments cannot be sent to the frame: ${String(error)}`);
      }
    });
  }

  send(message: object): void {
    if (!this.#closed) postToPort(this.#port, message);
  }

  /** Closes the channel. Questions that are still waiting fail with `no_answer`. */
  close(): void {
    this.#closed = true;
    closePort(this.#port);
    for (const finish of this.#waiting.values())
      finish({ success: false, code: 'no_answer', error: 'the frame is gone' });
    this.#waiting.clear();
  }
}

/** Returns the result of the promise, or null if it rejects or does not settle in time. */
export const inTime = <T>(promise: Promise<T>, ms: number): Promise<T | null> =>
  withinTime(
    promise.catch(() => null),
    ms,
    () => null,
  );
