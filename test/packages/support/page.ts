import { expect } from 'chai';
import { isDomTool, refusals } from './hands.ts';

/** Returns an empty element in an empty page. */
export function place(): HTMLElement {
  document.body.innerHTML = '';
  document.body.style.cssText = 'margin:8px';
  const host = document.createElement('div');
  document.body.append(host);
  refusals.length = 0;
  return host;
}

/** A busy machine may take long. What other libraries do not achieve at once, they mostly never do. */
const PATIENCE_MS = isDomTool ? 30_000 : 3000;

export async function until<T>(get: () => T | null | undefined | false, patience = PATIENCE_MS): Promise<T> {
  const end = performance.now() + patience;
  for (;;) {
    const got = get();
    if (got) return got;
    if (performance.now() > end) throw new Error(`never came: ${get.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

export const $ = <T extends HTMLElement = HTMLElement>(selector: string): Promise<T> =>
  until(() => document.querySelector<T>(selector));
export const pause = (ms = 50): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Expects the state that the package itself holds. The failure message says what the action claimed. */
export function holds(claimed: boolean | boolean[], actual: unknown, expected: unknown): void {
  const claims = [claimed].flat();
  const said = claims.every(Boolean) ? 'CLAIMED SUCCESS' : `refused: ${refusals.join('; ')}`;
  expect(actual, said).to.deep.equal(expected);
  expect(claims, said).to.not.include(false);
}
