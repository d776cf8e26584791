/** The exit status of the command line for each kind of failure. */
export const exitStatus = {
  ok: 0,
  'action-failed': 1,
  usage: 2,
  'no-browser': 3,
  'no-page': 4,
  'no-view': 5,
} as const;

export type Failure = Exclude<keyof typeof exitStatus, 'ok'>;

/** An error that is printed as one sentence, without a stack trace. `failure` decides the exit status. */
export class HostError extends Error {
  override readonly name = 'HostError';

  constructor(
    readonly failure: Failure,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Returns the first line of the message of whatever was thrown. */
export const messageOf = (thrown: unknown): string =>
  (thrown instanceof Error ? thrown.message : String(thrown)).split('\n')[0] ?? '';
