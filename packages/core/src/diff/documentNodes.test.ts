import { describe, expect, it } from 'vitest';
import type { ProjectDocument } from '../model/project.ts';
import { type BehaviorDescription, buildBehaviors, buildProject, randomProject, seededRandom } from '../testing.ts';
import { composeDocument, hasNodes, listsOf, type NodeCollection, nodesOf } from './documentNodes.ts';

const collections: readonly NodeCollection[] = ['scenes', 'actors', 'behaviors'];
const move = (id: string): BehaviorDescription => ({ class: 'MoveBehavior', id });
const rule = (id: string, ...behaviors: BehaviorDescription[]): BehaviorDescription => ({
  class: 'RuleBehavior',
  id,
  behaviors,
  elseBehaviors: [],
});

function actorWith(behaviors: unknown): ProjectDocument {
  const actor = buildProject({ prototypes: [{ id: 'id1' }] }).actors.get('id1');
  if (!actor) throw new Error('There is an actor.');
  return JSON.parse(JSON.stringify({ ...actor, behaviors }));
}

/** The document split and reassembled, and whether an id occurred twice. */
function again(collection: NodeCollection, document: ProjectDocument) {
  const { nodes, hasTwins } = nodesOf(collection, document);
  return { document: composeDocument(nodes), hasTwins, count: nodes.size };
}

describe('a document split into objects', () => {
  it('is the same when reassembled', () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const project = randomProject(seededRandom(seed));
      for (const collection of collections) {
        for (const document of project[collection].values()) {
          expect(again(collection, document)).toMatchObject({ document, hasTwins: false });
        }
      }
    }
  });

  it('has a node for each object with an id, wherever it is', () => {
    const tree = buildBehaviors([rule('id1', move('id2'), rule('id3', move('id4'))), move('id5')]);
    const { nodes } = nodesOf('actors', actorWith(tree));
    expect([...nodes.values()].map(({ fields }) => fields.id)).toEqual(['id1', 'id1', 'id2', 'id3', 'id4', 'id5']);
    expect([...nodes.values()].map(({ kind }) => kind)).toEqual([
      'document',
      ...Array.from({ length: 5 }, () => 'behavior'),
    ]);
  });

  it('gives an object the same key in any list, and has its parent and list', () => {
    const [one, other] = [
      [rule('id1', move('id2')), rule('id3')],
      [rule('id1'), rule('id3', move('id2'))],
    ].map((list) => nodesOf('actors', actorWith(buildBehaviors(list))).nodes);
    const find = (id: string) =>
      [...(one?.values() ?? [])].find(({ fields, kind }) => fields.id === id && kind === 'behavior');
    const key = find('id2')?.key ?? '';
    expect(one?.get(key)?.parentList).toEqual({ parent: find('id1')?.key, list: 'behaviors' });
    expect(other?.get(key)?.parentList).toEqual({ parent: find('id3')?.key, list: 'behaviors' });
  });

  it('distinguishes objects with the same id in different instances or of different kinds', () => {
    const behaviors = [move('id2')];
    const project = buildProject({
      scenes: [
        {
          id: 'id1',
          layers: [
            { id: 'id2', actors: [{ id: 'id3', prototype: 'id1', behaviors }] },
            { id: 'id5', actors: [{ id: 'id4', prototype: 'id1', behaviors }] },
          ],
        },
      ],
    });
    const scene = project.scenes.get('id1');
    if (!scene) throw new Error('There is a scene.');
    expect(again('scenes', scene)).toEqual({ document: scene, hasTwins: false, count: 7 });
  });

  it('contains the behavior of a saved behavior, which is not in a list', () => {
    const [behavior] = buildBehaviors([rule('id9', move('id2'))]);
    if (!behavior) throw new Error('There is a behavior.');
    const saved = { id: 'id1', name: 'Saved', help: '', behavior };
    expect(again('behaviors', saved)).toEqual({ document: saved, hasTwins: false, count: 3 });
    const other = nodesOf('behaviors', { ...saved, behavior: { ...behavior, id: 'id7' } });
    expect([...other.nodes.keys()]).toEqual([...nodesOf('behaviors', saved).nodes.keys()]);
  });

  it.each<[string, BehaviorDescription[]]>([
    ['in one list', [move('id2'), move('id2'), move('id2')]],
    ['in two lists', [rule('id1', move('id2')), move('id2')]],
    ['nested', [rule('id2', rule('id2'))]],
  ])('loses nothing when an id occurs twice %s', (_, list) => {
    const document = actorWith(buildBehaviors(list));
    expect(again('actors', document)).toMatchObject({ document, hasTwins: true });
  });

  it.each<[string, unknown]>([
    ['a text', 'x'],
    ['a number', 5],
    ['nothing', null],
    ['a list of objects without ids', [{ class: 'MoveBehavior' }]],
    ['a list of objects with numbers as ids', [{ id: 5 }]],
  ])('leaves anything that is not a list of objects unchanged: %s', (_, behaviors) => {
    const document = actorWith(behaviors);
    expect(again('actors', document)).toEqual({ document, hasTwins: false, count: 1 });
  });

  it('cannot be reassembled when one of its nodes is missing', () => {
    const { nodes } = nodesOf('actors', actorWith(buildBehaviors([move('id2')])));
    const key = [...nodes.keys()].at(-1) ?? '';
    expect(() => composeDocument(new Map([...nodes].filter(([each]) => each !== key)))).toThrow(`There is no ${key}`);
  });

  it('is available for collections whose objects can move', () => {
    expect(['object', 'scenes', 'actors', 'tables', 'delegates', 'behaviors', 'tests'].filter(hasNodes)).toEqual([
      ...collections,
    ]);
    expect(listsOf('scenes', 'document')).toEqual({ layers: 'layer' });
    expect(listsOf('scenes', 'layer')).toEqual({ actors: 'instance' });
    expect(listsOf('actors', 'condition')).toEqual({});
  });
});
