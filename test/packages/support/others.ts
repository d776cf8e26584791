import { PageController } from '@page-agent/page-controller';
import userEvent from '@testing-library/user-event';
import type { Hands } from './hands.ts';

/**
 * Other libraries to compare with. Each does what its documentation recommends for the task, and claims success unless
 * it throws.
 */
const claims = async (run: () => unknown): Promise<boolean> => {
  try {
    const result = (await run()) as { success?: boolean } | undefined;
    return result?.success !== false;
  } catch {
    return false;
  }
};
const isField = (el: Element): el is HTMLInputElement => 'value' in el && !/^(SELECT|BUTTON)$/.test(el.tagName);
const isSelect = (el: Element): el is HTMLSelectElement => el.tagName === 'SELECT';
const isChecked = (el: Element): boolean =>
  'checked' in el ? Boolean(el.checked) : el.getAttribute('aria-checked') === 'true';
const unsupported = (): Promise<boolean> => Promise.resolve(false);

const user = userEvent.setup();
export const userEventHands: Hands = {
  click: (el, options) => claims(() => (options?.clickType === 'double' ? user.dblClick(el) : user.click(el))),
  type: (el, text, options) =>
    claims(async () => {
      if (options?.clearFirst) await user.clear(el);
      await user.click(el);
      await user.keyboard(text.replace(/[{[]/g, '$&$&').replace(/\n/g, '{Enter}'));
      if (options?.pressEnter) await user.keyboard('{Enter}');
      if (options?.blur) await user.tab();
    }),
  press: (el, key) =>
    claims(async () => {
      (el as HTMLElement | null)?.focus();
      const parts = key.split('+');
      const last = parts.pop() ?? '';
      await user.keyboard(
        parts.map((p) => `{${p}>}`).join('') +
          (last.length > 1 ? `{${last}}` : last) +
          parts.map((p) => `{/${p}}`).join(''),
      );
    }),
  select: (el, value) =>
    claims(async () => {
      if (isSelect(el)) return user.selectOptions(el, value);
      for (const one of [value].flat()) {
        await user.click(el);
        const option = [...document.querySelectorAll('[role=option]')].find((o) => o.textContent === one);
        if (!option) throw new Error('no option');
        await user.click(option);
      }
    }),
  check: (el, on) =>
    claims(async () => {
      if (isChecked(el) !== on) await user.click(el);
    }),
  clear: (el) => claims(() => user.clear(el)),
  hover: (el) => claims(() => user.hover(el)),
  upload: (el, file) => claims(() => user.upload(el as HTMLElement, file)),
  selectText: (el, text) =>
    claims(() => {
      const offset = el.textContent.indexOf(text);
      return user.pointer([
        { keys: '[MouseLeft>]', target: el, offset },
        { offset: offset + text.length },
        { keys: '[/MouseLeft]' },
      ]);
    }),
  setValue: (el, value) =>
    claims(async () => {
      await user.clear(el);
      await user.type(el, value);
    }),
  drag: (el, to) =>
    claims(() =>
      user.pointer(
        'target' in to
          ? [{ keys: '[MouseLeft>]', target: el }, { target: to.target }, { keys: '[/MouseLeft]' }]
          : [
              { keys: '[MouseLeft>]', target: el, coords: { clientX: 0, clientY: 0 } },
              { coords: { clientX: to.dx, clientY: to.dy } },
              { keys: '[/MouseLeft]' },
            ],
      ),
    ),
};

let controller: PageController | null = null;
async function indexOf(el: Element): Promise<number> {
  controller ??= new PageController();
  await controller.updateTree();
  const map = (controller as unknown as { selectorMap: Map<number, { ref?: Element }> }).selectorMap;
  for (const [index, node] of map) if (node.ref === el || node.ref?.contains(el)) return index;
  throw new Error('not offered');
}
export const pageAgentHands: Hands = {
  click: (el) => claims(async () => controller_().clickElement(await indexOf(el))),
  type: (el, text) => claims(async () => controller_().inputText(await indexOf(el), text)),
  press: unsupported,
  select: (el, value) => claims(async () => controller_().selectOption(await indexOf(el), [value].flat()[0] ?? '')),
  check: (el, on) =>
    claims(async () => (isChecked(el) === on ? undefined : controller_().clickElement(await indexOf(el)))),
  clear: (el) => claims(async () => controller_().inputText(await indexOf(el), '')),
  hover: unsupported,
  setValue: (el, value) => claims(async () => controller_().inputText(await indexOf(el), value)),
  drag: unsupported,
  upload: unsupported,
  selectText: unsupported,
};
const controller_ = (): PageController => (controller ??= new PageController());

/** Does what a naive script does: it calls `click()`, or sets `value` and dispatches two events. */
const set = (el: Element, value: string): void => {
  if (isField(el)) el.value = value;
  else el.textContent = value;
  el.dispatchEvent(new Event('input', { bubbles: true }));
  el.dispatchEvent(new Event('change', { bubbles: true }));
};
export const naiveHands: Hands = {
  click: (el) => claims(() => (el as HTMLElement).click()),
  type: (el, text, options) => claims(() => set(el, (options?.clearFirst || !isField(el) ? '' : el.value) + text)),
  press: (el, key) =>
    claims(() =>
      (el ?? document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true }),
      ),
    ),
  select: (el, value) =>
    claims(() => {
      if (!isSelect(el)) return (el as HTMLElement).click();
      for (const option of el.options) option.selected = [value].flat().includes(option.text);
      el.dispatchEvent(new Event('change', { bubbles: true }));
    }),
  check: (el, on) =>
    claims(() => {
      if (isChecked(el) !== on) (el as HTMLElement).click();
    }),
  clear: (el) => claims(() => set(el, '')),
  hover: (el) => claims(() => el.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))),
  setValue: (el, value) => claims(() => set(el, value)),
  drag: unsupported,
  upload: (el, file) =>
    claims(() => {
      const data = new DataTransfer();
      data.items.add(file);
      (el as HTMLInputElement).files = data.files;
      el.dispatchEvent(new Event('change', { bubbles: true }));
    }),
  selectText: (el) => claims(() => getSelection()?.selectAllChildren(el)),
};
