import { describe, expect, it } from 'vitest';
import type { Project } from '../../model/project.ts';
import { buildProject } from '../../testing/buildProject.ts';
import { testEdit } from '../../testing/testEdit.ts';
import type { Edit } from '../editDefinitions.ts';
import { placementOf } from './placement.ts';

const origin = { x: 100, y: -50 };

function game(): Project {
  const project = buildProject({
    prototypes: [{ id: 'id1', name: 'Pip', attributes: { position: { x: 3, y: 4 } } }],
    scenes: [
      {
        id: 'id2',
        layers: [
          {
            id: 'id10',
            actors: [
              { id: 'id20', prototype: 'id1', position: { x: 7, y: 8 } },
              { id: 'id21', prototype: 'id1' },
            ],
          },
          { id: 'id11', scrollable: false, actors: [{ id: 'id22', prototype: 'id1', position: { x: 1, y: 2 } }] },
          { id: 'id12' },
        ],
      },
    ],
  });
  const scene = project.scenes.get('id2');
  if (!scene) throw new Error('no scene');
  const attributes = { ...scene.attributes, camera: { ...scene.attributes.camera, origin } };
  return { ...project, scenes: new Map([['id2', { ...scene, attributes }]]) };
}

/** Where actors are in the scene, as the camera shows it at first. */
function shown({ scenes, actors }: Project) {
  const layers = scenes.get('id2')?.layers ?? [];
  return Object.fromEntries(
    layers.flatMap(({ attributes, actors: instances }) =>
      instances.map((instance) => {
        const { x, y } = placementOf(instance, actors.get(instance.prototype)).position;
        const at = attributes.scrollable ? { x, y } : { x: x + origin.x, y: y + origin.y };
        return [instance.id, at] as const;
      }),
    ),
  );
}

const reorder = (ids: readonly string[], layer: string): Edit => ({
  kind: 'instance.reorder',
  data: { scene: 'id2', ids, layer, index: 0 },
});

describe('actors stay where they are shown', () => {
  it.each<[string, Edit]>([
    [
      'when their layer stops to scroll',
      { kind: 'layer.setScrollable', data: { scene: 'id2', layer: 'id10', scrollable: false } },
    ],
    ['when it begins to', { kind: 'layer.setScrollable', data: { scene: 'id2', layer: 'id11', scrollable: true } }],
    ['when nothing changes', { kind: 'layer.setScrollable', data: { scene: 'id2', layer: 'id11', scrollable: false } }],
    ['when they get to a layer that does not scroll', reorder(['id20', 'id21'], 'id11')],
    ['when they get to one that does', reorder(['id22'], 'id10')],
    ['when several come from different layers', reorder(['id20', 'id22'], 'id12')],
    ['when both layers scroll', reorder(['id20'], 'id12')],
  ])('%s', (_title, edit) => {
    const before = game();
    expect(shown(testEdit(before, edit))).toEqual(shown(before));
  });
});
