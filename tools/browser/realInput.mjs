/**
 * Lets tests give real input: the command `real-input` takes an `InputRequest` of `src/host/pageBridge.ts` and performs
 * it as the hosts for Playwright and Puppeteer do, with the browser's own mouse and keyboard.
 */
export function realInputPlugin(performInput) {
  return {
    name: 'real-input',
    async executeCommand({ command, payload, session }) {
      if (command !== 'real-input') return undefined;
      await performInput(session.browser.getPage(session.id), payload);
      return true;
    },
  };
}
