import { AriaPass } from '../aria/AriaPass.ts';
import { computeAccessibleName } from '../aria/name.ts';
import { computeRole } from '../aria/role.ts';
import { computeStates } from '../aria/states.ts';
import { hasTypedText } from '../dom/focusable.ts';
import { attribute, namesOf, querySelectorAll, textContent, localName } from '../dom/natives.ts';
import { isWithinAcrossFrames } from '../layout/hitTest.ts';
import { checkVisibility } from '../visibility/checkVisibility.ts';
import { isSecret } from '../interactivity/secretFields.ts';
import type { DomSnapshot } from '../snapshot/DomSnapshot.ts';
import { factsOf } from '../snapshot/walk/facts.ts';
import { INTERACTIVE_ROLES } from '../standards/roles.ts';
import { Display, Flag, NodeKind, type TreeNode } from '../tree/TreeNode.ts';
import { gatingTree } from '../tree/gateTree.ts';
import { atOnce } from '../tree/lineUp.ts';
import { cut } from '../standards/characters.ts';

const MARKUP =
  'a[href],button,input:not([type=hidden]),select,textarea,summary,[contenteditable],[onclick],[tabindex],[role]';
/** The largest number of hidden elements that are listed. */
const MAX_TARGETS = 500;

/**
 * Lists interactive elements that are hidden at the moment, with numbers. They are recognized by their markup, because
 * the style of a hidden element says little.
 */
export function hiddenTargets(snapshot: DomSnapshot, within: Element | null): TreeNode[] {
  const { registry } = snapshot.parts;
  const aria = new AriaPass();
  const out: TreeNode[] = [];
  for (const el of snapshot.roots.flatMap((root) => [...querySelectorAll(root, MARKUP)])) {
    if (out.length === MAX_TARGETS) break;
    if (snapshot.nodeOf(el) || (within && !isWithinAcrossFrames(el, within))) continue;
    const tag = localName(el);
    const role = computeRole(el, aria) ?? '';
    const isNative = /^(?:a|button|input|select|textarea|summary)$/.test(tag);
    if ((!isNative && !INTERACTIVE_ROLES.has(role)) || checkVisibility(el, aria.reader).visible) continue;
    const name = hasTypedText(el)
      ? (attribute(el, 'aria-label') ?? '')
      : computeAccessibleName(el, aria) ||
        (tag === 'textarea' || tag === 'select' ? '' : (textContent(el) ?? '').replace(/\s+/gu, ' ').trim());
    const secret = isSecret(el, name);
    const node: TreeNode = {
      id: registry.assign(el),
      kind: NodeKind.Element,
      tag,
      role,
      name: cut(name, 100),
      display: Display.Inline,
      flags:
        Flag.Interactive |
        Flag.OwnName |
        (secret ? Flag.Secret : 0) |
        (tag === 'input' || tag === 'textarea' ? Flag.Editable : 0),
      children: [],
      shadow: null,
      frame: null,
      assigned: null,
      facts: factsOf(el, tag, namesOf(el), role, secret, aria.reader),
      states: computeStates(el, role, aria),
    };
    atOnce(gatingTree([node], node, registry.gate));
    out.push(node);
  }
  return out;
}
