import type * as whole from '../../aria/description.ts';

/** No view of the panel tells it. */
export const computeAccessibleDescription: typeof whole.computeAccessibleDescription = () => '';
