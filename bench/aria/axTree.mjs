// Reads Chromium's own accessibility tree and matches it with the page's elements.

/**
 * Collects the page's elements in the same order on both sides: shadow content before light children, without frames.
 */
export const COLLECT = `(() => {
  const all = [];
  const walk = (node) => {
    for (let child = node.firstElementChild; child; child = child.nextElementSibling) {
      all.push(child);
      if (child.shadowRoot) walk(child.shadowRoot);
      walk(child);
    }
  };
  walk(document);
  window.benchElements = all;
  return all.map((el) => el.localName);
})()`;

/**
 * Returns for each collected element its node in the accessibility tree, `{ role, internal, name, description, ignored
 * }`, or null.
 */
export async function axNodes(cdp, tags) {
  const { root } = await cdp.send('DOM.getDocument', { depth: -1, pierce: true });
  const { nodes } = await cdp.send('Accessibility.getFullAXTree');
  const byNode = new Map(nodes.map((node) => [node.backendDOMNodeId, node]));
  const elements = [];
  const walk = (node) => {
    for (const child of node.children ?? []) {
      if (child.nodeType !== 1) continue;
      elements.push(child);
      for (const shadow of child.shadowRoots ?? []) if (shadow.shadowRootType === 'open') walk(shadow);
      walk(child);
    }
  };
  walk(root);
  if (elements.length !== tags.length)
    throw new Error(`${elements.length} elements in the protocol, ${tags.length} in the page`);
  return elements.map((element, i) => {
    if (element.localName !== tags[i])
      throw new Error(`element ${i}: ${element.localName} in the protocol, ${tags[i]} in the page`);
    const node = byNode.get(element.backendNodeId);
    if (!node || node.ignored) return null;
    return {
      role: node.role?.value ?? '',
      internal: node.role?.type === 'internalRole',
      name: node.name?.value ?? '',
      description: node.description?.value ?? '',
    };
  });
}
