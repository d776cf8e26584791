import { BLANK, textHidden } from '../../visibility/textHidden.ts';
import { Flag, type TreeNode } from '../../tree/TreeNode.ts';
import { isBlockLevel, isInFlow } from './display.ts';
import type { Frame } from './WalkFrame.ts';
import { keepsBreaks, shownText } from './shownText.ts';
import type { WalkState } from './WalkState.ts';

/** Adds the text of a text node to the element (or slot) that shows it, if a person can read it there. */
export function addText(walk: WalkState, frame: Frame, node: Text, data: string): void {
  if (data === '') return;
  const pre = frame.style.whiteSpace !== 'normal' && keepsBreaks(frame.style);
  const children = frame.draft.children;
  if (BLANK.test(data) && !(pre && data.includes('\n'))) {
    const last = children.at(-1);
    // At the start of a box white space does not show; `<em> </em>` parts two words.
    if (last === undefined ? !isInFlow(frame.draft.display) : endsInSpace(last)) return;
    if (frame.inside.flex !== '') return;
    add(children, ' ');
    return;
  }
  frame.textVisible ??= canBeRead(walk, frame, node);
  if (!frame.textVisible) {
    walk.hidden++;
    return;
  }
  frame.hasOwnText = true;
  if (pre) frame.draft.flags |= Flag.Pre;
  add(children, shownText(data, frame.style, pre));
}

function add(children: (TreeNode | string)[], text: string): void {
  const last = children.at(-1);
  if (typeof last === 'string')
    children[children.length - 1] = last.endsWith(' ') && text.startsWith(' ') ? last + text.slice(1) : last + text;
  else children.push(text);
}

const endsInSpace = (last: TreeNode | string): boolean =>
  typeof last === 'string'
    ? last.endsWith(' ') || last.endsWith('\n')
    : isBlockLevel(last.display) || last.tag === 'br';

function canBeRead(walk: WalkState, frame: Frame, node: Text): boolean {
  if (!frame.selfVisible) return false;
  const { el, outer, inside } = frame;
  return textHidden(el, node, frame.style, outer, inside, walk.reader) === null;
}
