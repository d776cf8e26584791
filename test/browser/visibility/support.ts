/** Runs a script of test/pages in the page. */
export async function loadScript(url: string): Promise<void> {
  await new Promise((resolve, reject) => {
    const script = document.createElement('script');
    Object.assign(script, { src: url, onload: resolve, onerror: reject });
    document.head.append(script);
  });
}

/** Runs the scripts that came in as HTML. */
export function runScripts(): void {
  for (const script of document.body.querySelectorAll('script')) {
    const copy = document.createElement('script');
    copy.textContent = `{${script.textContent}}`;
    script.replaceWith(copy);
  }
}

/** The element #t, in the page, a shadow root or a frame of it. */
export function target(): Element {
  const roots = [document, document.querySelector('#h')?.shadowRoot, document.querySelector('iframe')?.contentDocument];
  for (const root of roots) {
    const found = root?.querySelector('#t');
    if (found) return found;
  }
  throw new Error('the page has no #t');
}
