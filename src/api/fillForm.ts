import type { FieldValue } from '../actions/fillForm.ts';
import type { ActOutcome } from '../actions/types.ts';
import { now } from '../dom/timers.ts';
import { checkArgument } from '../schema.ts';
import { sumOf } from '../standards/indexed.ts';
import { ownFields } from '../standards/ownFields.ts';
import { actionResult, refusal, type ActionResult, type FormResult } from './actionResult.ts';
import type { FormSteps } from './actionSteps.ts';

/**
 * Fills fields one after the other and reads each back, and all again at the end. A field that refuses does not stop
 * the rest.
 */
export async function fillForm(
  values: Readonly<Record<string, FieldValue>>,
  { options, stale, comparison, find, act, recheck, name, acted }: FormSteps,
): Promise<FormResult> {
  if (stale) return { ...refusal('fillForm', '', 'stale_document', stale), fields: [] };
  checkArgument('fillForm', 'values', values, { type: 'object' });
  const ownValues = ownFields<Record<string, FieldValue>>(values);
  const refused: ActionResult[] = [];
  const before = await comparison.look(Object.keys(ownValues)[0] ?? '');
  const start = now();
  const outcomes: { readonly id: string; outcome: ActOutcome }[] = [];
  for (const [id, value] of Object.entries(ownValues)) {
    const found = find(id);
    if ('refused' in found) refused.push(found.refused);
    else outcomes.push({ id: found.id, outcome: await act(found, [value, options]) });
  }
  // Pages change a field when another one is filled.
  for (const one of outcomes.slice(0, -1)) one.outcome = await recheck(one.outcome);
  const diff = await comparison.diff(
    before,
    outcomes.map(({ outcome }) => outcome),
  );
  const fields = outcomes.map(({ id, outcome }) => actionResult('fillForm', id, outcome, name));
  const all = [...fields, ...refused];
  const failed = all.filter(({ success }) => !success);
  const result: FormResult = {
    success: failed.length === 0,
    ...(failed[0]?.error ? { error: failed.map(({ error }) => error).join('; ') } : {}),
    ...(failed[0]?.code ? { code: failed[0].code } : {}),
    duration: Math.round(now() - start),
    changes: {
      navigationOccurred: all.some((field) => field.changes.navigationOccurred),
      domMutations: sumOf(all, (field) => field.changes.domMutations),
      scrollChanged: all.some((field) => field.changes.scrollChanged),
      valueChanged: all.some((field) => field.changes.valueChanged),
    },
    ...(Object.keys(diff).length ? { effect: diff } : {}),
    nodeId: all[0]?.nodeId ?? '',
    actionType: 'fillForm',
    timestamp: new Date().toISOString(),
    fields: all,
  };
  acted(result);
  return result;
}
