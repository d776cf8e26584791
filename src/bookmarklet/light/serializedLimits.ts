import type * as whole from '../../views/serializedLimits.ts';

/** The panel has room for all. */
export const limit: typeof whole.limit = () => 0;
export const leaveOutOffscreen: typeof whole.leaveOutOffscreen = () => undefined;
