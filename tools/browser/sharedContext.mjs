/**
 * Returns the function that gives the test runner a context for each test page. The pages are tabs of one context, so
 * that they share its cache. The runner's own contexts load every module of `src` again for each test file.
 */
export function sharedContext() {
  let context;
  const tabs = {
    newPage: () => context.newPage(),
    /** Closes the test page and what the tests have opened. */
    close: () => Promise.all(context.pages().map((page) => page.close())),
  };
  return async ({ browser }) => {
    context ??= await browser.newContext();
    return tabs;
  };
}
