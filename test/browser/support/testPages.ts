/** Loads a script file into the test page. */
export async function loadScript(url: string): Promise<void> {
  await new Promise((resolve, reject) => {
    const script = document.createElement('script');
    Object.assign(script, { src: url, onload: resolve, onerror: reject });
    document.head.append(script);
  });
}

/** Runs the scripts in HTML that was set with innerHTML, which the browser does not run. */
export function runScripts(): void {
  for (const script of document.body.querySelectorAll('script')) {
    const copy = document.createElement('script');
    copy.textContent = `{${script.textContent}}`;
    script.replaceWith(copy);
  }
}

/** Returns the element #t in the test page, in the shadow root of #h, or in the frame. */
export function target(): Element {
  const roots = [document, document.querySelector('#h')?.shadowRoot, document.querySelector('iframe')?.contentDocument];
  for (const root of roots) {
    const found = root?.querySelector('#t');
    if (found) return found;
  }
  throw new Error('the page has no #t');
}
