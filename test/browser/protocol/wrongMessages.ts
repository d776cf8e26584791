import { REQUESTS } from '../../../src/protocol/messages/envelopes.ts';

type Random = () => number;

const LONG = 'long '.repeat(100_000);
const pick = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;

/** Values that no argument of any command takes, and that can be cloned. */
const VALUES: readonly (() => unknown)[] = [
  () => null,
  () => undefined,
  () => NaN,
  () => -1,
  () => 1e308,
  () => 2n ** 70n,
  () => '',
  () => '__proto__',
  () => 'node_999999',
  () => '\ud800\u202e\0',
  () => LONG,
  () => [],
  () => Array.from({ length: 1000 }, () => null),
  () => ({}),
  () => ({ length: 1e9 }),
  () => ({ then: 'resolve', type: 'TAB_COMMAND', nodeId: {} }),
  () => new Map([['command', 'get-snapshot']]),
  () => new Date(NaN),
  () => /(a+)+$/,
  () => new Error('not ours'),
  () => new Uint8Array(9),
  () => new Blob(['x']),
  () => {
    const cyclic: Record<string, unknown> = {};
    cyclic['payload'] = cyclic['args'] = cyclic;
    return cyclic;
  },
  () => {
    let deep: unknown = 0;
    for (let i = 0; i < 200; i++) deep = { args: deep };
    return deep;
  },
];

export const wrongValue = (random: Random): unknown => pick(random, VALUES)();

/** Returns arguments that a command has to refuse: not an object, or an object with a field that nothing takes. */
function wrongArgs(random: Random, names: readonly string[]): unknown {
  if (random() < 0.2) return wrongValue(random);
  const args: Record<string, unknown> = { nonsense: wrongValue(random) };
  for (const name of names) if (random() < 0.4) args[name] = wrongValue(random);
  return args;
}

/** A message that is wrong in one or several ways. The id of a request is always that which is given. */
export function wrongMessage(
  random: Random,
  id: unknown,
  commands: readonly string[],
  names: readonly string[],
): unknown {
  const kind = random();
  if (kind < 0.2) return wrongValue(random);
  if (kind < 0.3) return { type: wrongValue(random), id, payload: { command: pick(random, commands) } };
  // An answer to a question that nobody asked, or that has been answered.
  if (kind < 0.4)
    return { type: 'TAB_RESULT', id: pick(random, [id, 0, 1, wrongValue(random)]), success: random() < 0.5 };
  const type = pick(
    random,
    REQUESTS.filter((one) => one !== 'PING'),
  );
  if (kind < 0.5) return { type, id, payload: wrongValue(random) };
  const command = random() < 0.1 ? wrongValue(random) : pick(random, commands);
  const args = wrongArgs(random, names);
  const payload =
    type === 'TAB_COMMAND'
      ? { command, args }
      : { action: random() < 0.3 ? wrongValue(random) : { type: command, ...(args as object | null) } };
  return { type, id, payload };
}

/** Whether a message is a request, which is answered. */
export const isAsked = (message: unknown): boolean =>
  typeof message === 'object' &&
  message !== null &&
  (REQUESTS as readonly unknown[]).includes((message as { type?: unknown }).type);
