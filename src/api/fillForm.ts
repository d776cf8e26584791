import { checkValue, type FieldValue } from '../actions/fillField.ts';
import { now } from '../dom/timers.ts';
import type { AnyOutcome } from '../protocol/frames/outcome.ts';
import { checkArgument } from '../schema.ts';
import { badOption } from '../standards/errors.ts';
import { indexed, sumOf } from '../standards/indexed.ts';
import { hasField, ownFields } from '../standards/ownFields.ts';
import { firstSentences } from './moreRefusals.ts';
import { actionResult, type ActionResult, type FormResult } from './actionResult.ts';
import type { Runner } from './actionSteps.ts';
import type { PageComparison } from './PageComparison.ts';

/**
 * Fills fields one after the other and reads each back, and all again at the end. A field that refuses does not stop
 * the rest.
 * @throws DomToolError `bad_option` before the first field is touched, for a value that its field cannot take, or two
 *   values of one field
 */
export async function fillForm(
  values: Readonly<Record<string, FieldValue>>,
  options: object,
  runner: Runner,
): Promise<FormResult> {
  checkArgument('fillForm', 'values', values, { type: 'object' });
  const ownValues = ownFields<Record<string, FieldValue>>(values);
  const ids = new Set<string>();
  for (const [id, value] of Object.entries(ownValues)) {
    const target = runner.find('fillForm', id);
    if (hasField(target, 'refused')) continue;
    if (ids.size === ids.add(target.id).size) throw badOption(`fillForm: ${target.id} has two values`);
    if (target.remote) await target.remote.act('checkValue', [value, options]);
    else checkValue(target.el, value);
  }
  const refused: ActionResult[] = [];
  const comparison = runner.comparison as PageComparison;
  const before = await comparison.look(Object.keys(ownValues)[0] ?? '');
  const start = now();
  const filled: string[] = [];
  const done: AnyOutcome[] = [];
  for (const [id, value] of Object.entries(ownValues)) {
    const found = runner.find('fillForm', id);
    if (hasField(found, 'refused')) refused.push(found.refused);
    else {
      filled.push(found.id);
      done.push(await runner.act('fillForm', found, [value, options]));
    }
  }
  // Pages change a field when another one is filled.
  for (const [i, one] of indexed(done.slice(0, -1))) done[i] = { ...one, ...(await one.recheck?.()) };
  const outcomes = runner.gated(done);
  const diff = await comparison.diff(before, outcomes);
  const fields = outcomes.map((outcome, i) => actionResult('fillForm', filled[i] as string, outcome, runner.named));
  const all = [...fields, ...refused];
  const failed = all.filter(({ success }) => !success);
  return {
    success: !failed.length,
    ...(failed[0]?.error && { error: firstSentences(failed.map(({ error }) => error)) }),
    ...(failed[0]?.code && { code: failed[0].code }),
    duration: Math.round(now() - start),
    changes: {
      navigationOccurred: all.some((field) => field.changes.navigationOccurred),
      domMutations: sumOf(all, (field) => field.changes.domMutations),
      scrollChanged: all.some((field) => field.changes.scrollChanged),
      valueChanged: all.some((field) => field.changes.valueChanged),
    },
    ...(Object.keys(diff).length && { effect: diff }),
    nodeId: all[0]?.nodeId ?? '',
    actionType: 'fillForm',
    timestamp: new Date().toISOString(),
    fields: all,
  };
}
