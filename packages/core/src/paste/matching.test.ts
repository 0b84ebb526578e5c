import { describe, expect, it } from 'vitest';
import { applyEdit } from '../edit/applyEdit.ts';
import type { Edit } from '../edit/editDefinitions.ts';
import type { PasteBundle } from '../generated/library.ts';
import { createCountingIds } from '../model/ids.ts';
import type { Project } from '../model/project.ts';
import { type BehaviorDescription, buildProject, type ProjectDescription } from '../testing.ts';
import { attachImages } from './clipboardText.ts';
import { copyBehaviors, copyInstances, copyPrototypes, copyScenes } from './copySelection.ts';
import type { PasteAnswer } from './pasteQuestion.ts';
import { pasteButtons, pasteDialog } from './pasteQuestion.ts';
import type { PasteTarget } from './pasteTarget.ts';
import { openQuestions, planPaste } from './planPaste.ts';
import { resolvePaste } from './resolvePaste.ts';
import { answering, resultOf } from './testing/closure.property.ts';
import { sourceFiles } from './testing/pasteProjects.ts';
import { type Pasted, tryPaste } from './testing/tryPaste.ts';

const gameId = 'home';

function sourceOf(behavior: BehaviorDescription, more: ProjectDescription = {}): Project {
  return buildProject({ prototypes: [{ id: 'id1', name: 'Pip', behaviors: [{ id: 'id9', ...behavior }] }], ...more });
}

function copyOf(behavior: BehaviorDescription, more?: ProjectDescription): PasteBundle {
  const source = sourceOf(behavior, more);
  const bundle = resultOf(copyBehaviors(source, { gameId, owner: { prototype: 'id1' }, ids: ['id9'] }));
  return attachImages(bundle, sourceFiles);
}

const ship: PasteTarget = { gameId: 'away', screen: 'prototype', prototype: 'id1' };
const shipProject = (more: ProjectDescription = {}) =>
  buildProject({ prototypes: [{ id: 'id1', name: 'Ship' }], ...more });

function paste(bundle: PasteBundle, target: PasteTarget, into: Project, ...policy: PasteAnswer[]): Pasted {
  const pasted = tryPaste(bundle, target, into, answering(policy));
  if (typeof pasted === 'string') throw new Error(pasted);
  return pasted;
}

function done(project: Project, ...edits: Edit[]): Project {
  return edits.reduce((before, edit) => resultOf(applyEdit(before, edit)).project, project);
}

const pastedAttributes = ({ project, resolved }: Pasted) =>
  project.actors.get('id1')?.behaviors.find(({ id }) => id === resolved.ids[0])?.attributes;

it('has the texts of the dialog', () => {
  expect(pasteDialog).toEqual({ title: 'Paste', question: 'Would you like to:' });
  expect(Object.values(pasteButtons).sort()).toEqual([
    ...['Cancel Paste', 'Create New', 'Create New Attribute', 'Ignore'],
    ...['Import from Source', 'Insert Image', 'Use Existing'],
  ]);
});

describe('images from another project', () => {
  const animate = { class: 'AnimateBehavior', attributes: { images: 'hero\tfoe\thero' } };
  const more = { images: ['hero', 'foe'] };

  it('are added with their bytes, under an unused name if theirs is taken', () => {
    const bundle = copyOf(animate, more);
    const pasted = paste(bundle, ship, shipProject({ images: ['hero'] }), 'insertImage');
    expect(pasted.asked.map(([{ message, options }]) => [message, options])).toEqual([
      ['There is another image with the name hero in this project.', ['insertImage', 'useExisting', 'cancel']],
      ['The image foe is not in this project.', ['insertImage', 'ignore', 'cancel']],
    ]);
    expect(pastedAttributes(pasted)?.images).toBe('hero1\tfoe\thero1');
    expect([...pasted.resolved.files.keys()].sort()).toEqual(['images/foe.png', 'images/hero1.png']);
    expect(pasted.resolved.files.get('images/foe.png')).toEqual(sourceFiles.get('images/foe.png'));
    expect(pasted.project.assets.images.map(({ name }) => name)).toEqual(['hero', 'hero1', 'foe']);
  });

  it('follow their new name in texts, in quotes and with an extension', () => {
    for (const [value, expected] of [
      ['hero', 'hero1'],
      ['hero.png', 'hero1.png'],
      [
        { '@': 'expression', $: ['"hero"'] },
        { '@': 'expression', $: ['"hero1"'] },
      ],
    ]) {
      const attributes = { targetAttribute: 'self.attributes.image', RHS: value };
      const bundle = copyOf({ class: 'ChangeAttributeAction', attributes }, more);
      const pasted = paste(bundle, ship, shipProject({ images: ['hero'] }), 'insertImage');
      expect(pastedAttributes(pasted)?.RHS).toEqual(expected);
    }
  });

  it('cause no question when the same image exists, and do not replace a file that undo can restore', () => {
    const bundle = copyOf(animate, more);
    const [hero, foe] = ['hero', 'foe'].map((name) => sourceFiles.get(`images/${name}.png`)?.length ?? 0);
    const base = shipProject({ images: ['hero', 'foe'] });
    const images = base.assets.images.map((asset, at) => ({
      ...asset,
      files: [{ name: `${asset.name}.png`, size: [hero, foe][at] ?? 0 }],
    }));
    expect(paste(bundle, ship, { ...base, assets: { ...base.assets, images } }).asked).toEqual([]);
    const plan = resultOf(planPaste(bundle, ship, shipProject()));
    const answers = new Map(plan.questions.map(({ id }) => [id, 'insertImage' as const]));
    const resolved = resultOf(resolvePaste(plan, answers, createCountingIds([]), { keptFiles: ['images/foe.png'] }));
    expect([...resolved.files.keys()]).toEqual(['images/hero.png', 'images/foe1.png']);
  });
});

describe('attributes', () => {
  const use = {
    class: 'TimerBehavior',
    attributes: { interval: { '@': 'expression', $: [{ keypath: 'game.attributes.id50' }] } },
  };
  const more = { attributes: { id50: { '@': 'real', $: 2.5, name: 'Speed' } } };

  it('of the wrong type are added under a name with two digits and the value of the source', () => {
    const into = shipProject({ attributes: { id50: { '@': 'text', $: '', name: 'Speed' } } });
    const pasted = paste(copyOf(use, more), ship, into, 'createAttribute');
    expect(pasted.asked.map(([{ options }]) => options)).toEqual([['useExisting', 'createAttribute', 'cancel']]);
    const { attributes } = pasted.project.object;
    const [made] = Object.entries(attributes).filter(([id]) => /^id/.test(id) && id !== 'id50');
    expect(made?.[1]).toEqual({ '@': 'real', $: 2.5, name: 'Speed 01' });
    expect(pastedAttributes(pasted)?.interval).toEqual({
      '@': 'expression',
      $: [{ keypath: `game.attributes.${made?.[0]}` }],
    });
  });

  it('that have since been renamed in the target are found by id', () => {
    const renamed = done(sourceOf(use, more), {
      kind: 'attribute.rename',
      data: { owner: 'game', id: 'id50', name: 'Pace' },
    });
    expect(paste(copyOf(use, more), { ...ship, gameId }, renamed).asked).toEqual([]);
  });

  it('of a scene cannot be used in an actor', () => {
    const source = buildProject({
      prototypes: [{ id: 'id1', name: 'Pip' }],
      scenes: [
        {
          id: 'id1',
          layers: [
            {
              actors: [
                {
                  id: 'id5',
                  prototype: 'id1',
                  behaviors: [
                    {
                      id: 'id9',
                      class: 'TimerBehavior',
                      attributes: { interval: { '@': 'expression', $: [{ keypath: 'scene.attributes.gravity.x' }] } },
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
    });
    const bundle = resultOf(copyBehaviors(source, { gameId, owner: { scene: 'id1', instance: 'id5' }, ids: ['id9'] }));
    const [question] = resultOf(planPaste(bundle, { ...ship, gameId }, source)).questions;
    expect(question?.message).toMatch(/^Cannot access scene attribute from prototype/);
    expect(question?.options).toEqual(['ignore', 'cancel']);
  });
});

describe('an instance whose prototype is a different one here', () => {
  const actor = (id: string, name: string, attribute: string) => ({
    id,
    name,
    attributes: {
      [attribute]: { '@': 'real', $: 1, name: 'Health' },
      id99: { '@': 'boolean', $: true, name: `Only ${name}` },
    },
  });
  const source = buildProject({
    prototypes: [actor('id1', 'Pip', 'id31')],
    scenes: [
      {
        id: 'id1',
        layers: [
          {
            actors: [
              {
                id: 'id5',
                prototype: 'id1',
                attributes: {
                  id31: { '@': 'real', $: 7, name: 'Health' },
                  id41: { '@': 'text', $: 'mine', name: 'Mine' },
                },
              },
              {
                id: 'id6',
                prototype: 'id1',
                behaviors: [
                  {
                    class: 'TimerBehavior',
                    attributes: {
                      interval: { '@': 'expression', $: [{ keypath: 'scene.layers.id1.actors.id5.attributes.id31' }] },
                    },
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  });
  const bundle = resultOf(copyInstances(source, { gameId, scene: 'id1', ids: ['id5', 'id6'] }));
  const into = buildProject({
    prototypes: [
      {
        ...actor('id71', 'Pip', 'id81'),
        attributes: { ...actor('id71', 'Pip', 'id81').attributes, id41: { '@': 'integer', $: 0, name: 'Other' } },
      },
    ],
    scenes: [{ id: 'id1', layers: [{ id: 'id2' }] }],
  });

  it('overrides attributes with the same name, and keeps its own separate', () => {
    const pasted = paste(bundle, { gameId: 'away', screen: 'scene', scene: 'id1' }, into);
    expect(pasted.asked).toEqual([]);
    const [first, second] = pasted.project.scenes.get('id1')?.layers[0]?.actors ?? [];
    expect(first?.prototype).toBe('id71');
    const { position: _, uiPinned: __, ...custom } = first?.attributes ?? {};
    expect(Object.values(custom)).toEqual([
      { '@': 'real', $: 7, name: 'Health' },
      { '@': 'text', $: 'mine', name: 'Mine' },
    ]);
    expect(Object.keys(custom)[0]).toBe('id81');
    expect(Object.keys(custom)).not.toContain('id41');
    const keypath = `scene.layers.id2.actors.${first?.id}.attributes.id81`;
    expect(second?.behaviors?.[0]?.attributes.interval).toEqual({ '@': 'expression', $: [{ keypath }] });
    expect(pasted.findings.filter(({ code }) => code === 'attribute.mismatch')).toEqual([]);
  });
});

describe('importing from the source', () => {
  const circle = {
    prototypes: [
      { id: 'id1', name: 'Pip', behaviors: [{ id: 'id9', class: 'SpawnAction', attributes: { prototypeKey: 'id2' } }] },
      { id: 'id2', name: 'Egg', behaviors: [{ class: 'SpawnAction', attributes: { prototypeKey: 'id3' } }] },
      {
        id: 'id3',
        name: 'Nest',
        behaviors: [
          { class: 'SpawnAction', attributes: { prototypeKey: 'id2' } },
          { class: 'PlaySoundAction', attributes: { soundName: 'boom' } },
        ],
      },
    ],
    sounds: ['boom'],
  };
  const bundle = resultOf(copyBehaviors(buildProject(circle), { gameId, owner: { prototype: 'id1' }, ids: ['id9'] }));

  it('asks once about a sound that is used as music too', () => {
    const behaviors = [
      { id: 'id5', class: 'PlaySoundAction', attributes: { soundName: 'boom' } },
      { id: 'id6', class: 'PlayMusicAction', attributes: { musicName: 'boom' } },
    ];
    const source = buildProject({ prototypes: [{ id: 'id1', name: 'Pip', behaviors }], sounds: ['boom'] });
    const copied = resultOf(copyBehaviors(source, { gameId, owner: { prototype: 'id1' }, ids: ['id5', 'id6'] }));
    const { questions } = resultOf(planPaste(copied, ship, shipProject()));
    expect(questions.map(({ message }) => message)).toEqual(['The sound boom is not in this project.']);
  });

  it('asks once about everything that the imported things need, and stops at cycles', () => {
    const plan = resultOf(planPaste(bundle, ship, shipProject()));
    const answers = new Map<string, PasteAnswer>();
    const asked: string[] = [];
    for (let [next] = plan.questions; next; [next] = openQuestions(plan, answers)) {
      asked.push(next.message);
      answers.set(next.id, next.options[0] ?? 'cancel');
    }
    expect(asked).toEqual([
      'The actor Egg is not in this project.',
      'The actor Nest is not in this project.',
      'The sound boom is not in this project.',
    ]);
    const { project } = paste(bundle, ship, shipProject(), 'import', 'ignore');
    const [, egg, nest] = project.object.prototypes;
    expect(project.actors.get(egg ?? '')?.behaviors[0]?.attributes.prototypeKey).toBe(nest);
    expect(project.actors.get(nest ?? '')?.behaviors[0]?.attributes.prototypeKey).toBe(egg);
    expect(project.actors.size).toBe(3);
  });

  it('is refused while a question is open, and does nothing when the paste is canceled', () => {
    const plan = resultOf(planPaste(bundle, ship, shipProject()));
    expect(resolvePaste(plan, new Map(), () => 'id1').ok).toBe(false);
    const canceled = resultOf(resolvePaste(plan, new Map([['prototype:id2', 'cancel']]), () => 'id1'));
    expect(canceled).toEqual({ edits: [], files: new Map(), ids: [], skipped: [] });
    expect(openQuestions(plan, new Map([['prototype:id2', 'cancel']]))).toEqual([]);
  });

  it('gives tables a name with two digits when the name is taken twice', () => {
    const row = { class: 'AddRemoveRowAction', attributes: { tableID: 'id7' } };
    const table = (id: string) => ({ id, name: 'Levels', rows: ['a'], columns: [{ name: 'n', type: 2, cells: [5] }] });
    const from = copyOf(row, { tables: [table('id7')] });
    const pasted = paste(from, ship, shipProject({ tables: [table('id8'), table('id9')] }), 'import');
    const made = [...pasted.project.tables.values()].at(-1);
    expect([made?.name, made?.columns[0]?.$]).toEqual(['Levels 01', [5]]);
    expect(pastedAttributes(pasted)?.tableID).toBe(made?.id);
  });
});

it('adds tags of actors to the game’s list', () => {
  const collide = { class: 'CollideBehavior', attributes: { mode: 1, actorTag: 'Wall' } };
  const bundle = copyOf(collide, { attributes: { actorTags: 'Enemy\tWall' } });
  const pasted = paste(bundle, ship, shipProject({ attributes: { actorTags: 'Boat' } }));
  expect(pasted.project.object.attributes.actorTags).toBe('Boat\tWall');
});

describe('a clipboard that is older than the project', () => {
  const spawn = { class: 'SpawnAction', attributes: { prototypeKey: 'id2' } };
  const source = buildProject({
    prototypes: [
      { id: 'id1', name: 'Pip', behaviors: [{ id: 'id9', ...spawn }] },
      { id: 'id2', name: 'Egg' },
    ],
    scenes: [{ id: 'id1', layers: [{ actors: [{ id: 'id5', prototype: 'id2' }] }] }, { id: 'id2' }],
  });
  const home: PasteTarget = { gameId, screen: 'prototype', prototype: 'id1' };

  it('asks for an actor that was deleted, and can bring it back', () => {
    const bundle = resultOf(copyBehaviors(source, { gameId, owner: { prototype: 'id1' }, ids: ['id9'] }));
    const after = done(source, { kind: 'prototype.remove', data: { prototype: 'id2' } });
    const pasted = paste(bundle, home, after, 'import');
    expect(pasted.asked.map(([{ id }]) => id)).toEqual(['prototype:id2']);
    expect(pasted.project.object.prototypes).toHaveLength(2);
  });

  it('uses the actor of the same name when the old one was replaced', () => {
    const bundle = resultOf(copyInstances(source, { gameId, scene: 'id1', ids: ['id5'] }));
    const after = done(
      source,
      { kind: 'prototype.remove', data: { prototype: 'id2' } },
      { kind: 'prototype.add', data: { id: 'id3', name: 'Egg' } },
    );
    const pasted = paste(bundle, { gameId, screen: 'scene', scene: 'id2' }, after);
    expect(pasted.asked).toEqual([]);
    expect(pasted.project.scenes.get('id2')?.layers[0]?.actors[0]?.prototype).toBe('id3');
  });

  it('still contains scenes and actors that were deleted', () => {
    const scene = resultOf(copyScenes(source, { gameId, ids: ['id1'] }));
    const withoutScene = done(source, { kind: 'scene.remove', data: { scene: 'id1' } });
    expect(paste(scene, { gameId, screen: 'other' }, withoutScene).project.scenes.size).toBe(2);
    const actor = resultOf(copyPrototypes(source, { gameId, ids: ['id2'] }));
    const withoutActor = done(source, { kind: 'prototype.remove', data: { prototype: 'id2' } });
    expect(paste(actor, { gameId, screen: 'other' }, withoutActor).project.object.prototypes).toHaveLength(2);
  });
});
