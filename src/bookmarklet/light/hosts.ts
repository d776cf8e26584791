/** The panel's tree is not kept up to date. A function of which the bundler takes away the calls. */
export function noteHost(): void {
  /* nothing */
}
