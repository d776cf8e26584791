import {
  attachTo
} from "./node-TQBT3R2U.mjs";

// src/host/playwright.ts
function attach(page, options) {
  return attachTo(
    page,
    {
      name: "Playwright",
      ownMethod: "addInitScript",
      atStart: async (script) => {
        const added = await page.addInitScript({ content: script });
        return async () => added?.dispose?.();
      },
      onDownload: (listener) => {
        const onDownload = (download) => listener(download.suggestedFilename());
        page.on("download", onDownload);
        return Promise.resolve(() => page.off("download", onDownload));
      },
      debug: () => {
        const context = page.context();
        return context.newCDPSession(page);
      }
    },
    options
  );
}
var fixtures = {
  dom: async ({ page }, use) => {
    const dom = await attach(page);
    await use(dom);
    await dom.detach();
  }
};

export {
  attach,
  fixtures
};
