import { describe, expect, test } from 'vitest';
import { applyOps } from '../edit/applyOps.ts';
import { planRename } from '../edit/project/planRename.ts';
import type { Project } from '../model/project.ts';
import {
  type BehaviorDescription,
  buildProject,
  freezeProject,
  testEdit,
  testRefusal,
  textOfProject,
} from '../testing.ts';
import { findUses } from './findUses.ts';
import { findUnusedAssets } from './unusedAssets.ts';
import type { UseTarget } from './useTarget.ts';

const expression = (...parts: (string | { keypath: string })[]) => ({ '@': 'expression', $: parts });
const levels = { keypath: 'game.attributes.id7' };
const change = (targetAttribute: string, RHS: unknown): BehaviorDescription => ({
  class: 'ChangeAttributeAction',
  attributes: { targetAttribute, RHS },
});

const behaviors: readonly BehaviorDescription[] = [
  {
    class: 'ChangeTableValueAction',
    attributes: {
      tableID: 'id7',
      rowNumber: 'Top',
      assignments: [
        { id: 'id1', column: 'Price', rhsvalue: expression('tableColSum(', levels, ',"Price")+1') },
        { id: 'id2', column: '2', rhsvalue: 'Price' },
        { id: 'id3', column: expression('"Price"'), rhsvalue: '' },
      ],
    },
  },
  {
    class: 'ChangeTableValueAction',
    attributes: {
      tableID: '',
      tableExpression: expression(levels),
      rowNumber: expression('"Top"'),
      assignments: [{ id: 'id1', column: 'Price', rhsvalue: '' }],
    },
  },
  change('self.attributes.id5', expression('tableCellValue(', levels, ", 'Top', \"Pri", 'ce") .. "Price"')),
  change('self.attributes.id5', expression('tableCellValue(', { keypath: 'game.attributes.id8' }, ', "Top", "Price")')),
  change('self.attributes.image', expression('"hero" .. ".png"')),
  change('self.attributes.image', expression("'hero.png'")),
  change('self.attributes.image', 'hero'),
  change('self.attributes.image', expression('"step_" .. ', { keypath: 'self.attributes.id5' })),
  change('self.attributes.tags', 'Fast\tGood\tBad'),
  change('self.attributes.tags', expression('"Good"')),
];

const columns = [
  { name: 'Price', cells: ['x'] },
  { name: 'Price', cells: ['written'] },
  { name: '2', cells: [''] },
];

const project = buildProject({
  attributes: { actorTags: 'Good\tBad', id9: { '@': 'text', $: 'quiet', name: 'Song' } },
  tables: [
    { id: 'id7', name: 'Levels', rows: ['Top'], columns },
    { id: 'id8', name: 'Others', rows: ['Top'], columns },
  ],
  images: ['hero', 'step_1', 'lonely', 'written', 'scripted'],
  sounds: ['boom', 'quiet'],
  fonts: ['Fancy'],
  delegates: [{ source: 'show("scripted")' }],
  prototypes: [
    { id: 'id1', name: 'Pip', attributes: { id5: { '@': 'text', $: '', name: 'Mood' }, tags: 'Good\tBad' }, behaviors },
    { id: 'id2', name: 'Snail' },
  ],
  scenes: [
    {
      id: 'id3',
      name: 'Meadow',
      attributes: { id6: { '@': 'boolean', $: true, name: 'Dark' } },
      layers: [
        {
          id: 'id30',
          actors: [
            { id: 'id31', prototype: 'id1' },
            {
              id: 'id32',
              prototype: 'id1',
              attributes: { id4: { '@': 'text', $: '', name: 'Own' }, tags: 'Good' },
              behaviors: [
                change('self.attributes.id5', '1'),
                change('self.attributes.id4', '1'),
                change('scene.attributes.id6', 'true'),
                change('scene.layers.id30.actors.id31.attributes.id5', '1'),
              ],
            },
            { id: 'id33', prototype: 'id2', behaviors: [change('self.attributes.id5', '1')] },
          ],
        },
      ],
    },
    {
      id: 'id4',
      name: 'Cave',
      attributes: { id6: { '@': 'boolean', $: true, name: 'Dark' } },
      layers: [{ actors: [{ prototype: 'id1', behaviors: [change('scene.attributes.id6', 'true')] }] }],
    },
  ],
});

const wordsOf = (target: UseTarget) => findUses(project, target).map(({ words }) => words);
const column = (id: string): UseTarget => ({ kind: 'column', table: 'id7', id });
const cell = 'Pip › Change Table Value › Values';
const right = 'Pip › Change Attribute › To';

const uses: readonly (readonly [title: string, target: UseTarget, words: readonly string[]])[] = [
  ['a column by its name', column('id1'), [cell, cell, cell, cell, right]],
  ['no column whose name an earlier one has', column('id2'), []],
  ['no column whose name is a number', column('id3'), []],
  [
    'a row by its name',
    { kind: 'row', table: 'id7', id: 'id1' },
    ['Pip › Change Table Value › Row', 'Pip › Change Table Value › Row', right],
  ],
  ['an image in programs and texts', { kind: 'image', id: 'hero' }, [right, right]],
  [
    'an attribute of an actor in its instances and outside them',
    { kind: 'attribute', owner: { prototype: 'id1' }, id: 'id5' },
    [
      'Meadow › Pip › Change Attribute › Attribute',
      'Meadow › Pip › Change Attribute › Attribute',
      ...Array.from({ length: 2 }, () => 'Pip › Change Attribute › Attribute'),
      right,
    ],
  ],
  [
    'an attribute that only one instance has',
    { kind: 'attribute', owner: { scene: 'id3', instance: 'id32' }, id: 'id4' },
    ['Meadow › Pip › Change Attribute › Attribute'],
  ],
  [
    'an attribute of a scene, and not of another with its id',
    { kind: 'attribute', owner: { scene: 'id4' }, id: 'id6' },
    ['Cave › Pip › Change Attribute › Attribute'],
  ],
  ['a tag, and not the game’s list', { kind: 'tag', id: 'Good' }, ['Meadow › Pip › Tags', 'Pip › Tags', right, right]],
  [
    'a layer by keypaths of its actors',
    { kind: 'layer', scene: 'id3', id: 'id30' },
    ['Meadow › Pip › Change Attribute › Attribute'],
  ],
  ['a layer of another scene by none', { kind: 'layer', scene: 'id4', id: 'id30' }, []],
  ['an actor by its instances, and not by the game’s list', { kind: 'prototype', id: 'id2' }, ['Meadow › Snail']],
];

describe('uses', () => {
  test.each(uses)('are found for %s', (_title, target, words) => {
    expect(wordsOf(target)).toEqual(words);
  });
});

function renamed(target: UseTarget, to: string): Project {
  freezeProject(project);
  const planned = planRename(project, target, to);
  if (!planned.ok) throw new Error(planned.issues[0]?.message);
  const applied = applyOps(project, planned.value);
  if (!applied.ok) throw new Error(applied.issues[0]?.message);
  const back = applyOps(applied.value.project, applied.value.inverse);
  expect(back.ok && textOfProject(back.value.project)).toBe(textOfProject(project));
  return applied.value.project;
}

const valueIn = (of: Project, index: number) => of.actors.get('id1')?.behaviors[index]?.attributes;

describe('a rename', () => {
  test('of a column changes what refers to it, and neither other tables nor other texts', () => {
    const after = renamed(column('id1'), 'Co"st');
    expect(valueIn(after, 0)?.assignments).toEqual([
      { id: 'id1', column: 'Co"st', rhsvalue: expression('tableColSum(', levels, ',"Co\\"st")+1') },
      { id: 'id2', column: '2', rhsvalue: 'Price' },
      { id: 'id3', column: expression('"Co\\"st"'), rhsvalue: '' },
    ]);
    expect(valueIn(after, 2)?.RHS).toEqual(expression('tableCellValue(', levels, ', \'Top\', "Co\\"st") .. "Price"'));
    expect(valueIn(after, 3)).toBe(valueIn(project, 3));
  });

  test('of a row changes the row field and the arguments of functions', () => {
    const after = renamed({ kind: 'row', table: 'id7', id: 'id1' }, 'First');
    expect([valueIn(after, 0)?.rowNumber, valueIn(after, 1)?.rowNumber]).toEqual(['First', expression('"First"')]);
  });

  test('of an image keeps the extension in a use', () => {
    const after = renamed({ kind: 'image', id: 'hero' }, 'knight');
    expect([4, 5, 6].map((index) => valueIn(after, index)?.RHS)).toEqual([
      expression('"hero" .. ".png"'),
      expression('"knight.png"'),
      'knight',
    ]);
  });

  test('of a tag keeps it once, in the game’s list too', () => {
    const after = renamed({ kind: 'tag', id: 'Good' }, 'Bad');
    expect([after.object.attributes.actorTags, after.actors.get('id1')?.attributes.tags]).toEqual(['Bad', 'Bad']);
    expect([8, 9].map((index) => valueIn(after, index)?.RHS)).toEqual(['Fast\tBad', expression('"Bad"')]);
  });

  test('of what is stored by id changes nothing', () => {
    expect(renamed({ kind: 'prototype', id: 'id1' }, 'X').actors).toBe(project.actors);
  });

  test.each([
    ['a blank name', '', 'cannot be blank'],
    ['a number', '12', 'cannot be blank or a number'],
    ['the name of another column', '2', 'cannot be blank or a number'],
  ])('of a used column to %s is refused', (_title, to, words) => {
    const planned = planRename(project, column('id1'), to);
    expect(planned.ok ? '' : planned.issues[0]?.message).toContain(words);
  });

  test('of a used row to a taken name is refused, of an unused one not', () => {
    const two = buildProject({
      tables: [{ id: 'id7', name: 'Levels', rows: ['Top', 'Low'], columns }],
      prototypes: [
        { behaviors: [change('self.attributes.image', expression('tableCellValue(', levels, ',"Top",1)'))] },
      ],
    });
    expect(planRename(two, { kind: 'row', table: 'id7', id: 'id1' }, 'Low').ok).toBe(false);
    expect(planRename(two, { kind: 'row', table: 'id7', id: 'id2' }, 'Top').ok).toBe(true);
  });
});

describe('renaming a row or column everywhere', () => {
  const target = { kind: 'column', table: 'id7', id: 'id1' } as const;

  test('changes the table and its uses, and can be undone', () => {
    const after = testEdit(project, { kind: 'project.renameEverywhere', data: { target, name: 'Cost' } });
    expect(after.tables.get('id7')?.columns.map(({ name }) => name)).toEqual(['Cost', 'Price', '2']);
    expect(after.tables.get('id8')).toBe(project.tables.get('id8'));
    expect(findUses(after, target)).toHaveLength(5);
  });

  test('is refused where behaviors would then refer to another column', () => {
    const [issue] = testRefusal(project, { kind: 'project.renameEverywhere', data: { target, name: '3' } });
    expect(issue?.message).toMatch(/cannot be blank or a number/);
    const gone = { ...target, id: 'id99' };
    expect(testRefusal(project, { kind: 'project.renameEverywhere', data: { target: gone, name: 'x' } })).toHaveLength(
      1,
    );
  });
});

test('unused assets are those without a use; those that a text may name are marked', () => {
  expect(findUnusedAssets(project).map(({ kind, name, isMentioned }) => [kind, name, isMentioned])).toEqual([
    ['images', 'step_1', true],
    ['images', 'lonely', false],
    ['images', 'written', true],
    ['images', 'scripted', true],
    ['sounds', 'boom', false],
    ['sounds', 'quiet', false],
    ['fonts', 'Fancy', false],
  ]);
});
