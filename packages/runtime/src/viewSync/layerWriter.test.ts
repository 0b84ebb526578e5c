import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { Actor } from '../state/actor.ts';
import { LayerState, SceneState } from '../state/sceneState.ts';
import { createSyncedView } from './syncedView.ts';
import { createViewWriter } from './viewWriter.ts';

/** Changes to a list of actors: added, removed or moved, at an index that wraps around. */
const change = fc.record({ kind: fc.constantFrom('come', 'go', 'move'), at: fc.nat(30), to: fc.nat(30) });
const history = fc.array(fc.array(change, { maxLength: 6 }), { minLength: 1, maxLength: 12 });

function sceneOf(count: number) {
  const scene = new SceneState();
  const layer = new LayerState();
  let key = 1;
  const make = () => Object.assign(new Actor(scene.rows, 0), { key: key++ });
  layer.actors = Array.from({ length: count }, make);
  scene.layers = [layer];
  return { scene, layer, make };
}

it('the synced view lists all actors in order after any changes, and keeps their identity', () => {
  fc.assert(
    fc.property(fc.nat(20), history, (count, steps) => {
      const { scene, layer, make } = sceneOf(count);
      const writer = createViewWriter();
      const syncedView = createSyncedView();
      const known = new Map<number, unknown>();
      for (const changes of [[], ...steps]) {
        const stayed = new Set(layer.actors);
        for (const { kind, at, to } of changes) {
          const [place, target] = [at % (layer.actors.length + 1), to % (layer.actors.length + 1)];
          if (kind === 'come') layer.actors.splice(place, 0, make());
          const taken = kind === 'come' ? [] : layer.actors.splice(place, 1);
          if (kind === 'move') layer.actors.splice(target, 0, ...taken);
          else for (const actor of taken) actor.leaveRow();
        }
        layer.version++;
        const { message, moved } = writer.write({ scenes: [scene] }, syncedView.takeSpares());
        expect(syncedView.take(structuredClone(message, { transfer: moved }))).toBe(true);
        const shown = syncedView.scenes[0]?.layers[0]?.actors ?? [];
        expect(shown.map(({ key }) => key)).toEqual(layer.actors.map(({ key }) => key));
        for (const actor of layer.actors) {
          const one = shown.find(({ key }) => key === actor.key);
          if (stayed.has(actor) && known.has(actor.key)) expect(one).toBe(known.get(actor.key));
          known.set(actor.key, one);
        }
      }
    }),
    { numRuns: 300, seed: 5 },
  );
});

it('an actor removed at the front and one added at the end are sent as such', () => {
  const { scene, layer, make } = sceneOf(1000);
  const writer = createViewWriter();
  writer.write({ scenes: [scene] });
  for (const gone of layer.actors.splice(5, 1)) gone.leaveRow();
  layer.actors.push(make());
  layer.version++;
  const { message } = writer.write({ scenes: [scene] });
  expect([...(message.scenes[0]?.layers?.[0]?.edits ?? [])]).toEqual([5, 1, 0, 994, 0, 1, expect.any(Number)]);
});
