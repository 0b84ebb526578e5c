import { describe, expect, it } from 'vitest';
import { changedDocuments } from '../history/changedDocuments.ts';
import { createProject } from '../model/create/createProject.ts';
import { createPrototype } from '../model/create/createPrototype.ts';
import { createScene } from '../model/create/createScene.ts';
import type { collectionNames, Project } from '../model/project.ts';
import { buildProject, textOfProject } from '../testing.ts';
import { validateProject } from '../validate/validateProject.ts';
import { repairInSteps, repairProject } from './repairProject.ts';
import { hasShape } from './repairRun.ts';
import { type FurtherRepair, furtherRepairs } from './repairStages.ts';

const sparse = { repairSparse: true } as const;

/** The project with one document replaced by any value. */
function withDocument(
  project: Project,
  collection: (typeof collectionNames)[number],
  id: string,
  value: unknown,
): Project {
  return { ...project, [collection]: new Map<string, unknown>([...project[collection], [id, value]]) } as never;
}

function withGame(project: Project, value: unknown): Project {
  return { ...project, object: value } as never;
}

function pathsOf(project: Project, further: readonly FurtherRepair[] = []): string[] {
  return repairProject(project, { ...sparse, further }).changes.map(({ document, path }) =>
    [document, ...path].join('/'),
  );
}

describe('repair', () => {
  const plain = createProject({ title: 'Plain' });

  it('does nothing without the preference', () => {
    const damaged = withGame(plain, {});
    expect(repairProject(damaged, { repairSparse: false, further: furtherRepairs })).toEqual({
      project: damaged,
      changes: [],
      issues: [],
    });
  });

  it('reports its stages in order', () => {
    expect([...repairInSteps(plain, sparse)]).toEqual([
      'Checking project game for potential errors...',
      'Checking project scenes for potential errors...',
      'Checking project actors for potential errors...',
      'Checking project behaviors for potential errors...',
    ]);
  });

  it.each([[-1], [undefined]])('sets a random seed of %s to 1 and reports it', (randomSeed) => {
    const damaged = withGame(plain, { ...plain.object, attributes: { ...plain.object.attributes, randomSeed } });
    const { project, changes } = repairProject(damaged, sparse);
    expect(project.object.attributes.randomSeed).toBe(1);
    expect(changes).toMatchObject([
      { stage: 'game', document: 'object.json', path: ['attributes', 'randomSeed'], from: randomSeed, to: 1 },
    ]);
  });

  it('keeps any other seed, and returns the same project when there is nothing to do', () => {
    const fine = buildProject({ attributes: { randomSeed: 7 } });
    const { project, changes, issues } = repairProject(fine, { ...sparse, further: furtherRepairs });
    expect([project === fine, changes, issues]).toEqual([true, [], []]);
  });

  it('leaves a project in a newer format alone', () => {
    const newer = withGame(plain, { ...plain.object, formatVersion: 99, attributes: {} });
    expect(repairProject(newer, sparse).project).toBe(newer);
  });

  it('sets a missing zIndex to 0, and nothing else in that actor', () => {
    const prototype = createPrototype('id5');
    const { zIndex: _, ...rest } = prototype.aspects.graphics.attributes;
    const aspects = { ...prototype.aspects, graphics: { attributes: rest } };
    const { project, changes } = repairProject(withDocument(plain, 'actors', 'id5', { ...prototype, aspects }), sparse);
    expect(project.actors.get('id5')).toEqual(prototype);
    expect(changes.filter(({ document }) => document === 'actors/id5.json')).toMatchObject([
      {
        path: ['aspects', 'graphics', 'attributes', 'zIndex'],
        from: undefined,
        to: 0,
        why: 'It is missing; 0 is used.',
      },
    ]);
  });

  it('gives a scene that lacks its sizes those of the display', () => {
    const wide = createProject({ title: 'Wide', displaySize: { width: 480, height: 320 } });
    const scene = wide.scenes.get('id1');
    if (!scene) throw new Error('There is a scene.');
    const { size: _, ...attributes } = scene.attributes;
    const camera = { origin: { x: 0, y: 0 }, rotation: 0 };
    const damaged = withDocument(wide, 'scenes', 'id1', { ...scene, attributes: { ...attributes, camera } });
    expect(repairProject(damaged, sparse).project.scenes.get('id1')).toEqual(scene);
  });

  it('keeps documents without a change, and changes no more than the report says', () => {
    const project = buildProject({ attributes: { randomSeed: 3 }, prototypes: [{}, {}], scenes: [{}, {}] });
    const damaged = withDocument(project, 'actors', 'id2', { ...createPrototype('id2'), behaviors: 'none' });
    const before = textOfProject(damaged);
    const repaired = repairProject(damaged, sparse);
    expect([...changedDocuments(damaged, repaired.project).keys()]).toEqual(['actors/id2.json']);
    expect(new Set(repaired.changes.map(({ document }) => document))).toEqual(new Set(['actors/id2.json']));
    expect(textOfProject(damaged)).toBe(before);
    expect(repaired.project.scenes).toBe(damaged.scenes);
    expect(repaired.project.actors.get('id1')).toBe(damaged.actors.get('id1'));
  });

  it.each([null, 'text', 5, [], undefined])('makes a usable project from a game that is %j', (value) => {
    const { project } = repairProject(withGame(plain, value), { ...sparse, further: ['lists'] });
    expect(hasShape('object.json', project.object)).toBe(true);
    expect(project.object.scenes).toEqual(['id1']);
    expect(project.object.attributes.randomSeed).toBe(1);
  });

  it('creates a missing manifest', () => {
    const { project, changes } = repairProject({ ...plain, assets: undefined } as never, sparse);
    expect(project.assets).toEqual({ images: [], sounds: [], fonts: [] });
    expect(changes.map(({ stage, document }) => `${stage} ${document}`)).toContain('game assets.json');
  });

  it.each<[stage: string, collection: (typeof collectionNames)[number]]>([
    ['game', 'tables'],
    ['game', 'delegates'],
    ['game', 'tests'],
    ['scenes', 'scenes'],
    ['actors', 'actors'],
    ['behaviors', 'behaviors'],
  ])('in the stage "%s" repairs what is in the folder %s', (stage, collection) => {
    const { changes, project } = repairProject(withDocument(plain, collection, 'id7', 'none'), sparse);
    const own = changes.filter(({ from }) => from === 'none');
    expect(own.map((change) => [change.stage, change.path])).toEqual([[stage, []]]);
    expect(project[collection].get('id7')).toBeTypeOf('object');
  });

  it('gives a scene without a camera one, and reports no failure', () => {
    const scene = createScene('id5', 'Dark', { width: 200, height: 100 });
    const { camera: _, ...attributes } = scene.attributes;
    const { project, issues } = repairProject(withDocument(plain, 'scenes', 'id5', { ...scene, attributes }), sparse);
    expect(issues.filter(({ code }) => code === 'repair.failed')).toEqual([]);
    expect(project.scenes.get('id5')?.attributes.camera).toMatchObject({ rotation: 0, origin: { x: 0, y: 0 } });
  });

  it('removes what no document may contain from scenes before it gives them sizes', () => {
    const scene = createScene('id5', 'Odd', { width: 200, height: 100 });
    const { size: _, ...attributes } = scene.attributes;
    const looped: Record<string, unknown> = { ...scene, attributes };
    looped.self = looped;
    const { project, issues } = repairProject(withDocument(plain, 'scenes', 'id5', looped), sparse);
    expect(issues.filter(({ code }) => code === 'repair.failed')).toEqual([]);
    expect(project.scenes.get('id5')).toEqual({
      ...scene,
      attributes: { ...scene.attributes, size: expect.any(Object) },
    });
  });

  it('cuts values that contain themselves, and reports it', () => {
    const behavior: Record<string, unknown> = { id: 'id1', class: 'CompoundBehavior', enabled: true, attributes: {} };
    behavior.behaviors = [behavior];
    const damaged = withDocument(plain, 'actors', 'id5', { ...createPrototype('id5'), behaviors: [behavior] });
    const { project, changes } = repairProject(damaged, sparse);
    const cut = ['behaviors', 0, 'behaviors', 0];
    expect(project.actors.get('id5')?.behaviors[0]?.behaviors).toEqual([]);
    expect(changes.some(({ path, why }) => why === 'It contained itself.' && path.join() === cut.join())).toBe(true);
  });

  it('reports a repair that fails and continues', () => {
    const hostile = new Proxy(createPrototype('id5'), {
      ownKeys() {
        throw new Error('no keys today');
      },
    });
    const failed: string[] = [];
    const damaged = withDocument(withDocument(plain, 'actors', 'id5', hostile), 'actors', 'id6', {});
    const options = {
      ...sparse,
      report: ({ code, path }: { code: string; path: readonly unknown[] }) => failed.push([code, ...path].join(' ')),
    };
    const steps = repairInSteps(damaged, options);
    let step = steps.next();
    while (!step.done && !step.value.includes('behaviors')) step = steps.next();
    expect(failed).toEqual(['repair.failed actors id5']);
  });
});

describe('the stage of behaviors', () => {
  const condition = (attributes: object, predicate: object, rest: object = {}) =>
    ({ id: 'id9', class: 'EventCondition', attributes, predicate, ...rest }) as never;

  it('gives missing attributes their implied values', () => {
    const project = buildProject({
      attributes: { randomSeed: 1 },
      prototypes: [{ behaviors: [{ class: 'MoveBehavior', attributes: { speed: 12 } }] }],
    });
    const { project: repaired } = repairProject(project, sparse);
    expect(repaired.actors.get('id1')?.behaviors[0]?.attributes).toMatchObject({
      speed: 12,
      direction: 0,
      space: expect.any(Number),
    });
    expect(pathsOf(project)).not.toContain('actors/id1.json/behaviors/0/attributes/speed');
    expect(validateProject(repaired).issues).toEqual(validateProject(project).issues);
  });

  it.each([
    ['=', 'number', '=='],
    ['begins with', 'string', 'beginsWith'],
  ])('writes the operator %s of a %s as %s', (operator, type, expected) => {
    const conditions = [
      condition({ conditionType: 1, subjectAttribute: 'game.time' }, { type, attributes: { operator, RHS: '1' } }),
    ];
    const project = buildProject({ prototypes: [{ behaviors: [{ class: 'RuleBehavior', conditions }] }] });
    const [rule] = repairProject(project, sparse).project.actors.get('id1')?.behaviors ?? [];
    expect(rule?.conditions?.[0]?.predicate.attributes.operator).toBe(expected);
    expect(rule?.conditions?.[0]?.class).toBe('AttributeCondition');
  });

  it('gives a condition the event type of its predicate', () => {
    const conditions = [
      condition(
        { conditionType: 0 },
        { type: 'key', attributes: { keyString: 'a', mode: 'down' } },
        { eventType: 'touch' },
      ),
    ];
    const scenes = [
      { layers: [{ actors: [{ prototype: 'id1', behaviors: [{ class: 'RuleBehavior', conditions }] }] }] },
    ];
    const project = buildProject({ prototypes: [{}], scenes });
    const repaired = repairProject(project, sparse).project;
    const [rule] = repaired.scenes.get('id1')?.layers[0]?.actors[0]?.behaviors ?? [];
    expect(rule?.conditions?.[0]?.eventType).toBe('key');
  });
});
