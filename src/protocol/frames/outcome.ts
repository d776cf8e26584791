import { isString, objectIn } from '../../standards/values.ts';
import { hasField } from '../../standards/ownFields.ts';
import type { ActOutcome, Effect, RefusalCode } from '../../actions/types.ts';
import { visible } from '../../standards/pageText.ts';
import { isRefusalCode, NO_CHANGES } from '../../api/actionResult.ts';
import { wordSet } from '../../standards/words.ts';
import { fieldsIn, isTrue, listIn, numberIn, textIn, type Fields } from './untrustedInput.ts';

/** The outcome of an action, with the items that `collect` read. */
export type AnyOutcome = ActOutcome & { readonly items?: readonly unknown[]; readonly complete?: boolean };

/** Converts an outcome to a message, in which numbers replace elements. */
export function packOutcome(outcome: AnyOutcome, numberOf: (el: Element) => number): object {
  const { blocker, actual, effect, ...rest } = outcome;
  const number = (el: Element | null | undefined): number => (el ? numberOf(el) : -1);
  return {
    ...rest,
    recheck: undefined,
    blocker: number(blocker),
    actual: number(actual),
    effect: effect && {
      ...effect,
      ...(hasField(effect, 'focused') && { focused: number((effect as Effect).focused) }),
      opened: effect.opened.map(numberOf),
      invalid: effect.invalid.map(({ element, message }) => ({ field: numberOf(element), message })),
      pending: effect.pending.map((one) => (isString(one) ? one : numberOf(one))),
      touched: effect.touched.size > 0,
    },
  };
}

const MAX_ITEMS = 50;
const MAX_LENGTH = 500;
const CHANGES: Fields = {
  boolean: wordSet('navigationOccurred scrollChanged valueChanged'),
  number: wordSet('domMutations'),
  string: wordSet('newUrl newValue'),
};
const EFFECT: Fields = { boolean: wordSet('prevented left none'), string: wordSet('download') };
const OPENED: Fields = { boolean: wordSet('blocked'), string: wordSet('url'), number: wordSet('status') };

/**
 * Reads the outcome that a frame sent. Every field is read as untrusted input.
 * @param elementOf returns the stand-in element for a number of the frame
 */
export function readOutcome(given: unknown, frame: Element, elementOf: (id: number) => Element): AnyOutcome {
  const one = objectIn(given);
  const words = (value: unknown, maxLength = MAX_LENGTH): string => visible(textIn(value, maxLength));
  const element = (id: unknown): Element | null => {
    const number = numberIn(id, -1, 2 ** 31);
    return number < 0 ? null : elementOf(number);
  };
  const texts = (value: unknown): string[] => listIn(value, MAX_ITEMS).map((text) => words(text));
  const objects = (value: unknown): never[] =>
    listIn(value, MAX_ITEMS).map((object) => fieldsIn(object, OPENED, MAX_LENGTH)) as never[];
  const [blocker, actual] = [element(one['blocker']), element(one['actual'])];
  const code = textIn(one['code'], 30);
  const detail = words(one['detail']);
  const effectFields = one['effect'] ? objectIn(one['effect']) : null;
  const effect =
    effectFields &&
    ({
      ...fieldsIn(effectFields, EFFECT, MAX_LENGTH),
      ...('focused' in effectFields && { focused: element(effectFields['focused']) }),
      opened: listIn(effectFields['opened'], MAX_ITEMS).flatMap((id) => element(id) ?? []),
      announcements: texts(effectFields['announcements']),
      errors: texts(effectFields['errors']),
      pending: listIn(effectFields['pending'], MAX_ITEMS).flatMap((one) =>
        typeof one === 'number' ? (element(one) ?? []) : words(one),
      ),
      ...('selected' in effectFields && { selected: words(effectFields['selected']) }),
      invalid: listIn(effectFields['invalid'], MAX_ITEMS).flatMap((field) => {
        const { field: id, message } = objectIn(field);
        const el = element(id);
        return el ? [{ element: el, message: words(message) }] : [];
      }),
      failedRequests: objects(effectFields['failedRequests']),
      newTabs: objects(effectFields['newTabs']),
      dialogs: listIn(effectFields['dialogs'], MAX_ITEMS)
        .map(objectIn)
        .map(({ type, message }) => ({ type: words(type), message: words(message) })),
      touched: new Set(effectFields['touched'] ? [frame] : []),
    } as unknown as Effect);
  const ok = isTrue(one['ok']);
  return {
    ok,
    ...(ok ? {} : { code: (isRefusalCode(code) ? code : 'failed') satisfies RefusalCode }),
    ...(blocker && { blocker }),
    ...(actual && { actual }),
    ...(detail && { detail }),
    duration: numberIn(one['duration'], 0, 1e9),
    changes: { ...NO_CHANGES, ...fieldsIn(one['changes'], CHANGES, 10_000) },
    ...(effect && { effect }),
    ...('items' in one
      ? {
          complete: isTrue(one['complete']),
          items: listIn(one['items'], 10_000)
            .map(objectIn)
            .map(({ text, position }) => ({
              text: words(text, 2000),
              position: typeof position === 'number' ? position : null,
            })),
        }
      : {}),
  };
}
