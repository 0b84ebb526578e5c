import type { Condition, Instance, SceneDocument } from '../generated/entities.ts';
import type { Project } from '../model/project.ts';
import { buildBehaviors, buildProject, type SceneDescription, type TableDescription } from './buildProject.ts';

const speed = { '@': 'real', $: 220, name: 'Speed' } as const;

const keyDown: Condition = {
  id: 'id3',
  class: 'EventCondition',
  eventType: 'key',
  attributes: { conditionType: 0 },
  predicate: { type: 'key', attributes: { keyString: 'left', mode: 'down' } },
};

const fast: Condition = {
  id: 'id4',
  class: 'AttributeCondition',
  attributes: { conditionType: 1, subjectAttribute: 'self.attributes.id77' },
  predicate: { type: 'number', attributes: { operator: '>', RHS: '5' } },
};

const scenes: readonly SceneDescription[] = [
  {
    id: 'id1',
    name: 'Meadow',
    layers: [
      {
        id: 'id10',
        name: 'Ground',
        actors: [
          { id: 'id20', prototype: 'id1', position: { x: 100, y: 100 } },
          {
            id: 'id21',
            prototype: 'id1',
            position: { x: 200, y: 100 },
            attributes: { size: { width: 50, height: 20 } },
          },
          { id: 'id22', prototype: 'id404', position: { x: 0, y: 0 } },
        ],
      },
      {
        id: 'id11',
        name: 'Front',
        actors: [
          {
            id: 'id23',
            prototype: 'id1',
            position: { x: 10, y: 20 },
            aspects: { graphics: { attributes: { visible: false } } },
            behaviors: [
              {
                class: 'ChangeAttributeAction',
                id: 'id5',
                attributes: {
                  targetAttribute: 'scene.layers.id10.actors.id20.attributes.position.x',
                  RHS: {
                    '@': 'expression',
                    $: ['1+', { keypath: 'scene.layers.id10.actors.id20.attributes.id77' }],
                  },
                },
              },
            ],
          },
        ],
      },
    ],
  },
  { id: 'id2', name: 'Cave' },
];

const levels: TableDescription = {
  id: 'id70',
  name: 'Levels',
  rows: ['Easy', '', 'Hard'],
  columns: [
    { name: 'Title', type: 1, cells: ['Start', '', '7.5'] },
    { name: 'Points', type: 2, cells: [0, -3, 400] },
    { name: 'Speed', type: 3, cells: [0, 2.5, -0.25] },
    { name: 'Open', type: 4, cells: [true, false, false] },
    { name: 'Wind', type: 5, cells: [0, 90, 359.5] },
  ],
};

/** Two scenes, two layers, three placed Pips (one unlocked), a listed actor without a document, a script and so on. */
export function editSample(): Project {
  const project = buildProject({
    prototypes: [
      {
        id: 'id1',
        name: 'Pip',
        attributes: { id77: speed, position: { x: 5, y: 6 } },
        behaviors: [
          {
            class: 'RuleBehavior',
            id: 'id1',
            conditions: [keyDown, fast],
            behaviors: [{ class: 'MoveBehavior', id: 'id2' }],
          },
        ],
      },
      { id: 'id2', name: 'Snail', attributes: { tags: 'Good' } },
    ],
    scenes,
    tables: [levels],
    attributes: { id90: { '@': 'integer', $: 3, name: 'Score' }, actorTags: 'Good' },
    images: ['pip'],
    delegates: [{ id: 'id60', name: 'Log', event: 'onGameReady' }],
  });
  const [behavior] = buildBehaviors([{ class: 'CollideBehavior', attributes: { mode: 1, actorTag: 'Good' } }]);
  if (!behavior) return project;
  const saved = { id: 'id70', name: 'Bounce', help: '', behavior };
  const controllerMaps = { player2: { start: 'space' } };
  return { ...project, object: { ...project.object, controllerMaps }, behaviors: new Map([[saved.id, saved]]) };
}

/** The sample's first scene. */
export function meadowOf(project: Project): SceneDocument | undefined {
  return project.scenes.get('id1');
}

/** An instance of the sample's first scene, in any layer. */
export function actorOf(project: Project, id: string): Instance | undefined {
  const layers = meadowOf(project)?.layers ?? [];
  return layers.flatMap(({ actors }) => actors).find((instance) => instance.id === id);
}
