import {
  attachTo
} from "./node-TQBT3R2U.mjs";

// src/host/puppeteer.ts
function attach(page, options) {
  return attachTo(
    page,
    {
      name: "Puppeteer",
      ownMethod: "evaluateOnNewDocument",
      atStart: async (script) => {
        const { identifier } = await page.evaluateOnNewDocument(script);
        return () => page.removeScriptToEvaluateOnNewDocument(identifier).catch(() => void 0);
      },
      onDownload: async (listener) => {
        const session = await page.createCDPSession();
        session.on("Page.downloadWillBegin", ({ suggestedFilename }) => listener(suggestedFilename));
        await session.send("Page.enable");
        return () => session.detach();
      },
      debug: async () => await page.createCDPSession()
    },
    options
  );
}
export {
  attach
};
