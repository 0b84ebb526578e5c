import type { ProjectContents } from '@playhouse/core';
import { type BehaviorDescription, buildProject } from '@playhouse/core/testing';
import { readTemplate } from '../../cli/src/package/templates.ts';

type Conditions = NonNullable<BehaviorDescription['conditions']>;

function rule(eventType: string, type: string, attributes: object, behaviors: BehaviorDescription[]) {
  const predicate = { type, attributes };
  const event = { id: 'id900', class: 'EventCondition', eventType, attributes: { conditionType: 0 }, predicate };
  return {
    class: 'RuleBehavior',
    attributes: { name: 'Rule', compoundConditionKind: 0 },
    behaviors,
    conditions: [event] as unknown as Conditions,
  };
}

const whenKey = (keyString: string, behaviors: BehaviorDescription[]) =>
  rule('key', 'key', { keyString, mode: 'down' }, behaviors);

const change = (id: string, program: readonly unknown[]): BehaviorDescription => ({
  class: 'ChangeAttributeAction',
  attributes: { targetAttribute: `game.attributes.${id}`, RHS: { '@': 'expression', $: program } },
});

const save = (id: string, key: string): BehaviorDescription => ({
  class: 'SaveAttributeAction',
  attributes: { targetAttribute: `game.attributes.${id}`, key },
});

/**
 * A game that reports through its saved data: `landed` when a body has fallen on another, `label` when a script has
 * run, and `count`, increased by each press of space from its saved value. O asks to open an address.
 */
export function arcadeGame(): ProjectContents {
  const [sound = '', bytes = new Uint8Array()] =
    [...readTemplate('pip-and-the-lanterns').files].find(([name]) => name.startsWith('sounds/')) ?? [];
  const file = sound.replace('sounds/', '');
  const music = { class: 'PlayMusicAction', attributes: { musicName: file, loop: true } };
  const noise = { class: 'PlaySoundAction', attributes: { soundName: file, volume: 1 } };
  const collides = { mode: 0, prototypeKey: 'id6', actorTag: '' };
  const count = { keypath: 'game.attributes.id7' };
  const project = buildProject({
    title: 'Arcade',
    displaySize: { width: 400, height: 300 },
    attributes: {
      id7: { '@': 'integer', $: 0, name: 'Count' },
      id8: { '@': 'text', $: '', name: 'Label' },
      id9: { '@': 'integer', $: 0, name: 'Landed' },
    },
    prototypes: [
      {
        id: 'id5',
        attributes: { size: { width: 40, height: 40 } },
        motion: { linearVelocity: { x: 0, y: -200 } },
        behaviors: [
          { class: 'LoadAttributeAction', attributes: { targetAttribute: 'game.attributes.id7', key: 'count' } },
          { class: 'CollideBehavior', attributes: collides },
          music,
          rule('overlaps or collides', 'collision', collides, [
            change('id9', ['max(1, ', { keypath: 'game.attributes.id9' }, ')']),
            ...[save('id9', 'landed'), save('id8', 'label'), noise],
          ]),
          whenKey('space', [change('id7', [count, ' + 1']), save('id7', 'count')]),
          whenKey('o', [{ class: 'OpenURLAction', attributes: { url: 'https://example.org/a?b=1' } }]),
        ],
      },
      { id: 'id6', attributes: { size: { width: 400, height: 20 } }, physics: { movable: false } },
    ],
    scenes: [
      {
        layers: [
          {
            actors: [
              { prototype: 'id5', position: { x: 200, y: 150 } },
              { prototype: 'id6', position: { x: 200, y: 10 } },
            ],
          },
        ],
      },
    ],
    delegates: [
      { name: 'Start', event: 'onGameReady', enabled: true, source: 'setAttribute("game.Label", "from a script");' },
    ],
  });
  const sounds = [{ name: file, files: [{ name: file, size: bytes.length }] }];
  return { project: { ...project, assets: { ...project.assets, sounds } }, files: new Map([[sound, bytes]]) };
}

/** A program that cannot be read. */
export const brokenProgram = ['1 + ', { keypath: 'game.attributes.id7' }, ' 2'];

/**
 * A game whose first frame saves `points`, which is 46 of a table's cells and a condition, and then meets a program that
 * cannot be read.
 */
export function programsGame(): ProjectContents {
  const points = { keypath: 'game.attributes.id7' };
  const table = { keypath: 'game.attributes.id70' };
  const odd = {
    id: 'id901',
    class: 'NumericExpressionCondition',
    attributes: { conditionType: 2, subject: { '@': 'expression', $: [points, ' % 2'] } },
    predicate: { type: 'number', attributes: { operator: '==', RHS: { '@': 'expression', $: ['2 ^ 2 - 3'] } } },
  };
  const project = buildProject({
    title: 'Programs',
    attributes: { id7: { '@': 'integer', $: 0, name: 'Points' } },
    tables: [{ id: 'id70', name: 'Scores', rows: ['Ada'], columns: [{ name: 'Best', type: 2, cells: ['41'] }] }],
    prototypes: [
      {
        id: 'id5',
        behaviors: [
          change('id7', ['tableCellValue(', table, ', "Ada", "Best")']),
          {
            class: 'RuleBehavior',
            attributes: { name: 'Odd', compoundConditionKind: 0 },
            conditions: [odd] as unknown as Conditions,
            behaviors: [change('id7', ['textLength("two" .. \'s\') - -1 + ', points]), save('id7', 'points')],
          },
          change('id7', brokenProgram),
        ],
      },
    ],
    scenes: [{ layers: [{ actors: [{ prototype: 'id5' }] }] }],
  });
  return { project, files: new Map() };
}
