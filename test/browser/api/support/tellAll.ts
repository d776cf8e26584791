import type { DomTool } from '../../../../src/index.ts';

/** Returns all results of a tool about the page, including those of refused actions. */
export async function tellAll(tool: DomTool, includeValues = false): Promise<string> {
  const snapshot = await tool.getSnapshot();
  const target = document.querySelector('input, button, a, p');
  const id = target ? (snapshot.getNodeId(target) ?? '1') : '1';
  const told = [
    snapshot.toText({ includeValues }),
    snapshot.toText({ urls: true }),
    snapshot.serialize({ includeValues }),
    snapshot.virtualDom,
    snapshot.context,
    snapshot.toJSON(),
    await tool.overview(),
    await tool.overview({ format: 'text' }),
    await tool.search('e', { includeValues }),
    await tool.search('e', { format: 'text' }),
    await tool.forms({ includeValues }),
    await tool.toPageModel({ includeValues }),
    await tool.inspect(id, { includeValues }),
    await tool.pageState({ includeValues }),
    await tool.pageState({ domMode: 'skeleton' }),
    await tool.pageState({ domMode: 'full', includeValues }),
    await tool.automate({ action: 'query', selector: 'input, button, a, p', descriptorMode: 'full' }),
    await tool.click(id, { timeout: 0 }),
    await tool.hover(id, { timeout: 0 }),
    await tool.focus(id, { timeout: 0 }),
  ];
  return told.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join('\n');
}
