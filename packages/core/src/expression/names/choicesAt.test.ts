import { describe, expect, test } from 'vitest';
import { buildProject } from '../../testing.ts';
import { choicesAt } from './choicesAt.ts';
import { completeAt } from './completeAt.ts';
import { hoverAt } from './helpAt.ts';
import type { NameScope } from './nameScope.ts';
import { createProjectNames } from './projectNames.ts';

const names = (): NameScope =>
  createProjectNames(buildProject({ prototypes: [{ id: 'id1', name: 'Pip' }] }), {
    kind: 'prototype',
    id: 'id1',
  });

/** docs/product-rules.md#codes: the names and numbers of each enumeration. */
const blending = [
  [0, 'Normal'],
  [1, 'Opaque'],
  [2, 'Additive'],
  [3, 'Screen'],
  [4, 'Multiply'],
] as const;
const mode = 'self.graphics.blendingMode';

/** `|` marks the cursor. */
function choices(marked: string, own?: typeof blending): string[] {
  const offset = marked.indexOf('|');
  const { items } = completeAt(marked.replace('|', ''), offset, names(), { choices: own, limit: 100 });
  return items.filter(({ kind }) => kind === 'choice').map(({ insert, label }) => `${insert} ${label}`);
}

const all = blending.map(([code, label]) => `${code} ${label}`);

describe('choices of an enumeration', () => {
  test.each<readonly [string, readonly string[]]>([
    [`${mode} == |`, all],
    [`${mode}==|`, all],
    [`${mode} ~= |`, all],
    [`${mode} == A|`, ['2 Additive']],
    [`${mode} == a|`, ['2 Additive']],
    [`${mode} == 3|`, ['3 Screen']],
    [`1 < 2 and ${mode} == m|`, ['4 Multiply']],
    [`1 < 2 && ${mode} == m|`, ['4 Multiply']],
    [`(${mode} == o|)`, ['1 Opaque']],
    [`max(1, ${mode} == o|`, ['1 Opaque']],
    [`max(${mode} == o|, 1)`, ['1 Opaque']],
    [`max(| == ${mode}, 1)`, all],
    [`(|== ${mode})`, all],
    [`| == ${mode}`, all],
    [`n| == ${mode}`, ['0 Normal']],
    [`(n|~=${mode})`, ['0 Normal']],
    [`1 < 2 or n| == ${mode} and 3`, ['0 Normal']],
    ['self.graphics.horizontalWrap == |', ['0 Stretch', '1 Fixed', '2 Tile']],
    ['self.graphics.verticalWrap == |', ['0 Stretch', '1 Fixed', '2 Tile']],
    ['self.graphics.horizontalAnchor == |', ['0 Left', '1 Center', '2 Right']],
    ['self.graphics.verticalAnchor == |', ['0 Bottom', '1 Middle', '2 Top']],
    ['self.physics.collisionShape == |', ['0 Rectangle', '1 Circle', '2 Custom']],
    ['game.playerType == |', ['0 Multiplayer', '1 Single player']],
    ['game.playerType == play|', ['1 Single player']],
    ['game.networkEnabled == 9|', ['99 Own server']],
    ['devices.screen.deviceOrientation == l|', ['3 Landscape left', '4 Landscape right']],
    ['devices.screen.deviceOrientation == portrait u|', ['2 Portrait upside down']],
    ['devices.screen.deviceOrientation == left|', ['3 Landscape left']],
  ])('are offered in %s', (marked, expected) => {
    expect(choices(marked)).toEqual(expected);
  });

  test.each([
    `${mode} |`,
    `${mode} == "A|`,
    `${mode} == "A"|`,
    `${mode} == z|`,
    `${mode} == 1 |+ 2`,
    `${mode} == -|`,
    `${mode} < |`,
    `1 + ${mode} == |`,
    `| == 1 + ${mode} .. 2`,
    `| == ${mode} + 1`,
    `| + ${mode}`,
    `| < ${mode}`,
    '| ==',
    `max(${mode} == 1, |`,
    `(${mode} == 1) |`,
    '1 == |',
    'self.rotation == |',
    'self.nothing == |',
    `${mode} == 1, |`,
    '|',
  ])('are not offered in %s', (marked) => {
    expect(choices(marked)).toEqual([]);
  });

  test.each<readonly [string, readonly string[]]>([
    ['|', all],
    ['S|', ['3 Screen']],
    ['1 < 2 and |', all],
    ['1 < 2 and 0 or |', all],
    ['1 + |', []],
    ['max(|', []],
    ['(1 < 2) and m|', ['4 Multiply']],
    ['| + 1', []],
    [`game.playerType == |`, ['0 Multiplayer', '1 Single player']],
  ])('come from the target of the program in %s', (marked, expected) => {
    expect(choices(marked, blending)).toEqual(expected);
  });

  test('come before names, replace everything typed, and show their meaning', () => {
    const source = `${mode} == s`;
    const { from, to, items, total } = completeAt(source, source.length, names());
    expect([from, to]).toEqual([source.length - 1, source.length]);
    expect(items).toHaveLength(6);
    expect(total).toBeGreaterThan(6);
    expect(items[0]).toEqual({
      kind: 'choice',
      label: 'Screen',
      insert: '3',
      detail: '3',
      help: 'Blending',
      matched: [0, 1],
      type: 'number',
    });
    expect(items[1]?.kind).not.toBe('choice');
    const spaced = 'devices.screen.deviceOrientation == portrait up';
    expect(completeAt(spaced, spaced.length, names())).toMatchObject({
      from: 36,
      total: 1,
      items: [{ insert: '2', matched: [0, 11] }],
    });
    const word = 'game.playerType == pl';
    expect(completeAt(word, word.length, names()).items[0]).toMatchObject({ label: 'Single player', matched: [7, 9] });
  });

  test('that start with the typed text come before those with a later matching word; codes must start with it', () => {
    const own = [
      [10, 'Big leaf'],
      [2, 'Leaf'],
      [31, 'Dry'],
    ] as const;
    const found = (source: string) =>
      completeAt(source, source.length, names(), { choices: own, limit: 100 }).items.flatMap((item) =>
        item.kind === 'choice' ? [[item.insert, item.matched]] : [],
      );
    expect(found('le')).toEqual([
      ['2', [0, 2]],
      ['10', [4, 6]],
    ]);
    expect(found('1')).toEqual([['10', [0, 0]]]);
    expect(found('0')).toEqual([]);
  });

  test('are not offered inside a text, whatever it is compared with', () => {
    for (const source of [`${mode} == "`, `${mode} == 'A'`, '"', "'A'"]) {
      expect(choicesAt(source, source.length, names(), blending), source).toBeUndefined();
    }
  });

  test('of a whole program have no title, and those of an attribute have its title', () => {
    expect(choicesAt('', 0, names(), blending)).toEqual({ from: 0, choices: blending, title: '' });
    expect(choicesAt(`${mode} == `, mode.length + 4, names())?.title).toBe('Blending');
  });

  test('are shown when hovering over the attribute', () => {
    expect(hoverAt(`1 == ${mode}`, 7, names())).toMatchObject({
      help: 'Blending',
      type: 'enumeration',
      choices: blending,
    });
    expect(hoverAt('self.rotation', 7, names())).not.toHaveProperty('choices');
  });
});
