import { withinTime } from '../../dom/timers.ts';
import { addListener } from '../../dom/natives.ts';
import { DomToolError, type MisuseCode } from '../../standards/errors.ts';
import { isRequest, type Reply, type ReplyMessage, type Request } from '../messages/envelopes.ts';
import { closePort, messageData, postToPort, startPort } from './messageNatives.ts';

/** One end of the channel between a frame and the page around it: questions with answers, and messages without. */
export class Link {
  readonly #port: MessagePort;
  readonly #waiting = new Map<number, (reply: Reply) => void>();
  #count = 0;
  #closed = false;

  /** @param told is called with messages that are no answers */
  constructor(port: MessagePort, told: (message: object) => void) {
    this.#port = port;
    addListener(port, 'message', (event) => {
      const message = messageData(event as MessageEvent);
      if (typeof message !== 'object' || message === null) return;
      const { id, type } = message as Partial<ReplyMessage>;
      if (type !== 'TAB_RESULT') return told(message);
      this.#waiting.get(Number(id))?.(message as ReplyMessage);
      this.#waiting.delete(Number(id));
    });
    startPort(port);
  }

  /**
   * Asks the other side, and gives its answer, which is untrusted input.
   * @throws DomToolError `no_answer` when the link is closed; what the other side threw
   */
  ask(command: string, args: object): Promise<unknown> {
    const id = this.#count++;
    return new Promise((resolve, reject) => {
      const fail = (code: unknown, error: unknown): void =>
        reject(new DomToolError((typeof code === 'string' ? code : 'failed') as MisuseCode, String(error)));
      if (this.#closed) return fail('no_answer', 'the frame has gone');
      this.#waiting.set(id, (reply) => (reply.success ? resolve(reply.data) : fail(reply.code, reply.error)));
      try {
        this.tell({ type: 'TAB_COMMAND', payload: { command, args }, id } satisfies Request);
      } catch (error) {
        this.#waiting.delete(id);
        fail('bad_option', `what was given cannot be sent to the frame: ${String(error)}`);
      }
    });
  }

  tell(message: object): void {
    if (!this.#closed) postToPort(this.#port, message);
  }

  /** Closes the channel; questions that still wait fail with `no_answer`. */
  close(): void {
    this.#closed = true;
    closePort(this.#port);
    for (const end of this.#waiting.values()) end({ success: false, code: 'no_answer', error: 'the frame has gone' });
    this.#waiting.clear();
  }
}

/** Answers a request that came through the link with what `run` gives or throws. */
export async function answer(link: Link, message: object, run: (request: Request) => Promise<unknown>): Promise<void> {
  if (!isRequest(message)) return;
  const { id } = message;
  const reply = await run(message).then(
    (data): Reply => ({ success: true, data }),
    (error: unknown): Reply => ({
      success: false,
      code: (error as Partial<DomToolError>).code ?? 'failed',
      error: error instanceof Error ? error.message : String(error),
    }),
  );
  try {
    link.tell({ type: 'TAB_RESULT', id, ...reply });
  } catch (error) {
    link.tell({ type: 'TAB_RESULT', id, success: false, code: 'failed', error: String(error) });
  }
}

/** What the promise gives; null when the time is over first, or it fails. */
export const inTime = <T>(promise: Promise<T>, ms: number): Promise<T | null> =>
  withinTime(
    promise.catch(() => null),
    ms,
    () => null,
  );
