import { messageOf } from '../../standards/messageOf.ts';
import type { DomToolError } from '../../standards/errors.ts';
import type { Reply, ReplyMessage, Request } from './envelopes.ts';

type Run = (request: Request) => Promise<unknown>;

const failure = (error: unknown): Reply => ({
  success: false,
  error: messageOf(error),
  code: (error as Partial<DomToolError> | null)?.code ?? 'failed',
});

/** Returns the answer to a request: what `run` returns, or the error that it throws. */
export async function replyTo(request: Request, run: Run): Promise<Reply> {
  // `await` calls no `then` that the page may have replaced.
  try {
    return { success: true, data: await run(request) };
  } catch (error) {
    return failure(error);
  }
}

/** Answers a request with a message of its own. */
export async function answer(request: Request, run: Run, send: (reply: ReplyMessage) => void): Promise<void> {
  const { id } = request;
  const sendReply = (reply: Reply): void => send({ type: 'TAB_RESULT', id, ...reply });
  const reply = await replyTo(request, run);
  try {
    sendReply(reply);
  } catch (error) {
    // An answer that cannot be cloned, such as a tree thousands of levels deep, is reported as an error. That fails too
    // if the channel is closed.
    try {
      sendReply(failure(`the answer cannot be sent: ${messageOf(error)}`));
    } catch {
      /* closed */
    }
  }
}
