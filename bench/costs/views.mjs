/**
 * The views, each as the source of a function of the tool; the first builds the snapshot from which the others are
 * written.
 */
export const VIEWS = {
  snapshot: 'async (tool) => { window.snapshot = await tool.getSnapshot({ maxWaitMs: 120000 }); }',
  toText: '() => snapshot.toText()',
  'toText urls': '() => snapshot.toText({ urls: true })',
  'toText expand': "() => snapshot.toText({ expand: 'all' })",
  'toText 500': '() => snapshot.toText({ maxTokens: 500 })',
  serialize: '() => snapshot.serialize()',
  'serialize 500': '() => snapshot.serialize({ maxTokens: 500 })',
  virtualDom: `() => {
    const open = [snapshot.virtualDom];
    for (let node = open.pop(); node; node = open.pop()) open.push(...(node.children ?? []));
  }`,
  overview: '(tool) => tool.overview()',
  'overview text': "(tool) => tool.overview({ format: 'text' })",
  'overview all': '(tool) => tool.overview({ viewport: false, visible: false, max_rows: 100 })',
  search: "(tool) => tool.search('e')",
  'search glob': "(tool) => tool.search('*a*a*a*z')",
  'search pattern': "(tool) => tool.search('/(a+)+$/')",
  forms: '(tool) => tool.forms()',
  pageModel: '(tool) => tool.toPageModel()',
  'pageModel 500': '(tool) => tool.toPageModel({ maxTokens: 500 })',
  pageState: '(tool) => tool.pageState()',
  skeleton: "(tool) => tool.pageState({ domMode: 'skeleton' })",
  'skeleton 500': "(tool) => tool.pageState({ domMode: 'skeleton', maxTokens: 500 })",
  full: "(tool) => tool.pageState({ domMode: 'full' })",
  inspect: "(tool) => tool.inspect('body *')",
  'inspect last': "(tool) => tool.inspect('body *:last-child')",
  automate: "(tool) => tool.automate({ action: 'query', selector: 'body *' })",
  'automate text': "(tool) => tool.automate({ action: 'query', selector: 'text=no such words' })",
  'automate role': "(tool) => tool.automate({ action: 'query', selector: 'role=button[name=Go]' })",
  diff: `async (tool) => {
    document.body.append('changed');
    const next = await tool.buildSnapshot();
    next.diff(snapshot);
    next.toText();
  }`,
  hover: `async (tool) => {
    const id = (await tool.getSnapshot()).getNodeId(document.querySelector('body *'));
    await tool.hover(id, { timeout: 0, settle: 0 });
  }`,
};
