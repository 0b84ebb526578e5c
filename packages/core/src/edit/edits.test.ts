import { describe, expect, it } from 'vitest';
import { editCases } from '../testing/editCases/index.ts';
import { actorOf, editSample } from '../testing/editSample.ts';
import { testEdit } from '../testing.ts';
import { editDefinitions, findEdit } from './editDefinitions.ts';

const at = { scene: 'id1' } as const;

describe('every edit', () => {
  it.each(editCases)('gives the expected project: %s', (_title, edit, look, wanted) => {
    expect(look(testEdit(editSample(), edit))).toEqual(wanted);
  });

  it('has a case here and a label that says what it does', () => {
    const tried = new Set(editCases.map(([, edit]) => edit.kind));
    expect(editDefinitions.map(({ kind }) => kind).filter((kind) => !tried.has(kind))).toEqual([]);
    const labels = editCases.map(([, { kind, data }]) => findEdit(kind)?.label(editSample(), data));
    expect(labels.filter((label) => !label?.what || label.what.includes('undefined'))).toEqual([]);
  });

  it('renames an attribute even where an instance has its own value', () => {
    const data = { ...at, ids: ['id20'], path: ['attributes', 'id77'], value: 5 };
    const own = testEdit(editSample(), { kind: 'instance.setAttribute', data });
    const owner = { prototype: 'id1' };
    const renamed = testEdit(own, { kind: 'attribute.rename', data: { owner, id: 'id77', name: 'Pace' } });
    expect(actorOf(renamed, 'id20')?.attributes.id77).toEqual({ '@': 'real', $: 5, name: 'Pace' });
    const removed = testEdit(renamed, { kind: 'attribute.remove', data: { owner, id: 'id77' } });
    expect(Object.keys(actorOf(removed, 'id20')?.attributes ?? {})).toEqual(['position']);
  });
});
