import { applyEdit, type Edit } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawnLayers } from '../drawing/stageItems.ts';
import { selectedItems } from './selectedItems.ts';

const ids = ['id20', 'id21', 'id22', 'id23', 'id24'];
const actors = ids.map((id, at) => ({ id, prototype: 'id1', position: { x: 10 * at, y: 0 } }));
const project = buildProject({
  prototypes: [{ id: 'id1', name: 'Pip' }],
  scenes: [
    {
      id: 'id1',
      layers: [
        { id: 'id10', actors: actors.slice(0, 3) },
        { id: 'id11', actors: actors.slice(3) },
      ],
    },
  ],
});

const some = fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1 });
const edits: fc.Arbitrary<Edit> = fc.oneof(
  some.map((chosen): Edit => ({ kind: 'instance.move', data: { scene: 'id1', ids: chosen, by: { x: 1, y: 1 } } })),
  some.map((chosen): Edit => ({ kind: 'instance.remove', data: { scene: 'id1', ids: chosen } })),
  fc
    .record({ ids: some, layer: fc.constantFrom('id10', 'id11'), index: fc.nat(4) })
    .map((data): Edit => ({ kind: 'instance.reorder', data: { scene: 'id1', ...data } })),
  fc.constantFrom(...ids).map((id): Edit => ({ kind: 'instance.add', data: { scene: 'id1', id, prototype: 'id1' } })),
);

it('finds what is selected after any edits, back to front', () => {
  fc.assert(
    fc.property(fc.array(edits, { maxLength: 8 }), fc.subarray([...ids, 'id99']), (steps, selection) => {
      let latest = project;
      for (const step of [undefined, ...steps]) {
        const done = step && applyEdit(latest, step);
        if (done?.ok) latest = done.value.project;
        const scene = latest.scenes.get('id1');
        if (!scene) throw new Error('The scene is there.');
        const layers = drawnLayers(latest, scene);
        const wanted = layers.flatMap(({ items }) => items).filter(({ id }) => selection.includes(id));
        const found = selectedItems(layers, selection);
        expect(found).toEqual(wanted);
        expect(selectedItems(layers, selection)).toBe(found);
      }
    }),
    { seed: 16, numRuns: 200 },
  );
});
