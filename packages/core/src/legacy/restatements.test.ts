import { expect, it } from 'vitest';
import { accountOf } from './restatements.ts';
import { fixtureNames, importFixture } from './test/readFixture.ts';

const loss = (path: string, what: string, why: string) => ({ document: 'actors/1.xml', path, what, why });

it.each([
  [
    'an id of a behavior twice',
    loss('behavior[2]/@id', 'id = "id4"', 'The id is used twice here. It was changed to id9.'),
    true,
  ],
  [
    'a blank id of a condition',
    loss('behavior[2]/condition[1]/@id', 'id = ""', 'The id is blank. It was changed to id9.'),
    true,
  ],
  [
    'an id of an attribute twice',
    loss('attributes/id7/@id', 'id = "id7"', 'The id is used twice here. It was changed to id9.'),
    false,
  ],
  [
    'an id of an actor twice',
    loss('layer[1]/actor[2]/@id', 'id = "5"', 'The id is used twice here. It was changed to id9.'),
    false,
  ],
  ['a label', loss('scenes/scene[1]/@label', 'label = "A"', 'Only the name in the scene’s own file counts.'), true],
  [
    'a default name in a predicate',
    loss('behavior[1]/condition[1]/predicate/attributes/name', 'text name = "default name"', 'Nothing is known of it.'),
    true,
  ],
  ['a default name elsewhere', loss('attributes/name', 'text name = "default name"', 'Nothing is known of it.'), false],
  ['how the editor drew', loss('behavior[1]', 'a', 'It is about how the old editor drew the behavior.'), true],
  ['a file that is missing', loss('', 'the file', 'There is no file images/a.png. The entry was kept.'), false],
])('%s is a restatement: %o', (_, one, isRestatement) => {
  const { losses, notes } = accountOf([one, one]);
  expect([losses.length, notes.map(({ count }) => count)]).toEqual(isRestatement ? [0, [2]] : [2, []]);
});

it('no loss is dropped', () => {
  for (const name of fixtureNames) {
    const all = importFixture(name).losses;
    const { losses, notes } = accountOf(all);
    expect(losses.length + notes.reduce((sum, { count }) => sum + count, 0)).toBe(all.length);
  }
});
