import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Project } from '../model/project.ts';
import { buildProject } from '../testing.ts';
import { createProjectChecker } from './projectChecker.ts';
import { validateProject } from './validateProject.ts';

const attribute = (type: string, name: string) => ({ '@': type, $: type === 'text' ? '' : 1, name });
const read = (keypath: string) => ({ '@': 'expression', $: [{ keypath }] });

/** Documents that depend on each other in every possible way. */
const start = buildProject({
  attributes: { id1: attribute('real', 'Score'), actorTags: 'Wall' },
  images: ['hero', 'sky'],
  sounds: ['theme'],
  fonts: ['Fancy'],
  tables: [{ id: 'id7', name: 'Levels' }],
  prototypes: ['id1', 'id2', 'id3'].map((id) => ({
    id,
    name: id,
    attributes: { id5: attribute('real', 'Speed'), image: 'hero', tags: id === 'id2' ? 'Enemy' : '' },
    behaviors: [
      {
        class: 'SpawnAction',
        attributes: { prototypeKey: id === 'id1' ? 'id2' : 'id1', x: read('game.attributes.id1') },
      },
      { class: 'ChangeSceneAction', attributes: { sceneKey: 'id20' } },
      { class: 'SaveTableAction', attributes: { tableID: 'id7' } },
      { class: 'LogDebuggingStatementAction', attributes: { text: read('self.attributes.id5') } },
      { class: 'CollideBehavior', attributes: { mode: 1, actorTag: id === 'id1' ? 'Enemy' : 'Wall' } },
      { class: 'PlayMusicAction', attributes: { musicName: 'theme' } },
      {
        class: 'DisplayTextBehavior',
        attributes: { font: 'Fancy', text: id === 'id3' ? read('game.attributes.id7') : '' },
      },
      { class: 'AnimateBehavior', attributes: { images: 'hero\tsky' } },
    ],
  })),
  scenes: ['id20', 'id21'].map((id) => ({
    id,
    name: id,
    layers: [
      {
        actors: [
          { id: 'id31', prototype: 'id1', attributes: { id5: attribute('real', 'Speed') } },
          {
            id: 'id32',
            prototype: 'id3',
            behaviors: [
              { class: 'MoveBehavior', attributes: { speed: read('self.attributes.id5') } },
              { class: 'MoveBehavior', attributes: { speed: read('scene.layers.id1.actors.id31.attributes.id5') } },
            ],
          },
        ],
      },
    ],
  })),
});

type Change = (project: Project) => Project;
const put = <Member>(map: ReadonlyMap<string, Member>, id: string, member: Member | undefined): Map<string, Member> => {
  const copy = new Map([...map].filter(([key]) => key !== id));
  return member === undefined ? copy : copy.set(id, member);
};
const withGame = (project: Project, change: object): Project => ({
  ...project,
  object: { ...project.object, attributes: { ...project.object.attributes, ...change } },
});
const actorIds = fc.constantFrom('id1', 'id2', 'id3');
const sceneIds = fc.constantFrom('id20', 'id21');

/** Edits that cause and resolve findings in the document itself and in others. */
const changes: fc.Arbitrary<Change> = fc.oneof(
  actorIds.map(
    (id): Change =>
      (project) => ({ ...project, actors: put(project.actors, id, undefined) }),
  ),
  actorIds.map(
    (id): Change =>
      (project) => ({ ...project, actors: put(project.actors, id, start.actors.get(id)) }),
  ),
  fc.tuple(actorIds, fc.constantFrom('real', 'text', 'table'), fc.constantFrom('Speed', 'Haste')).map(
    ([id, type, name]): Change =>
      (project) => {
        const actor = project.actors.get(id);
        if (!actor) return project;
        const attributes = { ...actor.attributes, id5: attribute(type, name), name: `${name}!` };
        return { ...project, actors: put(project.actors, id, { ...actor, attributes }) };
      },
  ),
  fc.tuple(actorIds, fc.constantFrom('', 'Enemy', 'Wall')).map(
    ([id, tags]): Change =>
      (project) => {
        const actor = project.actors.get(id);
        const attributes = actor && { ...actor.attributes, tags };
        return actor && attributes
          ? { ...project, actors: put(project.actors, id, { ...actor, attributes }) }
          : project;
      },
  ),
  actorIds.map(
    (id): Change =>
      (project) => {
        const actor = project.actors.get(id);
        const behaviors = actor?.behaviors.slice(1);
        return actor && behaviors ? { ...project, actors: put(project.actors, id, { ...actor, behaviors }) } : project;
      },
  ),
  sceneIds.map(
    (id): Change =>
      (project) => ({ ...project, scenes: put(project.scenes, id, undefined) }),
  ),
  sceneIds.map(
    (id): Change =>
      (project) => ({ ...project, scenes: put(project.scenes, id, start.scenes.get(id)) }),
  ),
  fc.constantFrom(undefined, 'real', 'text', 'boolean').map(
    (type): Change =>
      (project) =>
        withGame(project, { id1: type === undefined ? undefined : attribute(type, 'Score') }),
  ),
  fc.constantFrom('', 'Wall', 'Wall\tEnemy').map(
    (actorTags): Change =>
      (project) =>
        withGame(project, { actorTags }),
  ),
  fc.boolean().map(
    (isThere): Change =>
      (project) => ({ ...project, tables: isThere ? start.tables : new Map() }),
  ),
  fc.constant<Change>((project) => withGame(project, { id7: undefined })),
  fc.constantFrom<string[]>([], ['hero'], ['hero', 'sky']).map(
    (names): Change =>
      (project) => ({
        ...project,
        assets: { ...project.assets, images: start.assets.images.filter(({ name }) => names.includes(name)) },
      }),
  ),
  fc.constantFrom('theme.m4a', 'theme.ogg', '').map(
    (file): Change =>
      (project) => ({
        ...project,
        assets: { ...project.assets, sounds: file ? [{ name: 'theme', files: [{ name: file, size: 0 }] }] : [] },
      }),
  ),
  fc.boolean().map(
    (isThere): Change =>
      (project) => ({
        ...project,
        assets: { ...project.assets, fonts: isThere ? start.assets.fonts : [] },
      }),
  ),
  fc.constant<Change>((project) => ({ ...project, tests: new Map([['smoke', { frames: 1, scene: 'id20' }]]) })),
  sceneIds.map(
    (id): Change =>
      (project) => {
        const scene = project.scenes.get(id);
        if (!scene) return project;
        const name = scene.attributes.name === 'other' ? `${id}` : 'other';
        const attributes = { ...scene.attributes, name };
        return { ...project, scenes: put(project.scenes, id, { ...scene, attributes }) };
      },
  ),
  fc.constant<Change>((project) => ({
    ...project,
    object: {
      ...project.object,
      scenes: [...project.object.scenes].reverse(),
      prototypes: project.object.prototypes.slice(1),
    },
  })),
);

describe('a checker', () => {
  it('has the findings of a new check after any edits', () => {
    fc.assert(
      fc.property(fc.array(changes, { minLength: 1, maxLength: 12 }), (edits) => {
        const checker = createProjectChecker();
        let project = start;
        checker.check(project);
        for (const edit of edits) {
          project = edit(project);
          expect(checker.check(project)).toEqual(validateProject(project));
        }
      }),
      { seed: 1, numRuns: 150 },
    );
  });

  it('keeps the findings of documents that no edit touches', () => {
    const project = { ...start, assets: { ...start.assets, images: [] } };
    const checker = createProjectChecker();
    const before = checker.check(project);
    const actor = project.actors.get('id1');
    if (!actor) throw new Error('no actor');
    const after = checker.check({
      ...project,
      actors: new Map(project.actors).set('id1', { ...actor, behaviors: [] }),
    });
    const untouched = before.issues.filter(({ path }) => path[1] === 'id2');
    expect(untouched.length).toBeGreaterThan(0);
    for (const issue of untouched) expect(after.issues).toContain(issue);
  });

  it('checks files again when they have changed', () => {
    const checker = createProjectChecker();
    expect(checker.check(start).issues.filter(({ code }) => code === 'asset.file')).toEqual([]);
    const missing = checker.check(start, new Map()).issues.filter(({ code }) => code === 'asset.file');
    expect(missing).toHaveLength(4);
    expect(checker.check(start).issues.filter(({ code }) => code === 'asset.file')).toEqual([]);
  });
});
