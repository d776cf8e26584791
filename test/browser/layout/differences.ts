import { LayoutReader } from '../../../src/layout/LayoutReader.ts';

/** Elements of those trees (else of the document) whose style, read through the index by one reader, differs from the browser's own answer. */
export function differences(...roots: readonly (Document | ShadowRoot)[]): string[] {
  // WebKit gives an answer of before for what is in a shadow tree, until it has laid out the page.
  document.body.getBoundingClientRect();
  const reader = new LayoutReader();
  const out: string[] = [];
  // The index is made only for those who ask often.
  for (let i = 0; i < 70; i++) reader.mayGenerate(document.body);
  for (const root of roots.length ? roots : [document]) {
    for (const el of root.querySelectorAll('*')) {
      const ours = reader.style(el);
      const own = getComputedStyle(el);
      // It is not in the flat tree.
      if (own.display === '') continue;
      const pairs = {
        display: [ours.display, own.display],
        visibility: [ours.visibility, own.visibility],
        opacity: [ours.opacity, Number(own.opacity)],
        cursor: [ours.cursor, own.cursor],
        position: [ours.position, own.position],
        ink: [ours.ink, own.getPropertyValue('-webkit-text-fill-color')],
        textIndent: [ours.textIndent, own.textIndent],
        background: [ours.background.replace('transparent', 'rgba(0, 0, 0, 0)'), own.backgroundColor],
        backgroundImage: [ours.backgroundImage, own.backgroundImage],
        fontSize: [ours.fontSize, own.fontSize],
        whiteSpace: [ours.whiteSpace, own.whiteSpace],
        textTransform: [ours.textTransform, own.textTransform],
        clipPath: [ours.clipPath, own.clipPath],
        overflow: [
          ours.overflow,
          own.overflowX === own.overflowY ? own.overflowX : `${own.overflowX} ${own.overflowY}`,
        ],
      };
      for (const [name, [a, b]] of Object.entries(pairs))
        if (a !== b) out.push(`${name} of ${el.outerHTML.slice(0, 60)}: ${String(a)}, not ${String(b)}`);
    }
  }
  return out;
}
