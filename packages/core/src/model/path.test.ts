import { expect, test } from 'vitest';
import { type Path, valueAt } from './path.ts';

const root = { scenes: new Map([['id1', { layers: [{ name: 'Sky' }, null] }]]), title: 'Meadow' };

test.each<[string, Path, unknown]>([
  ['the root itself', [], root],
  ['a property', ['title'], 'Meadow'],
  ['a list member in a map', ['scenes', 'id1', 'layers', 0, 'name'], 'Sky'],
  ['an index as a text', ['scenes', 'id1', 'layers', '0', 'name'], 'Sky'],
  ['null', ['scenes', 'id1', 'layers', 1], null],
  ['nothing below null', ['scenes', 'id1', 'layers', 1, 'name'], undefined],
  ['nothing below a text', ['title', 'length'], undefined],
  ['nothing inherited', ['constructor'], undefined],
  ['no property of a list', ['scenes', 'id1', 'layers', 'length'], undefined],
  ['no property of a map', ['scenes', 'size'], undefined],
])('valueAt finds %s', (_, path, found) => expect(valueAt(root, path)).toBe(found));
