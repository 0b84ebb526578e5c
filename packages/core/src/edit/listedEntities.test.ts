import { describe, expect, it } from 'vitest';
import type { Project } from '../model/project.ts';
import { editSample } from '../testing/editSample.ts';
import { buildProject, testEdit, testRefusal } from '../testing.ts';
import type { Edit } from './editDefinitions.ts';

const three = buildProject({
  prototypes: ['Ant', 'Bee', 'Cat'].map((name) => ({ name })),
  scenes: ['Ant', 'Bee', 'Cat'].map((name) => ({ name })),
});

/** The game without a list entry, or without its document. */
const unlisted = (list: 'scenes' | 'prototypes', id: string): Project => ({
  ...three,
  object: { ...three.object, [list]: three.object[list].filter((each) => each !== id) },
});
const undocumented = (collection: 'scenes' | 'actors', id: string): Project => ({
  ...three,
  [collection]: new Map<string, unknown>([...three[collection]].filter(([key]) => key !== id)),
});

const kinds = [
  ['scene', 'scenes', 'scenes', 'scene'],
  ['prototype', 'prototypes', 'actors', 'actor'],
] as const;

describe.each(kinds)('a %s', (kind, list, collection, noun) => {
  const edit = (verb: string, data: Record<string, unknown>): Edit =>
    JSON.parse(JSON.stringify({ kind: `${kind}.${verb}`, data }));
  const listOf = (project: Project) => project.object[list];
  const namesOf = (project: Project) => [...project[collection].values()].map(({ attributes }) => attributes.name);

  it('has its copy after it, or at the end when it is in no list', () => {
    const copy = edit('duplicate', { [kind]: 'id1', id: 'id9' });
    expect(listOf(testEdit(three, copy))).toEqual(['id1', 'id9', 'id2', 'id3']);
    expect(listOf(testEdit(unlisted(list, 'id1'), copy))).toEqual(['id2', 'id3', 'id9']);
    expect(namesOf(testEdit(three, copy))).toEqual(['Ant', 'Bee', 'Cat', 'Ant 1']);
  });

  it('has copies with names that count up past all existing ones', () => {
    const twice = testEdit(
      testEdit(three, edit('duplicate', { [kind]: 'id1', id: 'id8' })),
      edit('duplicate', { [kind]: 'id1', id: 'id9' }),
    );
    expect(namesOf(twice)).toEqual(['Ant', 'Bee', 'Cat', 'Ant 1', 'Ant 2']);
  });

  it('is added at the end, with a unique name', () => {
    const after = testEdit(three, edit('add', { id: 'id9', name: 'Bee', ...(kind === 'scene' && { layer: 'id1' }) }));
    expect([listOf(after), namesOf(after).at(-1)]).toEqual([['id1', 'id2', 'id3', 'id9'], 'Bee 1']);
  });

  it('is deleted with its list entry, even where one of them is missing', () => {
    const remove = edit('remove', { [kind]: 'id2' });
    for (const before of [three, unlisted(list, 'id2'), undocumented(collection, 'id2')]) {
      const after = testEdit(before, remove);
      expect([listOf(after), [...after[collection].keys()]]).toEqual([
        ['id1', 'id3'],
        ['id1', 'id3'],
      ]);
    }
    const [issue] = testRefusal(unlisted(list, 'id2'), edit('remove', { [kind]: 'id9' }));
    expect([issue?.code, issue?.path]).toEqual(['edit.target', [collection, 'id9']]);
  });

  it.each([
    [0, 'id3', ['id3', 'id1', 'id2']],
    [1, 'id3', ['id1', 'id3', 'id2']],
    [-5, 'id2', ['id2', 'id1', 'id3']],
    [99, 'id1', ['id2', 'id3', 'id1']],
    [Number.NaN, 'id2', ['id2', 'id1', 'id3']],
    [1.9, 'id1', ['id2', 'id1', 'id3']],
  ])('at %d in the list, from %s', (index, id, wanted) => {
    const moved =
      kind === 'scene'
        ? testIndex(three, 'scene.reorder', { scene: id, index })
        : testIndex(three, 'prototype.reorder', { prototype: id, index });
    expect(listOf(moved)).toEqual(wanted);
  });

  it('does not move in a list that lacks it', () => {
    const [issue] = testRefusal(unlisted(list, 'id2'), edit('reorder', { [kind]: 'id2', index: 0 }));
    expect([issue?.message, issue?.path]).toEqual([`The ${noun} no longer exists.`, [collection, 'id2']]);
  });
});

function testIndex(project: Project, kind: 'scene.reorder' | 'prototype.reorder', data: object): Project {
  const edit = { kind, data } as Edit;
  return testEdit(project, edit);
}

describe('a scene', () => {
  it('that is the last one cannot be deleted, but a list entry without a document can', () => {
    const one = buildProject();
    const rows: Project = { ...one, object: { ...one.object, scenes: ['id1', 'id7'] } };
    const [issue] = testRefusal(rows, { kind: 'scene.remove', data: { scene: 'id1' } });
    expect([issue?.code, issue?.message]).toEqual(['edit.refused', 'A game needs at least one scene.']);
    const after = testEdit(rows, { kind: 'scene.remove', data: { scene: 'id7' } });
    expect([after.object.scenes, after.scenes.size]).toEqual([['id1'], 1]);
  });
});

describe('an actor', () => {
  it.each([
    [{ width: 0, height: 5 }],
    [{ width: 5, height: 0 }],
    [{ width: 5, height: -1 }],
    [{ width: 1e200, height: 1e200 }],
    [{ width: Number.NaN, height: 1 }],
  ])('is not created with the size %j', (size) => {
    const [issue] = testRefusal(three, { kind: 'prototype.add', data: { id: 'id9', size } });
    expect([issue?.code, issue?.message]).toEqual(['edit.refused', 'The size of an actor must be greater than 0.']);
  });

  it('that is placed but unknown to the game is removed from every layer', () => {
    const after = testEdit(editSample(), { kind: 'prototype.remove', data: { prototype: 'id404' } });
    expect(JSON.stringify([...after.scenes.values()])).not.toContain('id404');
    expect(after.object.prototypes).toEqual(['id1', 'id2']);
  });

  it('has no image unless it is created from one', () => {
    const [plain, drawn] = [{}, { image: 'pip' }].map(
      (more) => testEdit(three, { kind: 'prototype.add', data: { id: 'id9', ...more } }).actors.get('id9')?.attributes,
    );
    expect([plain?.image, drawn?.image]).toEqual(['', 'pip']);
    expect(plain?.name).toBe('New Actor');
  });
});
