import { expect, it } from 'vitest';
import { importOf, textFiles } from './test/readFixture.ts';

function assignmentsOf(array: string) {
  const { contents, losses } = importOf(
    textFiles({
      'object.xml': '<game title="A"><prototypes><actor id="id200001"/></prototypes></game>',
      'actors/1.xml': `<actor id="id200001"><behaviors><behavior id="id1" class="ChangeTableValueAction" enabled="true">
        <attributes><text id="name">Set</text>${array}</attributes></behavior></behaviors></actor>`,
    }),
  );
  const behavior = contents.project.actors.get('id200001')?.behaviors[0];
  return { assignments: behavior?.attributes.assignments, losses: losses.map(({ path }) => path) };
}

const cell = (id: string, parts: string) => `<tablecolumnassignment${id}>${parts}</tablecolumnassignment>`;

it('cells assigned to a table keep their column and value, even computed ones', () => {
  const computed = '<expression><string>2*</string><reference keypath="game.attributes.time"/></expression>';
  const first = cell(' id="id500001"', `<text id="column">1</text><text id="rhsvalue">${computed}</text>`);
  const second = cell(' id="id500002"', '<text id="column">Name</text><text id="rhsvalue">a, b</text>');
  const { assignments, losses } = assignmentsOf(`<array id="assignments">${first}${second}</array>`);
  expect(assignments).toEqual([
    {
      id: 'id500001',
      column: '1',
      rhsvalue: { '@': 'expression', $: ['2*', { keypath: 'game.attributes.time' }] },
    },
    { id: 'id500002', column: 'Name', rhsvalue: 'a, b' },
  ]);
  expect(losses).toEqual([]);
});

it('missing, blank and repeated ids are replaced, missing parts are blank, and the rest is reported', () => {
  const list = [
    cell(' id="id7"', '<text id="column">1</text>'),
    cell(' id="id7"', '<text id="rhsvalue">x</text>'),
    cell('', '<text id="column">2</text><text id="color">red</text>'),
    cell(' id=""', ''),
    '<real id="odd">5</real>',
  ].join('');
  const { assignments, losses } = assignmentsOf(`<array id="assignments">${list}</array>`);
  expect(assignments).toMatchObject([
    { column: '1', rhsvalue: '' },
    { column: '', rhsvalue: 'x' },
    { column: '2', rhsvalue: '' },
    { column: '', rhsvalue: '' },
  ]);
  const ids = (assignments as { id: string }[]).map(({ id }) => id);
  expect([ids[0], new Set(ids).size]).toEqual(['id7', 4]);
  expect(losses.some((path) => path.endsWith('color'))).toBe(true);
  expect(losses.some((path) => path.endsWith('odd'))).toBe(true);
});
