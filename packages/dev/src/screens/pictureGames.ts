import path from 'node:path';
import { type Project, readProject } from '@playhouse/core';
import { type BehaviorDescription, buildProject } from '@playhouse/core/testing';
import { readProjectFiles } from '../engines/projectFiles.ts';
import { root } from '../tool.ts';
import type { PictureGame } from './screen.ts';

function sampleGame(folder: string): PictureGame {
  const read = readProject(readProjectFiles(path.join(root, 'fixtures/templates', folder)));
  if (!read.ok) throw new Error('The sample game cannot be read.');
  const { project, files } = read.value.contents;
  return { project, files: new Map(files) };
}

export const pip = sampleGame('pip-and-the-lanterns');
export const cheese = sampleGame('the-cheese-tower');
export const quiz = sampleGame('professor-hoot');
export const run = sampleGame('pebble-on-the-ice');
export const maze = sampleGame('thistle-in-the-maze');

function changed(change: (project: Project) => Project): PictureGame {
  return { project: change(pip.project), files: pip.files };
}

/** The sample game without its snail and one of its sounds, so that there are findings. */
export const brokenPip = changed((project) => ({
  ...project,
  object: { ...project.object, title: 'Meadow without snails' },
  actors: new Map([...project.actors].filter(([, { attributes }]) => attributes.name !== 'Snail')),
  assets: { ...project.assets, sounds: project.assets.sounds.filter(({ name }) => name !== 'boing') },
}));

const delegates: Project['delegates'] = new Map([
  [
    'id801',
    {
      id: 'id801',
      name: 'Script',
      enabled: true,
      event: 'onGameReady',
      source:
        "let lanterns = 0;\n\nfunction count() {\n  lanterns += 1;\n  log('lanterns lit', lanterns);\n\ncount();\n",
    },
  ],
]);

/** The sample game with a script that has an error. */
export const scripted = changed((project) => ({ ...project, delegates }));

const boots = 'game.attributes.id901';
const expression = (...$: readonly (string | { readonly keypath: string })[]) => ({ '@': 'expression', $ });

type Condition = NonNullable<BehaviorDescription['conditions']>[number];

const space: Condition = {
  id: 'id9052',
  class: 'EventCondition',
  eventType: 'key',
  attributes: { conditionType: 0 },
  predicate: { type: 'key', attributes: { keyString: 'space', mode: 'down' } },
};

const onGround: Condition = {
  id: 'id9053',
  class: 'AttributeCondition',
  attributes: { conditionType: 1, subjectAttribute: 'self.attributes.id403' },
  predicate: { type: 'boolean', attributes: { operator: '==', RHS: true } },
};

const atLantern: Condition = {
  id: 'id9064',
  class: 'EventCondition',
  eventType: 'overlaps or collides',
  attributes: { conditionType: 0 },
  predicate: { type: 'collision', attributes: { mode: 0, prototypeKey: 'id102' } },
};

const jump: BehaviorDescription = {
  id: 'id9051',
  class: 'RuleBehavior',
  attributes: { name: 'Jump', compoundConditionKind: 0 },
  conditions: [space, onGround],
  behaviors: [
    {
      id: 'id9054',
      class: 'ChangeVelocityAction',
      attributes: {
        direction: 90,
        space: 1,
        speed: expression({ keypath: 'self.attributes.id402' }, ' + max(0, ', { keypath: boots }, ' * 40)'),
      },
    },
    { id: 'id9055', class: 'SpawnAction', attributes: { prototypeKey: '', y: -46 } },
  ],
  elseBehaviors: [
    { id: 'id9056', class: 'AnimateBehavior', attributes: { images: 'pip-stand\tpip-walk-1\tpip-walk-2', speed: 8 } },
  ],
};

const collect: BehaviorDescription = {
  id: 'id9061',
  class: 'RuleBehavior',
  attributes: { name: 'Collect a lantern', compoundConditionKind: 1 },
  conditions: [atLantern],
  behaviors: [
    {
      id: 'id9066',
      class: 'TimerBehavior',
      attributes: { timerType: 0, interval: 0.5 },
      behaviors: [
        {
          id: 'id9067',
          class: 'ChangeAttributeAction',
          attributes: { targetAttribute: boots, RHS: expression({ keypath: boots }, ' + 1') },
        },
      ],
    },
  ],
  elseBehaviors: [],
};

const note: BehaviorDescription = {
  id: 'id9050',
  class: 'NoteBehavior',
  attributes: { note: 'Pip can jump only from the ground. Mia draws the landing picture.' },
};

/** Behaviors as in a project, from a short description. */
function behaviorsOf(behaviors: readonly BehaviorDescription[]) {
  const { actors } = buildProject({ prototypes: [{ id: 'id1', name: 'Pip', behaviors }] });
  return actors.get('id1')?.behaviors ?? [];
}

/** The sample game in which somebody is at work on Pip: a note, a rule with an error, a nested block, expressions. */
export const workedPip = changed((project) => ({
  ...project,
  object: {
    ...project.object,
    attributes: {
      ...project.object.attributes,
      id901: { '@': 'integer', $: 2, name: 'Boots' },
      id902: { '@': 'real', $: 12.5, name: 'Bonus time' },
      id903: { '@': 'boolean', $: true, name: 'Boss asleep' },
    },
  },
  actors: new Map(
    [...project.actors].map(([id, actor]) =>
      id === 'id101'
        ? [id, { ...actor, behaviors: [...behaviorsOf([note, jump, collect]), ...actor.behaviors.slice(1)] }]
        : [id, actor],
    ),
  ),
}));

/** The game of somebody at work with a script and a table too, so that it has one of every page. */
export const completePip: PictureGame = {
  project: {
    ...workedPip.project,
    object: {
      ...workedPip.project.object,
      attributes: { ...workedPip.project.object.attributes, id501: { '@': 'table', name: 'Questions' } },
    },
    delegates,
    tables: quiz.project.tables,
  },
  files: workedPip.files,
};
