import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DocumentPath } from '../model/path.ts';
import { applyRepairs } from './applyRepairs.ts';
import type { RepairChange } from './repairChange.ts';
import { repairProject } from './repairProject.ts';
import { furtherRepairs } from './repairStages.ts';
import { damagedProjects, projectOf, replay } from './test/damage.ts';

const document = 'object.json';

function change(path: RepairChange['path'], from: unknown, to?: unknown): RepairChange {
  return { stage: 'game', document, path, from, to, why: 'It was wrong.' };
}

/** Makes some changes to one document. */
function apply(value: unknown, changes: readonly RepairChange[], chosen: readonly number[]) {
  const { documents, made, left } = applyRepairs(new Map([[document, value]]), changes, new Set(chosen));
  return { value: documents.get(document), made, left };
}

describe('changes chosen one by one', () => {
  const removals = [
    change(['list', 1], 'b'),
    change(['list', 1], 'c'),
    change(['list', 1], 'd', 'D'),
    change(['list', 0], 'a', 'A'),
  ];
  const letters = { list: ['a', 'b', 'c', 'd'] };

  it.each([
    [
      [0, 1, 2, 3],
      ['A', 'D'],
    ],
    [[], ['a', 'b', 'c', 'd']],
    [[1], ['a', 'b', 'd']],
    [[2], ['a', 'b', 'c', 'D']],
    [
      [0, 2],
      ['a', 'c', 'D'],
    ],
    [
      [1, 2, 3],
      ['A', 'b', 'D'],
    ],
  ])('refer to the same elements of a list when %j of them are applied', (chosen, list) => {
    expect(apply(letters, removals, chosen)).toEqual({ value: { list }, made: chosen, left: [] });
  });

  const nested = [
    change(['layers', 0], { name: 'x' }),
    change(['layers', 0, 'actors', 0], 1),
    change(['layers', 0, 'actors', 0], 2, 'two'),
    change(['layers', 0, 'name'], 'y', 'Y'),
  ];

  it.each([
    [[0, 1, 2, 3], [{ name: 'Y', actors: ['two'] }]],
    [[2], [{ name: 'x' }, { name: 'y', actors: [1, 'two'] }]],
    [[0, 2, 3], [{ name: 'Y', actors: [1, 'two'] }]],
    [
      [1, 3],
      [{ name: 'x' }, { name: 'Y', actors: [2] }],
    ],
  ])('refer to the same elements of nested lists when %j of them are applied', (chosen, layers) => {
    const value = { layers: [{ name: 'x' }, { name: 'y', actors: [1, 2] }] };
    expect(apply(value, nested, chosen)).toEqual({ value: { layers }, made: chosen, left: [] });
  });

  const builtOn = [
    change(['list', 0], 1),
    change(['list'], [2], [{ name: 'a' }, { name: 'b' }]),
    change(['list', 0], { name: 'a' }),
    change(['list', 0, 'name'], 'b', 'B'),
  ];

  it.each([
    [[1, 2, 3], [0, 1, 2, 3], [{ name: 'B' }]],
    [
      [1, 3],
      [1, 3],
      [{ name: 'a' }, { name: 'B' }],
    ],
    [[2, 3], [], [1, 2]],
    [[0, 3], [0], [2]],
  ])('are applied, when %j are chosen, only if those they depend on are', (chosen, made, list) => {
    const changes = builtOn.map((each, at) => (at === 1 && !chosen.includes(0) ? { ...each, from: [1, 2] } : each));
    const result = apply({ list: [1, 2] }, changes, chosen);
    const expected = made.filter((at) => chosen.includes(at));
    expect(result).toEqual({ value: { list }, made: expected, left: chosen.filter((at) => !expected.includes(at)) });
  });

  it('are skipped if their value is no longer as reported or their path does not exist', () => {
    const value = { a: 1, list: [] };
    const odd = [
      change(['a'], 2, 3),
      change(['a', 'b'], undefined, 1),
      change(['list', 4], undefined, 'x'),
      change(['none', 'b'], undefined, 1),
      change(['none'], undefined),
      change([], value),
    ];
    expect(apply(value, odd, [0, 1, 2, 3, 4, 5])).toEqual({ value, made: [], left: [0, 1, 2, 3, 4, 5] });
  });

  it('create a missing document and then change it', () => {
    expect(apply(undefined, [change([], undefined, { a: 1 }), change(['a'], 1, 2)], [0, 1]).value).toEqual({ a: 2 });
    expect(apply(undefined, [change([], undefined, { a: 1 }), change(['a'], 1, 2)], [1])).toMatchObject({ left: [1] });
  });
});

/** Text that does not depend on the order of keys. */
function stable(documents: ReadonlyMap<DocumentPath, unknown>): string {
  const sorted = (_: string, value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value;
  return JSON.stringify([...documents].sort(), sorted);
}

describe.each([
  ['of the specification', []],
  ['of every stage', furtherRepairs],
])('applies %s to projects with damage at random paths', (_, further) => {
  it('result in the repaired documents when all are chosen, and in the input when none are', () => {
    fc.assert(
      fc.property(damagedProjects, ({ documents, files }) => {
        const { changes } = repairProject(projectOf(documents), { repairSparse: true, further, files });
        const all = applyRepairs(documents, changes, new Set(changes.keys()));
        expect(all.left).toEqual([]);
        expect(stable(all.documents)).toBe(stable(replay(documents, changes)));
        const none = applyRepairs(documents, changes, new Set());
        expect(none.made).toEqual([]);
        for (const [name, value] of none.documents) expect(value).toBe(documents.get(name));
      }),
      { seed: 3, numRuns: 60 },
    );
  });

  it('can be applied in two rounds: the remaining ones are found again, and the result is a repaired project', () => {
    fc.assert(
      fc.property(damagedProjects, fc.infiniteStream(fc.boolean()), ({ documents, files }, picks) => {
        const options = { repairSparse: true, further, files };
        const { changes } = repairProject(projectOf(documents), options);
        const chosen = new Set([...changes.keys()].filter(() => picks.next().value === true));
        const text = JSON.stringify([...documents]);
        const some = applyRepairs(documents, changes, chosen);
        expect(JSON.stringify([...documents])).toBe(text);
        expect([...some.made, ...some.left].sort((one, other) => one - other)).toEqual([...chosen]);
        const rest = repairProject(projectOf(some.documents), options);
        expect(repairProject(rest.project, options).changes).toEqual([]);
      }),
      { seed: 4, numRuns: 40 },
    );
  });
});
