/** What can go wrong, by the exit status that a script sees. */
export const exitStatus = {
  ok: 0,
  'action-failed': 1,
  usage: 2,
  'no-browser': 3,
  'no-page': 4,
  'no-view': 5,
} as const;

export type Failure = Exclude<keyof typeof exitStatus, 'ok'>;

/** An error that is told to the user as one sentence, without a stack. */
export class CliError extends Error {
  override readonly name = 'CliError';

  constructor(
    readonly failure: Failure,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
