import { describe, expect, it } from 'vitest';
import { editCases } from '../testing/editCases/index.ts';
import { editSample } from '../testing/editSample.ts';
import { testEdit, testRefusal } from '../testing.ts';
import type { Edit } from './editDefinitions.ts';

/** Lists whose members are ids that an edit assigns. */
const newLists: Readonly<Record<string, RegExp>> = {
  ids: /^(?:behavior|condition)\./,
  newRows: /^table\./,
  newColumns: /^table\./,
  rows: /^table\.add$/,
  columns: /^table\.add$/,
  layer: /^scene\.add$/,
  id: /^(?!attribute\.re|project\.)/,
};

/** Creates an edit with one of its texts replaced. */
interface Slot {
  readonly kind: string;
  readonly keys: string;
  with(value: unknown): Edit;
}

/** Every text in an edit's data at a location that `isWanted` accepts. */
function slotsIn(edit: Edit, isWanted: (keys: readonly string[]) => boolean): Slot[] {
  const slots: Slot[] = [];
  const go = (value: unknown, keys: readonly string[], replace: (part: unknown) => unknown): void => {
    if (typeof value === 'string' && isWanted(keys)) {
      const make = (other: unknown): Edit => ({ ...edit, ...JSON.parse(JSON.stringify({ data: replace(other) })) });
      slots.push({ kind: edit.kind, keys: keys.join('.'), with: make });
    } else if (Array.isArray(value)) {
      for (const [at, part] of value.entries()) go(part, keys, (other) => replace(value.with(at, other)));
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, part] of Object.entries(value)) {
        go(part, [...keys, key], (other) => replace({ ...value, [key]: other }));
      }
    }
  };
  go(edit.data, [], (data) => data);
  return slots;
}

const titled = (slots: readonly Slot[]) => slots.map((slot) => [slot.kind, slot.keys, slot] as const);

const ids = editCases.flatMap(([, edit]) =>
  slotsIn(edit, (keys) => newLists[keys.at(-1) ?? '']?.test(edit.kind) === true && !keys.includes('predicate')),
);

describe('a new id', () => {
  it.each(titled(ids))('is refused where a document could not have it: %s, %s', (kind, _, slot) => {
    for (const id of ['', 'id', '5', 'x', 'xid5', 'id5x', 'Id5', 'id-5', 'id 5', `id${'1'.repeat(20)}`]) {
      const [issue] = testRefusal(editSample(), slot.with(id));
      expect([id, issue?.code]).toEqual([id, 'edit.refused']);
      const words =
        kind === 'behavior.insertTrees' ? 'This is not a behavior that can be stored.' : 'This id cannot be used.';
      expect([id, issue?.message]).toEqual([id, words]);
    }
  });

  it.each(titled(ids))('may have 19 digits: %s, %s', (_kind, _, slot) => {
    const id = `id${'9'.repeat(19)}`;
    expect(JSON.stringify([...documentsOf(testEdit(editSample(), slot.with(id)))])).toContain(`"${id}"`);
  });

  it.each<Edit>([
    { kind: 'scene.add', data: { id: 'id2', layer: 'id1' } },
    { kind: 'scene.duplicate', data: { scene: 'id1', id: 'id1' } },
    { kind: 'layer.add', data: { scene: 'id1', id: 'id11' } },
    { kind: 'layer.add', data: { scene: 'id1', id: 'id23' } },
    { kind: 'prototype.add', data: { id: 'id1' } },
    { kind: 'prototype.duplicate', data: { prototype: 'id1', id: 'id2' } },
    { kind: 'prototype.duplicate', data: { prototype: 'id1', id: 'id1' } },
    { kind: 'instance.add', data: { scene: 'id1', prototype: 'id1', id: 'id11' } },
    { kind: 'instance.add', data: { scene: 'id1', prototype: 'id1', id: 'id20' } },
    { kind: 'delegate.add', data: { id: 'id60' } },
    { kind: 'delegate.duplicate', data: { delegate: 'id60', id: 'id60' } },
    { kind: 'savedBehavior.add', data: { owner: { prototype: 'id1' }, behavior: 'id1', id: 'id70' } },
    { kind: 'condition.insert', data: { owner: { prototype: 'id1' }, behavior: 'id1', index: 0, id: 'id2' } },
    { kind: 'condition.duplicate', data: { owner: { prototype: 'id1' }, conditions: ['id3'], ids: ['id4'] } },
    { kind: 'behavior.insertSaved', data: { owner: { prototype: 'id1' }, index: 0, saved: 'id70', ids: ['id3'] } },
    {
      kind: 'behavior.wrap',
      data: { owner: { prototype: 'id1' }, behaviors: ['id2'], id: 'id4', class: 'CompoundBehavior' },
    },
  ])('is refused with what already has it: %j', (edit) => {
    const [issue, ...others] = testRefusal(editSample(), edit);
    expect([issue?.code, others]).toEqual(['edit.refused', []]);
    expect(issue?.message).toMatch(/^There is already an? [a-z ]+ with this id\.$/);
  });

  it.each<Edit>([
    { kind: 'attribute.add', data: { owner: 'game', id: 'id90', name: 'x', type: 'text' } },
    { kind: 'attribute.add', data: { owner: 'game', id: 'id70', name: 'x', type: 'text' } },
    { kind: 'attribute.add', data: { owner: { scene: 'id1', instance: 'id20' }, id: 'id77', name: 'x', type: 'text' } },
    { kind: 'table.duplicate', data: { table: 'id70', id: 'id90' } },
    { kind: 'table.add', data: { id: 'id71', columns: ['id1', 'id1'] } },
  ])('is refused among attributes and in tables: %j', (edit) => {
    expect(testRefusal(editSample(), edit).map(({ message }) => message)).toEqual(['This id cannot be used.']);
  });
});

/** Kinds whose `name` or `title` belongs to a thing that must have one. */
const namesThings =
  /^(?:scene|layer|prototype|attribute|delegate|savedBehavior|table)\.(?:add|rename)$|^project\.setTitle$/;
const names = editCases
  .filter(([, { kind }]) => namesThings.test(kind))
  .flatMap(([, edit]) => slotsIn({ ...edit, ...named(edit) }, ([key]) => key === 'name' || key === 'title'));

/** The edit with a name, even where the name is optional. */
function named(edit: Edit): Edit {
  if (edit.kind === 'project.setTitle') return edit;
  return JSON.parse(JSON.stringify({ kind: edit.kind, data: { name: 'Any', ...edit.data } }));
}

describe('a name', () => {
  it.each(titled(names))('is refused when it is invisible, or partly: %s, %s', (_kind, _, slot) => {
    for (const name of ['', ' ', '\t\n', 'x'.repeat(257), 'a\u0000b', 'a\ud800', 5]) {
      const [issue] = testRefusal(editSample(), slot.with(name));
      expect([name, issue?.code]).toEqual([name, 'edit.refused']);
      expect(issue?.message).toMatch(/^(?:An? [a-z ]+) needs a name\.$/);
    }
  });

  it.each(titled(names))('may have 256 characters: %s, %s', (_kind, _, slot) => {
    const name = 'x'.repeat(256);
    expect(JSON.stringify([...documentsOf(testEdit(editSample(), slot.with(name)))])).toContain(name);
  });

  it('is tested for every kind of object', () => {
    const kinds = new Set(names.map(({ kind }) => kind));
    expect([kinds.size, editCases.filter(([, { kind }]) => namesThings.test(kind) && !kinds.has(kind))]).toEqual([
      15,
      [],
    ]);
  });
});

function* documentsOf(project: ReturnType<typeof editSample>): Generator<unknown> {
  yield project.object;
  for (const name of ['scenes', 'actors', 'tables', 'delegates', 'behaviors'] as const) yield* project[name].values();
}
