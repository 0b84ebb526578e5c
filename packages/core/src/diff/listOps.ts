import type { EditKey, EditPath, Op } from '../edit/op.ts';
import { stayingKeys } from './longestRun.ts';

/** The steps that a list of keys goes through, in order. */
export type ListStep =
  | { readonly step: 'remove'; readonly key: string }
  | { readonly step: 'insert' | 'move'; readonly key: string; readonly index: number };

/** The fewest steps that turn one list of unique keys into another: as many as possible stay in place. */
export function listSteps(before: readonly string[], after: readonly string[]): ListStep[] {
  const wanted = new Set(after);
  const steps: ListStep[] = before.filter((key) => !wanted.has(key)).map((key) => ({ step: 'remove', key }));
  const current = before.filter((key) => wanted.has(key));
  const known = new Set(current);
  const stay = stayingKeys(current, after);
  let previous: string | undefined;
  for (const key of after) {
    if (!stay.has(key)) {
      const isKnown = known.has(key);
      if (isKnown) current.splice(current.indexOf(key), 1);
      const index = previous === undefined ? 0 : current.indexOf(previous) + 1;
      current.splice(index, 0, key);
      steps.push({ step: isKnown ? 'move' : 'insert', key, index });
    }
    previous = key;
  }
  return steps;
}

/** The steps as ops on the list at `path`; `memberOf` returns the members to insert. */
export function opsOfSteps(
  path: EditPath,
  steps: readonly ListStep[],
  keyOf: (key: string) => EditKey,
  memberOf: (key: string) => unknown,
): Op[] {
  return steps.map((step): Op => {
    if (step.step === 'remove') return { op: 'remove', path: [...path, keyOf(step.key)] };
    if (step.step === 'insert') return { op: 'insert', path, index: step.index, value: memberOf(step.key) };
    return { op: 'move', path: [...path, keyOf(step.key)], index: step.index };
  });
}
