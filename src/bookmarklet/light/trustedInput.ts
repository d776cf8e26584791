import type * as whole from '../../actions/platform/trustedInput.ts';

/** For the bookmarklet, which no host gives real input. */
export const trustedInput: typeof whole.trustedInput = () => null;
export const trustedClick: typeof whole.trustedClick = () => Promise.resolve({ done: true });
