import { compounds } from './selectors.ts';

/** What rules of a shadow tree ask of its host: nothing, its attributes, or what may differ between hosts of the same attributes. */
export const HOST = { none: 0, attributes: 1, any: 2 } as const;

/** What the selector, which has `:host` in it, asks of the host. https://drafts.csswg.org/css-scoping/#host-selector */
export function toldOfHost(selector: string): number {
  const rest = selector.replace(ARGUMENT, (_, argument: string) => (ATTRIBUTES.test(argument) ? ':host' : ':host('));
  return /:host[(:-]/.test(rest) ? HOST.any : rest === selector ? HOST.none : HOST.attributes;
}
const ARGUMENT = /:host\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g;
const ATTRIBUTES = /^(?:[\w\s.#="',*[\]-]|[~|^$]=|:(?:not|is|where)\(|:defined|\)|[^\0-\x7f])*$/;

/** Whether it may match the host of its tree itself. */
export const mayBeHost = (selector: string, isNested: boolean): boolean =>
  (isNested && selector.includes('&')) ||
  (OF_HOST.test(selector) && OF_HOST.test(compounds(selector).at(-1)?.text ?? ''));
const OF_HOST = /:host|:scope/;
