/** The stream for progress messages, usually standard error. */
export interface ProgressStream {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** The time until the first message about a wait, and between later ones, in milliseconds. */
interface Interval {
  readonly first: number;
  readonly every: number;
}
const AT_TERMINAL: Interval = { first: 1000, every: 1000 };
const IN_A_LOG: Interval = { first: 5000, every: 10_000 };

/** Returns the control characters that erase a progress message from a terminal, or nothing for other streams. */
export const clearLine = ({ isTTY }: ProgressStream): string => (isTTY ? '\r\x1b[2K' : '');

/**
 * Waits for `work` and reports the wait: on one line of a terminal, which is erased at the end, or with an occasional
 * line in a log. Work that finishes quickly is not reported.
 * @param what the beginning of the message, for instance `Loading`
 */
export async function whileWaiting<T>(
  what: string,
  work: Promise<T>,
  stream: ProgressStream,
  interval: Interval = stream.isTTY ? AT_TERMINAL : IN_A_LOG,
): Promise<T> {
  const start = Date.now();
  const { isTTY } = stream;
  let hasReported = false;
  const report = (): void => {
    hasReported = true;
    const seconds = Math.floor((Date.now() - start) / 1000);
    stream.write(`${clearLine(stream)}${what} … ${seconds} s${isTTY ? '' : '\n'}`);
    timer = setTimeout(report, interval.every);
  };
  let timer = setTimeout(report, interval.first);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
    if (hasReported && isTTY) stream.write(clearLine(stream));
  }
}
