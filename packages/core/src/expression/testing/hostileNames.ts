import { emptyTable } from '../emptyTable.ts';
import { createNameScope } from '../names/nameScope.ts';
import type { Value } from '../value.ts';

/** Names of attributes of every type: equal ones, ones with quotes, and ones that refer to nothing. */
export const hostileNames = createNameScope({
  attributes: [
    { keypath: 'self.attributes.id1', path: ['self', { given: 'Health', id: 'id1' }], type: 'real', title: 'Health' },
    { keypath: 'self.attributes.id2', path: ['self', { given: 'a "b', id: 'id2' }], type: 'text', title: 'a "b' },
    { keypath: 'game.attributes.id3', path: ['game', { given: 'Twin', id: 'id3' }], type: 'boolean', title: 'Twin' },
    { keypath: 'game.attributes.id4', path: ['game', { given: 'Twin', id: 'id4' }], type: 'real', title: 'Twin' },
    {
      keypath: 'game.attributes.id5',
      path: ['tables', { given: 'Levels', id: 'id5' }],
      type: 'table',
      title: 'Levels',
    },
  ],
  groups: [
    {
      path: ['scene', 'actors', { given: 'Pip', id: 'id9' }],
      prefix: 'scene.layers.id8.actors.id9.',
      load: () => [],
    },
  ],
  refusals: new Map([['devices', 'Not here.']]),
});

/** The values of those that have one, by keypath. */
export const hostileValues: Readonly<Record<string, Value>> = {
  'self.attributes.id1': 7,
  'self.attributes.id2': 'twelve',
  'game.attributes.id3': true,
  'game.attributes.id5': emptyTable,
};
