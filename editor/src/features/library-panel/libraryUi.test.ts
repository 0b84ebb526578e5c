import { expect, it } from 'vitest';
import { arrange, canReorder, type LibraryView, useLibraryUi } from './libraryUi.ts';

const rows = ['Snail', 'apple', 'Pip'].map((name) => ({ name }));
const plain: LibraryView = { query: '', sort: 'default', layout: 'list', marked: undefined };

it.each([
  [{}, ['Snail', 'apple', 'Pip']],
  [{ sort: 'reversed' }, ['Pip', 'apple', 'Snail']],
  [{ sort: 'a-z' }, ['apple', 'Pip', 'Snail']],
  [{ sort: 'z-a' }, ['Snail', 'Pip', 'apple']],
  [{ query: ' P', sort: 'a-z' }, ['apple', 'Pip']],
] as const)('a library shown with %o has %j', (part, names) => {
  expect(arrange(rows, { ...plain, ...part }).map(({ name }) => name)).toEqual(names);
});

it('can be reordered only when neither sorted nor filtered', () => {
  expect([canReorder(plain), canReorder({ ...plain, query: 'p' }), canReorder({ ...plain, sort: 'a-z' })]).toEqual([
    ...[true, false, false],
  ]);
});

it('is reset when another project is opened, and only then', () => {
  const { enterGame, show, change } = useLibraryUi.getState();
  enterGame('g1');
  show('sounds');
  change('sounds', { query: 'wind' });
  enterGame('g1');
  expect(useLibraryUi.getState()).toMatchObject({ open: 'sounds', views: { sounds: { query: 'wind' } } });
  enterGame('g2');
  expect(useLibraryUi.getState()).toMatchObject({ open: 'actors', views: { sounds: { query: '' } } });
});
