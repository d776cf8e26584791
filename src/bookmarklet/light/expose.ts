/** The bookmarklet leaves out what is inert, dialogs in it too. A function of which the bundler takes away the calls. */
export function expose(): void {
  /* nothing */
}
