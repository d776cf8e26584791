import { diffLines } from 'diff';
import type { StepResult } from './page/PageTool.ts';

/** What an action did, as lines for a person: what it reported, and how the view differs. */
export function describeChanges({ changes }: StepResult, before: string, after: string): string[] {
  if (changes.navigationOccurred) return [`went to ${changes.newUrl ?? 'another page'}`];
  const lines = [
    changes.valueChanged
      ? `the value is now ${changes.newValue === undefined ? 'another' : JSON.stringify(changes.newValue)}`
      : null,
    changes.scrollChanged ? 'the page scrolled' : null,
    changes.domMutations > 0 ? `${changes.domMutations} changes in the document` : null,
    ...viewChanges(before, after),
  ].filter((line) => line !== null);
  return lines.length > 0 ? lines : ['nothing that can be seen'];
}

function viewChanges(before: string, after: string): string[] {
  return diffLines(`${before}\n`, `${after}\n`).flatMap(({ added, removed, value }) => {
    if (!added && !removed) return [];
    return value
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => `${added ? '+' : '-'} ${line}`);
  });
}
