import { findTexts, indexTexts, type Project, type UseTarget } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import { describe, expect, it } from 'vitest';
import { addressOfTarget } from './addresses.ts';
import { countWords, hitsOf, rowsOfTexts, rowsOfUses, snippetOf, viewOfHit } from './findRows.ts';
import { controllerPages, everyPage, pageOfAddress } from './pages.ts';
import { paletteItems } from './paletteItems.ts';

const spawn = { id: 'id41', class: 'SpawnAction', attributes: { prototypeKey: 'id2' } };

function lanterns(): Project {
  return buildProject({
    title: 'Lanterns',
    attributes: { id60: { '@': 'integer', $: 12, name: 'Score' }, actorTags: 'Wall' },
    tables: [
      { id: 'id7', name: 'Levels', rows: ['one'], columns: [{ name: 'Hint', type: 1, cells: ['Mind the gap'] }] },
    ],
    images: ['hero'],
    prototypes: [
      {
        id: 'id1',
        name: 'Pip',
        attributes: { id70: { '@': 'integer', $: 3, name: 'Boots' } },
        behaviors: [
          { id: 'id30', class: 'NoteBehavior', attributes: { note: 'A note on the gap' } },
          { id: 'id40', class: 'RuleBehavior', attributes: { name: 'Jump' }, conditions: [], behaviors: [spawn] },
        ],
      },
      { id: 'id2', name: 'Lantern' },
    ],
    scenes: [
      {
        id: 'id1',
        name: 'Meadow',
        attributes: { id80: { '@': 'text', $: 'dusk', name: 'Light' } },
        layers: [
          {
            id: 'id10',
            name: 'Ground',
            actors: [
              { id: 'id20', prototype: 'id2' },
              {
                id: 'id21',
                prototype: 'id1',
                attributes: { name: 'Twin' },
                behaviors: [{ id: 'id50', class: 'NoteBehavior', attributes: { note: 'Twins differ' } }],
              },
            ],
          },
        ],
      },
    ],
  });
}

const canOpen = (address: string) => !address.startsWith('/assets');
const lead = (project: Project, query: string) =>
  hitsOf(rowsOfTexts(findTexts(indexTexts(project), query))).map((hit) => viewOfHit(project, hit, canOpen).address);

describe('the address', () => {
  it.each<readonly [string, readonly (string | undefined)[]]>([
    ['meadow', ['/scene/id1?tab=scene']],
    ['light', ['/scene/id1?tab=scene&attribute=id80']],
    ['dusk', ['/scene/id1?tab=scene&attribute=id80']],
    ['ground', ['/scene/id1?layer=id10']],
    ['twin', ['/scene/id1?select=id21', '/scene/id1/layer/id10/actor/id21?behavior=id50&field=note']],
    ['boots', ['/prototype/id1?tab=actor&attribute=id70']],
    ['score', ['/scene/id1?tab=game&attribute=id60']],
    ['gap', ['/prototype/id1?behavior=id30&field=note', '/table/id7']],
    ['jump', ['/prototype/id1?behavior=id40']],
    ['hero', [undefined, undefined]],
  ])('of a text found by %j is %j', (query, wanted) => {
    expect(lead(lanterns(), query)).toEqual(wanted);
  });

  it.each<readonly [UseTarget, string | undefined]>([
    [{ kind: 'prototype', id: 'id2' }, '/prototype/id2'],
    [{ kind: 'instance', scene: 'id1', id: 'id20' }, '/scene/id1?select=id20'],
    [{ kind: 'attribute', owner: 'game', id: 'id60' }, '/scene/id1?tab=game&attribute=id60'],
    [
      { kind: 'attribute', owner: { scene: 'id1', instance: 'id21' }, id: 'id9' },
      '/scene/id1?select=id21&tab=actor&attribute=id9',
    ],
    [{ kind: 'column', table: 'id7', id: 'id8' }, '/table/id7'],
    [{ kind: 'image', id: 'a b' }, '/assets/image/a%20b'],
    [{ kind: 'tag', id: 'Wall' }, undefined],
  ])('of %j is %j', (target, wanted) => {
    expect(addressOfTarget(lanterns(), target)).toBe(wanted);
  });
});

describe('rows', () => {
  it('are grouped by owner, with counts', () => {
    const rows = rowsOfTexts(findTexts(indexTexts(lanterns()), 'lantern'));
    expect(
      rows.map((row) => (row.kind === 'place' ? `${row.title} ${row.count}` : `- ${row.found.text.text}`)),
    ).toEqual(['Lanterns 1', '- Lanterns', 'Pip 1', '- Lantern', 'Lantern 1', '- Lantern']);
    expect(countWords(rows, 'texts')).toBe('3 found in 3 places');
  });

  it('list uses, including placed actors, which have no text', () => {
    const rows = rowsOfUses(lanterns(), { kind: 'prototype', id: 'id2' });
    const words = hitsOf(rows).map(({ found }) => `${found.text.label}: ${found.text.text}`);
    expect(words).toEqual(['Placed in the scene: Lantern', 'Actor: Lantern']);
    expect(countWords(rows, 'uses')).toBe('2 uses in 2 places');
    expect(countWords(rowsOfUses(lanterns(), { kind: 'layer', scene: 'id1', id: 'id10' }), 'uses')).toBe('Not used');
  });

  it('count every match in a text', () => {
    const rows = rowsOfTexts(findTexts(indexTexts(lanterns()), 'n'));
    const lanternRow = rows.find((row) => row.kind === 'place' && row.title === 'Lantern');
    expect(lanternRow).toMatchObject({ count: 2 });
    const found = findTexts(indexTexts(lanterns()), 'n').reduce((sum, { ranges }) => sum + ranges.length, 0);
    expect(countWords(rows, 'texts')).toMatch(new RegExp(`^${found} found in`));
  });

  it.each<readonly [string, readonly (readonly [number, number])[], readonly [string, string, readonly string[]]]>([
    ['  short', [], ['short', '', []]],
    ['a short one', [[2, 7]], ['a ', 'short', [' one']]],
    ['line\none', [[5, 8]], ['line ', 'one', []]],
    [`${'far '.repeat(20)}away`, [[80, 84]], ['…r far far far far ', 'away', []]],
    [
      'pip, Pip',
      [
        [0, 3],
        [5, 8],
      ],
      ['', 'pip', [', ', '*Pip']],
    ],
    [
      'pippip!',
      [
        [0, 3],
        [3, 6],
      ],
      ['', 'pip', ['*pip', '!']],
    ],
    [
      `pip${' '.repeat(199)}pip`,
      [
        [0, 3],
        [202, 205],
      ],
      ['', 'pip', [' '.repeat(199), '*p']],
    ],
    [
      `pip${' '.repeat(300)}pip`,
      [
        [0, 3],
        [303, 306],
      ],
      ['', 'pip', [' '.repeat(200)]],
    ],
  ])('show %j in one line', (text, ranges, wanted) => {
    const { before, found, after } = snippetOf(text, ranges);
    expect([before, found, after.map((part) => (part.isFound ? '*' : '') + part.text)]).toEqual(wanted);
  });
});

describe('the palette', () => {
  const run = () => undefined;
  const commands = ['Undo', 'Zoom in', 'Move to layer › Ground'].map((label) => ({
    key: label,
    where: 'Stage',
    command: { id: label, label, onAction: run, ...(label === 'Undo' ? { keys: 'Ctrl Z' } : {}) },
  }));
  const places = ['/scene/id1', '/prototype/id404', '/scene/id1/layer/id10/actor/id21'];
  const controllers = controllerPages().map(({ name }) => `${name} (Controller)`);
  const titles = (typed: string, used: readonly string[] = []) =>
    paletteItems(typed, { project: lanterns(), commands, places, used, canOpen }).map(({ title, where }) =>
      where === '' ? title : `${title} (${where})`,
    );

  it.each<readonly [string, readonly string[]]>([
    [
      '',
      ['Meadow (Scene)', 'Twin (Actor in Meadow)', 'Undo (Stage)', 'Zoom in (Stage)', 'Move to layer › Ground (Stage)'],
    ],
    ['>zo', ['Zoom in (Stage)']],
    [
      '@',
      ['Meadow (Scene)', 'Twin (Actor in Meadow)', 'Pip (Actor)', 'Lantern (Actor)', 'Levels (Table)', ...controllers],
    ],
    ['@player 3', ['Player 3 (Controller)']],
    ['player 3', ['Player 3 (Controller)', 'Find “player 3” in the whole project']],
    ['>stag', ['Undo (Stage)', 'Zoom in (Stage)', 'Move to layer › Ground (Stage)']],
    ['@mi', []],
    ['mind', ['Find “mind” in the whole project']],
    ['ground', ['Ground (Meadow)', 'Move to layer › Ground (Stage)', 'Find “ground” in the whole project']],
    ['jump', ['Jump (Pip)', 'Find “jump” in the whole project']],
    ['wall', ['Wall (Tag, find uses)', 'Find “wall” in the whole project']],
    ['hero', ['hero (Image, find uses)', 'Find “hero” in the whole project']],
    ['?', ['Only commands', 'Go to a scene, an actor, a behavior', 'Undo (Stage)']],
  ])('lists for %j: %j', (typed, wanted) => {
    expect(titles(typed)).toEqual(wanted);
  });

  it('leaves the open page out of the recent ones, but not out of all pages', () => {
    const sources = { project: lanterns(), commands, places, used: [], canOpen, current: '/scene/id1' };
    const [first] = paletteItems('', sources);
    expect(first?.title).toBe('Twin');
    expect(paletteItems('@', sources).map(({ title }) => title)).toEqual([
      'Twin',
      'Meadow',
      'Pip',
      'Lantern',
      'Levels',
      ...controllerPages().map(({ name }) => name),
    ]);
  });

  it('puts used commands first', () => {
    expect(titles('>', ['Zoom in'])[0]).toBe('Zoom in (Stage)');
  });

  it('lists every page, and none that no longer exists', () => {
    const project = lanterns();
    for (const page of everyPage(project)) expect(pageOfAddress(project, page.address)).toEqual(page);
    expect(pageOfAddress(project, '/prototype/id404')).toBeUndefined();
  });
});
