/** Asked anew each time. */
export const remembered = <F>(get: F): F => get;
