/** What progress is told to: standard error, as a rule. */
export interface ProgressStream {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** When a wait is long enough to be told of, and how often it is told again, in milliseconds. */
interface Pace {
  readonly first: number;
  readonly every: number;
}
const AT_TERMINAL: Pace = { first: 1000, every: 1000 };
const IN_A_LOG: Pace = { first: 5000, every: 10_000 };

/** Takes away what progress wrote on the line of a terminal. */
export const clearLine = ({ isTTY }: ProgressStream): string => (isTTY ? '\r\x1b[2K' : '');

/**
 * Waits for something that may take long, saying what for: at a terminal on one line that goes away again, in a log by a line
 * now and then. What is quick says nothing.
 */
export async function whileWaiting<T>(
  what: string,
  work: Promise<T>,
  stream: ProgressStream,
  pace: Pace = stream.isTTY ? AT_TERMINAL : IN_A_LOG,
): Promise<T> {
  const start = Date.now();
  const { isTTY } = stream;
  let told = false;
  const tell = (): void => {
    told = true;
    const seconds = Math.floor((Date.now() - start) / 1000);
    stream.write(`${clearLine(stream)}${what} … ${seconds} s${isTTY ? '' : '\n'}`);
    timer = setTimeout(tell, pace.every);
  };
  let timer = setTimeout(tell, pace.first);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
    if (told && isTTY) stream.write(clearLine(stream));
  }
}
