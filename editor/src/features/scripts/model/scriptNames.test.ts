import { findDelegateEvent, scriptFunctions, scriptTableMembers, scriptTypes } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import { describe, expect, it } from 'vitest';
import { membersBefore, namedTextAt, namesFor, tableOf } from './scriptNames.ts';

const texts: readonly (readonly [before: string, wanted: object | undefined])[] = [
  ["getAttribute('", { names: 'attribute', typed: '', quote: "'" }],
  ['log(getAttribute("game.Sc', { names: 'attribute', typed: 'game.Sc', quote: '"' }],
  ['setAttribute(`game.a', { names: 'attribute', typed: 'game.a' }],
  ['setAttribute("game.a", "b', undefined],
  ["getTable('Lev", { names: 'table', typed: 'Lev' }],
  ["const t = getTable('Levels');\nt.get('", { names: 'row', table: 'Levels' }],
  ["const t = getTable('Levels');\nt.get(1, 'Na", { names: 'column', table: 'Levels', typed: 'Na' }],
  ["getTable('Levels').set(2, '", { names: 'column', table: 'Levels' }],
  ['unknown.findColumn("', { names: 'column', table: undefined }],
  ["t.setRowName(1, '", undefined],
  ["log('", undefined],
  ["'getAttribute(", undefined],
  ['', undefined],
  ["getAttribute('a\n", undefined],
];

describe('a text', () => {
  it.each(texts)('%j names what the call takes', (before, wanted) => {
    if (wanted) expect(namedTextAt(before)).toMatchObject(wanted);
    else expect(namedTextAt(before)).toBeUndefined();
  });

  it('is recognized in every parameter that names something', () => {
    const calls = [
      ...scriptFunctions.map((member) => ({ member, before: member.name })),
      ...scriptTableMembers.map((member) => ({ member, before: `getTable('A').${member.name}` })),
    ];
    for (const { member, before } of calls) {
      for (const [at, { names }] of (member.parameters ?? []).entries()) {
        const text = `${before}(${'1, '.repeat(at)}'x`;
        expect([text, namedTextAt(text)?.names]).toEqual([text, names]);
      }
    }
  });
});

it('knows which variables are tables, and what the arguments of the event are', () => {
  const source = 'let a$ = getTable(\'A\');\na$ = getTable("B");\nconst b = 1;\n';
  expect([tableOf(source, 'a$'), tableOf(source, 'b'), tableOf(source, 'a')]).toEqual(['B', undefined, undefined]);
  const membersOf = (before: string, event = '') => membersBefore(before, findDelegateEvent(event));
  expect(membersOf(`${source}a$.ro`)).toBe(scriptTableMembers);
  expect(membersOf('getTable("x").')).toBe(scriptTableMembers);
  expect(membersOf('table.', 'onSaveTable')).toBe(scriptTableMembers);
  expect(membersOf('log(itemInfo?.', 'onIAPBuyItem')).toBe(scriptTypes.get('ItemInfo'));
  const unknown = [`${source}b.`, 'x.getTable.', 'table.', 'itemInfo.name.', 'key.'];
  expect(unknown.map((before) => membersOf(before))).toEqual(unknown.map(() => undefined));
  expect(membersOf('key.', 'onSaveTable')).toBeUndefined();
});

it('offers what exists in the project', () => {
  const project = buildProject({
    attributes: { id901: { '@': 'integer', name: 'Score', $: 0 } },
    scenes: [{ id: 'id1', name: 'Hall' }],
    tables: [
      {
        id: 'id5',
        name: 'Levels',
        columns: [
          { name: 'Enemy', cells: [] },
          { name: '', cells: [] },
        ],
        rows: ['first'],
      },
    ],
  });
  const offered = (names: 'attribute' | 'table' | 'row' | 'column', table?: string) =>
    namesFor(project, { names, table }).map(({ name }) => name);
  expect(offered('table')).toContain('Levels');
  expect(offered('row', 'Levels')).toEqual(['first']);
  expect(offered('column', 'id5')).toEqual(['Enemy']);
  expect(offered('column', 'Other')).toEqual([]);
  const attributes = offered('attribute');
  expect(attributes).toEqual(expect.arrayContaining(['game.Score', 'scene.gravity.y', 'devices.clock.hour']));
  expect(attributes.filter((name) => name.startsWith('self'))).toEqual([]);
});
