/** Changes after which a tool that knows the page gives a new snapshot. */
export const CHANGES = ['none', 'one text', 'one class', 'one checkbox', 'a row at the end', 'a row at the top'];

export async function startChanges() {
  window.kept ??= new window.DomTool();
  await window.kept.getSnapshot();
}

export function endChanges() {
  window.kept.destroy();
  delete window.kept;
}

/** Makes the change and gives a snapshot. */
export async function rebuildAfter(name) {
  const root = document.body.querySelector('x-rows')?.shadowRoot ?? document.body;
  const rows = root.querySelectorAll('.row');
  const row = rows[rows.length >> 1];
  if (name === 'one text') row.querySelector('p').firstChild.data += '.';
  if (name === 'one class') row.classList.toggle('picked');
  if (name === 'one checkbox') row.querySelector('input').checked = !row.querySelector('input').checked;
  if (name === 'a row at the end') rows[rows.length - 1].after(row.cloneNode(true));
  if (name === 'a row at the top') rows[0].before(row.cloneNode(true));
  await window.kept.getSnapshot();
}
