/** Nothing is kept from one question to the next. */
export const unchangedToken = (): object => ({});
