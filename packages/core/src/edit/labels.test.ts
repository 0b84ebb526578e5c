import { describe, expect, it } from 'vitest';
import { isJsonObject } from '../model/json.ts';
import type { Project } from '../model/project.ts';
import { editCases } from '../testing/editCases/index.ts';
import { editSample } from '../testing/editSample.ts';
import { buildProject } from '../testing.ts';
import type { EditLabel } from './defineEdit.ts';
import { findEdit } from './editDefinitions.ts';

type Data = Readonly<Record<string, unknown>>;

function labelOf(project: Project, kind: string, data: unknown): EditLabel {
  const label = findEdit(kind)?.label(project, data);
  if (!label) throw new Error(`There is no edit ${kind}.`);
  return label;
}

/** Names of the sample's things, by the key in an edit's data for their ids. */
const names: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  scene: { id1: 'Meadow', id2: 'Cave' },
  layer: { id10: 'Ground', id11: 'Front' },
  prototype: { id1: 'Pip', id2: 'Snail' },
  instance: { id20: 'Pip', id21: 'Pip', id22: 'Missing actor', id23: 'Pip' },
  ids: { id20: 'Pip', id21: 'Pip', id22: 'Missing actor', id23: 'Pip' },
  table: { id70: 'Levels' },
  delegate: { id60: 'Log' },
  saved: { id70: 'Bounce' },
  behavior: { id1: 'Rule', id2: 'Move', id5: 'Change Attribute' },
  behaviors: { id1: 'Rule', id2: 'Move', id5: 'Change Attribute' },
  id: { id77: 'Speed', id90: 'Score' },
};

/** Data that says where something goes, or which new things an edit creates from others. */
const unnamed: Readonly<Record<string, readonly string[]>> = {
  'instance.add': ['layer', 'id'],
  'instance.reorder': ['layer'],
  'scene.add': ['layer'],
  'savedBehavior.add': ['owner'],
  'behavior.insertSaved': ['ids'],
  'behavior.duplicate': ['ids'],
  'condition.duplicate': ['ids'],
  'condition.insert': ['behavior'],
};

/** What a label must contain: the name of each thing in the data, or the count of many. */
function namesIn(kind: string, data: unknown): string[] {
  if (!isJsonObject(data)) return [];
  return Object.entries(data).flatMap(([key, value]): string[] => {
    if (unnamed[kind]?.includes(key)) return [];
    // An actor in a scene is called by its own name, without the scene.
    if (key === 'scene' && 'instance' in data) return [];
    if (key === 'owner') return value === 'game' ? [] : namesIn('', value);
    if (key === 'tag') return [String(value)];
    if (key === 'asset' && isJsonObject(value)) return [String(value.name)];
    if (kind.startsWith('asset.') && key === 'name') return [String(value)];
    if (Array.isArray(value)) {
      const many =
        /^(?:ids|behaviors|conditions|rows|columns|drop)$/.test(key) && !/^table\.(?:fill|clear|re|add$)/.test(kind);
      if (many && value.length !== 1) return [`${value.length} `];
    }
    const [only = value] = Array.isArray(value) ? value : [];
    const name = names[key]?.[String(only)];
    return name === undefined || (key === 'id' && !kind.startsWith('attribute.')) ? [] : [name];
  });
}

/** The name of where an edit is made: the owner or the scene, table or controller that contains the change. */
function whereOf(kind: string, data: unknown): string {
  const [group = '', verb = ''] = kind.split('.');
  if (!isJsonObject(data) || group === 'savedBehavior') return 'Test';
  const { owner, scene, prototype, table, target } = data;
  if (isJsonObject(owner)) return namesIn('', 'instance' in owner ? { instance: owner.instance } : owner).join();
  if (group === 'controllerMap') return `Player ${data.player}`;
  if (group === 'layer' || group === 'instance') return names.scene?.[String(scene)] ?? '';
  if (verb === 'setAttribute') return names[group]?.[String(scene ?? prototype)] ?? 'Test';
  const isWhole = /^(?:add|duplicate|remove|rename|reorder|restorePurchases)$/.test(verb);
  if (group === 'table' && !isWhole) return names.table?.[String(table)] ?? '';
  return isJsonObject(target) ? (names.table?.[String(target.table)] ?? '') : 'Test';
}

/** A sentence in the usual form: a capitalized verb, then words separated by single spaces. */
const sentence = /^[A-Z][a-z]+(?: [^\s]+)+$/;

const cases = editCases.map(([, { kind, data }]) => [kind, JSON.stringify(data), data] as const);

describe('the history says', () => {
  it.each(cases)('what was done, to what and where, by name: %s %s', (kind, _, data) => {
    const { what, where } = labelOf(editSample(), kind, data);
    expect(what).toMatch(sentence);
    expect(what).not.toMatch(/undefined|\[object|NaN/);
    const missing = namesIn(kind, data).filter((name) => !`${what} / ${where}`.includes(name));
    expect({ missing, what, where }).toEqual({ missing: [], what, where: whereOf(kind, data) });
  });

  it.each(cases)('a label even when everything that it names is missing: %s %s', (kind, _, data) => {
    const nothing: Project = { ...buildProject(), scenes: new Map() };
    const { what, where } = labelOf(nothing, kind, data);
    expect(what).toMatch(sentence);
    expect(what).not.toMatch(/undefined|\[object|NaN/);
    const isInScene = /^(?:scene|layer|instance|prototype)\./.test(kind);
    expect(where).toMatch(isInScene ? /^(?:Test)?$/ : /^(?:Test|an? [a-z]+|1 actor|Player [1-8])$/);
  });

  it.each(cases.filter(([, , data]) => Object.values(data).includes(true) || Object.values(data).includes(false)))(
    'whether something was switched on or off: %s %s',
    (kind, _, data) => {
      const turned = Object.entries(data).map(([key, value]) => [key, typeof value === 'boolean' ? !value : value]);
      const [one, other] = [data, Object.fromEntries(turned)].map((each) => labelOf(editSample(), kind, each).what);
      expect(other).toMatch(sentence);
      expect(other).not.toBe(one);
    },
  );

  it.each([
    ['table.addRows', 'rows', { rows: [{ id: 'id8' }, { id: 'id9' }] }],
    ['table.removeRows', 'rows', { rows: ['id1', 'id2'] }],
    ['table.moveRows', 'rows', { rows: ['id1', 'id2'], index: 1 }],
    ['table.addColumns', 'columns', { columns: [{ id: 'id8' }, { id: 'id9' }] }],
    ['table.removeColumns', 'columns', { columns: ['id1', 'id2'] }],
    ['table.moveColumns', 'columns', { columns: ['id1', 'id2'], index: 1 }],
  ])('how many rows or columns there were: %s', (kind, list, given) => {
    const data: Data = { table: 'id70', ...given };
    const members = data[list];
    if (!Array.isArray(members)) throw new Error('There is a list.');
    const [one, two] = [members.slice(1), members].map((some) =>
      labelOf(editSample(), kind, { ...data, [list]: some }),
    );
    expect(one?.what).toMatch(new RegExp(`^[A-Z][a-z]+ 1 ${list.slice(0, -1)}$`));
    expect(two?.what).toMatch(new RegExp(`^[A-Z][a-z]+ 2 ${list}$`));
  });

  it.each<[kind: string, data: Data, words: RegExp]>([
    ['table.setCells', { values: [['a', 'b'], ['c']] }, /^Pasted 3 cells$/],
    ['table.setCells', { values: [['a']] }, /^Pasted 1 cell$/],
    ['table.resize', { rows: 2, columns: 3 }, /2 × 3$/],
    ['table.replace', { rows: [{ id: 'id8' }, { id: 'id9' }], columns: [] }, /2 × 0/],
    ['table.renameRow', { row: 'id1', name: 'Top' }, /row Top$/],
    ['table.renameRow', { row: 'id1', name: '' }, /name of a row away$/],
    ['table.renameColumn', { column: 'id1', name: 'Top' }, /column Top$/],
    ['table.renameColumn', { column: 'id1', name: '' }, /name of a column away$/],
    ['table.setCell', { row: 'id1', column: 'id1', value: 1 }, /a cell$/],
    ['table.setCell', { row: 'id1', value: 'x' }, /a row$/],
    ['table.setCell', { column: 'id1', value: 'x' }, /a column$/],
    ['table.retypeColumn', { column: 'id1', type: 4 }, /^Made Title boolean$/],
    ['table.retypeColumn', { column: 'id2', type: 2 }, /^Made Points integer$/],
    ['table.retypeColumn', { column: 'id404', type: 1 }, /^Made a column text$/],
    ['table.sortRows', { column: 'id2' }, /^Sorted by Points$/],
    ['table.sortRows', { column: 'id404' }, /^Sorted by a column$/],
    ['table.sortRows', { column: 'id2', descending: true }, /^Sorted by Points, descending$/],
    ['table.sortRows', { rows: ['id1', 'id2'] }, /^Sorted 2 rows by row names$/],
  ])('what happened to a table: %s %j', (kind, data, words) => {
    expect(labelOf(editSample(), kind, { table: 'id70', ...data }).what).toMatch(words);
  });
});
