import { describe, expect, it } from 'vitest';
import { behaviorCases } from '../../testing/editCases/behaviorCases.ts';
import { conditionCases } from '../../testing/editCases/conditionCases.ts';
import { scriptCases } from '../../testing/editCases/scriptCases.ts';
import { tagCases } from '../../testing/editCases/tagCases.ts';
import { editSample } from '../../testing/editSample.ts';
import { testRefusal } from '../../testing.ts';
import type { Edit } from '../editDefinitions.ts';

/** Keys of data under which new ids stand, or whole behaviors. */
const notTargets = new Set(['id', 'ids', 'value']);

/** The same edit, once for each id in its data that names something, with that id gone. */
function withMissingTargets(edit: Edit): Edit[] {
  const edits: Edit[] = [];
  const go = (value: unknown, key: string, replace: (part: unknown) => unknown): void => {
    if (notTargets.has(key)) return;
    if (typeof value === 'string' && /^id[0-9]+$/.test(value)) {
      edits.push(JSON.parse(JSON.stringify({ kind: edit.kind, data: replace('id999') })));
    } else if (Array.isArray(value)) {
      for (const [at, part] of value.entries()) go(part, key, (other) => replace(value.with(at, other)));
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, part] of Object.entries(value)) go(part, name, (other) => replace({ ...value, [name]: other }));
    }
  };
  go(edit.data, '', (data) => data);
  return edits;
}

const cases = [...behaviorCases, ...conditionCases, ...scriptCases, ...tagCases].flatMap(([, edit]) =>
  withMissingTargets(edit).map((gone) => [gone.kind, JSON.stringify(gone.data), gone] as const),
);

describe('an edit of something that is gone', () => {
  it.each(cases)('is refused in words: %s %s', (_kind, _data, edit) => {
    const [issue] = testRefusal(editSample(), edit);
    expect([issue?.code, issue?.message.endsWith('no longer exists.')]).toEqual(['edit.target', true]);
  });

  it('is tried for every kind that has a target', () => {
    const tried = new Set(cases.map(([kind]) => kind));
    const kinds = [...behaviorCases, ...conditionCases, ...scriptCases, ...tagCases].map(([, { kind }]) => kind);
    const untried = new Set(kinds.filter((kind) => !tried.has(kind)));
    expect([...untried].sort()).toEqual([
      'controllerMap.clear',
      'controllerMap.setKey',
      'delegate.add',
      'tag.add',
      'tag.remove',
      'tag.rename',
    ]);
  });
});
