import { createCountingIds, createProjectSession } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LayerOrder, orderEdits } from './orderEdits.ts';

/** The order of actors, from the back, after those in capitals were ordered. */
function ordered(before: string, to: LayerOrder): string {
  const ids = [...before].map((name, at) => ({ name, id: `id${20 + at}` }));
  const project = buildProject({
    prototypes: [{ id: 'id1', name: 'Pip' }],
    scenes: [
      { id: 'id2', name: 'Meadow', layers: [{ id: 'id3', actors: ids.map(({ id }) => ({ id, prototype: 'id1' })) }] },
    ],
  });
  const scene = project.scenes.get('id2');
  if (!scene) throw new Error('no scene');
  const chosen = ids.filter(({ name }) => name !== name.toLowerCase()).map(({ id }) => id);
  const session = createProjectSession({ project, ids: createCountingIds([]), clock: () => 0 });
  const edits = orderEdits(scene, chosen, to);
  if (edits.length > 0) expect(session.dispatch(edits).ok).toBe(true);
  const after = session.getState().project.scenes.get('id2')?.layers[0]?.actors ?? [];
  return after.map(({ id }) => ids.find((each) => each.id === id)?.name).join('');
}

describe('ordering several actors', () => {
  it.each<[LayerOrder, string, string]>([
    ['forward', 'Abcd', 'bAcd'],
    ['forward', 'AbcDe', 'bAceD'],
    ['forward', 'ABcd', 'cABd'],
    ['forward', 'AbCd', 'bAdC'],
    ['forward', 'AbC', 'bAC'],
    ['forward', 'abC', 'abC'],
    ['backward', 'abcD', 'abDc'],
    ['backward', 'aBcD', 'BaDc'],
    ['backward', 'AbCd', 'ACbd'],
    ['backward', 'abCD', 'aCDb'],
    ['front', 'AbCd', 'bdAC'],
    ['back', 'aBcD', 'BDac'],
    ['forward', 'abc', 'abc'],
  ])('%s: %s becomes %s', (to, before, after) => {
    expect(ordered(before, to)).toBe(after);
  });

  it('moves each by at most one, in their order, as far as the ends allow', () => {
    const order = fc
      .array(fc.boolean(), { maxLength: 8 })
      .map((chosen) => chosen.map((isChosen, at) => (isChosen ? 'ABCDEFGH' : 'abcdefgh')[at]).join(''));
    fc.assert(
      fc.property(order, fc.constantFrom('forward', 'backward'), (before, to) => {
        const after = ordered(before, to);
        const only = (text: string, part: RegExp) => text.replaceAll(part, '');
        expect([only(after, /[a-z]/g), only(after, /[A-Z]/g)]).toEqual([
          only(before, /[a-z]/g),
          only(before, /[A-Z]/g),
        ]);
        const atEnd = to === 'forward' ? /[A-Z]*$/.exec(before)?.[0] : /^[A-Z]*/.exec(before)?.[0];
        for (const [at, name] of [...before].entries()) {
          if (name === name.toLowerCase()) continue;
          const step = atEnd?.includes(name) ? 0 : to === 'forward' ? 1 : -1;
          expect(after.indexOf(name)).toBe(at + step);
        }
      }),
      { seed: 2, numRuns: 200 },
    );
  });
});
