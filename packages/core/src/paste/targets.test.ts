import { describe, expect, it } from 'vitest';
import type { PasteBundle } from '../generated/library.ts';
import type { Project } from '../model/project.ts';
import { buildProject } from '../testing.ts';
import { copyBehaviors, copyInstances, copyPrototypes, copyScenes } from './copySelection.ts';
import type { PasteTarget } from './pasteTarget.ts';
import { planPaste } from './planPaste.ts';
import { answering, resultOf } from './testing/closure.property.ts';
import { type Pasted, tryPaste } from './testing/tryPaste.ts';

const gameId = 'home';

const project = buildProject({
  prototypes: [
    { id: 'id1', name: 'Pip', attributes: { position: { x: 3, y: 4 } }, behaviors: [{ class: 'DestroyAction' }] },
    { id: 'id2', name: 'Snail' },
  ],
  scenes: [
    {
      id: 'id1',
      name: 'Menu',
      layers: [
        { id: 'id11', actors: [{ id: 'id12', prototype: 'id1', position: { x: 1.5, y: 2 } }] },
        { id: 'id13', actors: [{ id: 'id14', prototype: 'id2', behaviors: [] }] },
      ],
    },
    { id: 'id2', name: 'Level', layers: [{ id: 'id21' }, { id: 'id22' }] },
    { id: 'id3', name: 'Bare', layers: [] },
  ],
});

const behaviors = resultOf(copyBehaviors(project, { gameId, owner: { prototype: 'id1' }, ids: ['id1'] }));
const instances = resultOf(copyInstances(project, { gameId, scene: 'id1', ids: ['id12'] }));
const prototypes = resultOf(copyPrototypes(project, { gameId, ids: ['id1'] }));
const scenes = resultOf(copyScenes(project, { gameId, ids: ['id1'] }));

const toasts: readonly (readonly [toast: string, bundle: PasteBundle, target: PasteTarget])[] = [
  ['Unable to paste behaviors in this context.', behaviors, { gameId, screen: 'scene', scene: 'id1' }],
  ['Unable to paste behaviors in this context.', behaviors, { gameId, screen: 'other' }],
  ['Unable to paste actor instance in this context.', instances, { gameId, screen: 'prototype', prototype: 'id1' }],
  ['Unable to paste actor instance in this context.', instances, { gameId, screen: 'other' }],
  [
    'Unable to paste actor instance in this context.',
    instances,
    { gameId, screen: 'actor', scene: 'id1', instance: 'id14' },
  ],
  ['Unable to find paste target', behaviors, { gameId, screen: 'prototype', prototype: 'id99' }],
  ['Unable to find paste target', behaviors, { gameId, screen: 'actor', scene: 'id1', instance: 'id12' }],
  ['Unable to find paste target', behaviors, { gameId, screen: 'actor', scene: 'id9', instance: 'id14' }],
  [
    'Unable to find paste target',
    behaviors,
    { gameId, screen: 'prototype', prototype: 'id1', gap: { parent: 'id77', index: 0 } },
  ],
  ['Unable to figure out target scene.', instances, { gameId, screen: 'scene', scene: 'id99' }],
  ['Unable to figure out target layer to paste.', instances, { gameId, screen: 'scene', scene: 'id3' }],
  ['Unable to paste scenes between projects.', scenes, { gameId: 'away', screen: 'other' }],
];

describe('a paste that is not possible', () => {
  it.each(toasts)('says: %s', (toast, bundle, target) => {
    const planned = planPaste(bundle, target, project);
    expect(planned.ok ? [] : planned.issues.map(({ message }) => message)).toEqual([toast]);
  });
});

function paste(bundle: PasteBundle, target: PasteTarget, into: Project = project): Pasted {
  const pasted = tryPaste(bundle, target, into, answering(['import', 'createAttribute', 'ignore']));
  if (typeof pasted === 'string') throw new Error(pasted);
  return pasted;
}

describe('a pasted instance', () => {
  const positionsOf = ({ project: after, resolved }: Pasted, scene: string) =>
    after.scenes
      .get(scene)
      ?.layers.flatMap(({ id, actors }) =>
        actors.filter((actor) => actor.id === resolved.ids[0]).map(({ attributes }) => [id, attributes.position]),
      );

  it('is 10 to the right and 10 up in the same scene, in the selected layer, else in the last', () => {
    const chosen = paste(instances, { gameId, screen: 'scene', scene: 'id1', layer: 'id11' });
    expect(positionsOf(chosen, 'id1')).toEqual([['id11', { x: 11.5, y: 12 }]]);
    const last = paste(instances, { gameId, screen: 'scene', scene: 'id1' });
    expect(positionsOf(last, 'id1')).toEqual([['id13', { x: 11.5, y: 12 }]]);
    const gone = paste(instances, { gameId, screen: 'scene', scene: 'id1', layer: 'id99' });
    expect(positionsOf(gone, 'id1')).toEqual([['id13', { x: 11.5, y: 12 }]]);
  });

  it('keeps its position in another scene and in another project', () => {
    expect(positionsOf(paste(instances, { gameId, screen: 'scene', scene: 'id2' }), 'id2')).toEqual([
      ['id22', { x: 1.5, y: 2 }],
    ]);
    expect(positionsOf(paste(instances, { gameId: 'away', screen: 'scene', scene: 'id1' }), 'id1')).toEqual([
      ['id13', { x: 1.5, y: 2 }],
    ]);
  });
});

describe('names of what is pasted', () => {
  it('count up for actors and scenes', () => {
    const named = [1, 2, 3].reduce((into: Project) => {
      const next = paste(prototypes, { gameId, screen: 'other' }, into).project;
      return paste(scenes, { gameId, screen: 'other' }, next).project;
    }, project);
    expect([...named.actors.values()].map(({ attributes }) => attributes.name)).toEqual([
      ...['Pip', 'Snail'],
      ...['Pip 1', 'Pip 2', 'Pip 3'],
    ]);
    expect(named.object.scenes.map((id) => named.scenes.get(id)?.attributes.name)).toEqual([
      ...['Menu', 'Level', 'Bare'],
      ...['Menu 1', 'Menu 2', 'Menu 3'],
    ]);
  });
});

describe('behaviors', () => {
  it('are inserted at a gap inside a block, else at the end, with new ids', () => {
    const block = buildProject({
      prototypes: [
        {
          id: 'id1',
          behaviors: [
            { class: 'CompoundBehavior', behaviors: [{ class: 'DestroyAction' }] },
            { class: 'NoteBehavior' },
          ],
        },
      ],
    });
    const end = paste(behaviors, { gameId: 'away', screen: 'prototype', prototype: 'id1' }, block).project;
    expect(end.actors.get('id1')?.behaviors.map((each) => each.class)).toEqual([
      'CompoundBehavior',
      'NoteBehavior',
      'DestroyAction',
    ]);
    const gap = { parent: block.actors.get('id1')?.behaviors[0]?.id ?? '', index: 0 };
    const inside = paste(behaviors, { gameId: 'away', screen: 'prototype', prototype: 'id1', gap }, block);
    const children = inside.project.actors.get('id1')?.behaviors[0]?.behaviors ?? [];
    expect(children.map(({ id }) => id)).toEqual([inside.resolved.ids[0], expect.any(String)]);
  });

  it('of a selection are copied once, in document order', () => {
    const tree = buildProject({
      prototypes: [
        {
          id: 'id1',
          behaviors: [
            { id: 'id1', class: 'CompoundBehavior', behaviors: [{ id: 'id2', class: 'NoteBehavior' }] },
            { id: 'id3', class: 'DestroyAction' },
          ],
        },
      ],
    });
    const { behaviors: copied } = resultOf(
      copyBehaviors(tree, { gameId, owner: { prototype: 'id1' }, ids: ['id3', 'id2', 'id1'] }),
    );
    expect(copied?.map(({ id }) => id)).toEqual(['id1', 'id3']);
  });
});

it('that no longer exist are not copied, and are reported', () => {
  const gone = [
    copyBehaviors(project, { gameId, owner: { prototype: 'id1' }, ids: ['id99'] }),
    copyBehaviors(project, { gameId, owner: { prototype: 'id99' }, ids: ['id1'] }),
    copyBehaviors(project, { gameId, owner: { prototype: 'id1' }, ids: [] }),
    copyInstances(project, { gameId, scene: 'id1', ids: ['id99'] }),
    copyInstances(project, { gameId, scene: 'id1', ids: [] }),
    copyPrototypes(project, { gameId, ids: ['id1', 'id99'] }),
    copyScenes(project, { gameId, ids: ['id99'] }),
  ];
  for (const result of gone) expect(result.ok ? '' : result.issues[0]?.message).toMatch(/no longer exists\.$/);
});
