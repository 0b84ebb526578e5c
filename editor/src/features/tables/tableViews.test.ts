import { expect, it } from 'vitest';
import { readViews } from './tableViews.ts';

const plain = { widths: {}, frozenRows: 0, frozenColumns: 0 };

it.each<[title: string, text: string | null, wanted: object]>([
  ['nothing', null, {}],
  ['no JSON', '{', {}],
  ['a list', '[1]', {}],
  [
    'a view',
    '{"a/b":{"widths":{"id1":80},"frozenRows":1,"frozenColumns":2}}',
    { 'a/b': { widths: { id1: 80 }, frozenRows: 1, frozenColumns: 2 } },
  ],
  ['what is missing', '{"a/b":{}}', { 'a/b': plain }],
  [
    'what is invalid',
    '{"a/b":{"widths":{"id1":"x","id2":1e9,"id3":-4},"frozenRows":1.5,"frozenColumns":999},"c":7}',
    { 'a/b': { ...plain, widths: { id2: 800, id3: 40 }, frozenColumns: 20 } },
  ],
])('reads stored views: %s', (_title, text, wanted) => {
  expect(readViews(text)).toEqual(wanted);
});
