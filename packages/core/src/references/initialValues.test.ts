import { describe, expect, test } from 'vitest';
import type { KeypathOwner } from '../attributes/keypathOwner.ts';
import { parseText } from '../expression/names/parseText.ts';
import { createProjectNames } from '../expression/names/projectNames.ts';
import { buildProject } from '../testing/buildProject.ts';
import { createInitialValues } from './initialValues.ts';

const project = buildProject({
  title: 'Game',
  attributes: { id50: { '@': 'integer', $: 2, name: 'Boots' }, id51: { '@': 'text', $: 'Mia', name: 'Player' } },
  prototypes: [
    { id: 'id1', name: 'Pip', attributes: { id70: { '@': 'integer', $: 460, name: 'Jump' } } },
    { id: 'id2', name: 'Lantern', physics: { density: 4 } },
  ],
  scenes: [
    {
      id: 'id5',
      attributes: { id60: { '@': 'real', $: 1.5, name: 'Wind' } },
      layers: [
        {
          actors: [
            { id: 'id20', prototype: 'id1', position: { x: 3, y: 4 } },
            {
              id: 'id21',
              prototype: 'id1',
              attributes: { name: 'Other', id70: { '@': 'integer', $: 7, name: 'Jump' } },
            },
            { id: 'id22', prototype: 'id2' },
          ],
        },
      ],
    },
  ],
  tables: [
    {
      id: 'id80',
      name: 'Levels',
      rows: ['one', ''],
      columns: [
        { name: 'Speed', type: 2, cells: [100] },
        { name: 'Title', type: 1, cells: ['A', 'B'] },
      ],
    },
  ],
});

const pip: KeypathOwner = { kind: 'instance', scene: 'id5', id: 'id20' };
const prototype: KeypathOwner = { kind: 'prototype', id: 'id1' };

/** The value of a typed program. */
function initialOf(text: string, owner: KeypathOwner = pip) {
  const { parts } = parseText(text, createProjectNames(project, owner));
  return createInitialValues(project, owner, { next: () => 0.5 })(parts);
}

describe('the initial value of a program', () => {
  test.each<readonly [string, ReturnType<typeof initialOf>]>([
    ['1 + 2', 3],
    ['game.Boots * 40', 80],
    ['game.Player .. "!"', 'Mia!'],
    ['self.position.x < self.position.y', true],
    ['self.Jump + scene.Wind', 461.5],
    ['scene.actors.Other.Jump', 7],
    ['scene.actors.Lantern.physics.density', 4],
    ['game.time', 0],
    ['random(1, 3)', 2],
    ['tableCellValue(tables.Levels, "one", "Speed")', 100],
    ['tableCellValue(tables.Levels, 2, "Speed")', 0],
    ['tableCellValue(tables.Levels, 2, 2)', 'B'],
    ['tableCellValue(tables.Levels, 3, 9)', ''],
    ['tableRowCount(tables.Levels) + tableColCount(tables.Levels)', 4],
    ['tableRowNumber(tables.Levels, "")', 0],
    ['tableColNumber(tables.Levels, "Title")', 2],
  ])('%s is %j', (text, expected) => {
    expect(initialOf(text)).toBe(expected);
  });

  test.each([
    'tables.Levels',
    'devices.mouse.position.x',
    'game.devices.clock.hour + 1',
    'self.Nothing',
    '"a" * 2',
    '1 +',
  ])('%s has none', (text) => {
    expect(initialOf(text)).toBeUndefined();
  });

  test('in a prototype is the prototype’s, without a scene', () => {
    expect(initialOf('self.Jump', prototype)).toBe(460);
    expect(initialOf('scene.Wind', prototype)).toBeUndefined();
  });
});
