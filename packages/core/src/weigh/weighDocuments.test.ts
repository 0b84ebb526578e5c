import { describe, expect, it } from 'vitest';
import { packArchive } from '../archive/packArchive.ts';
import { readProject } from '../archive/readProject.ts';
import { readArchive } from '../archive/unpackArchive.ts';
import { writeProject } from '../archive/writeProject.ts';
import { importLegacy } from '../legacy/importLegacy.ts';
import { mergeStoredDocument } from '../merge/mergeStoredDocument.ts';
import { limits } from '../model/limits.ts';
import { readDocument } from '../model/parse/readDocument.ts';
import { readClipboardText } from '../paste/readClipboardText.ts';
import { buildProject } from '../testing.ts';
import { documentsSizeFault, weighDocuments } from './weighDocuments.ts';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const listOf = (part: string, count: number): string => `[${`${part},`.repeat(count - 1)}${part}]`;

describe('documents in total', () => {
  it.each([
    ['scenes/id1.json', 0, false],
    ['scenes/id1.json', 1, true],
    ['Old.gameproj/actors/1.xml', 1, true],
    ['images/a.png', 1, false],
    ['notes.json', 1, false],
  ])('%s with %i bytes more than allowed is refused: %s', (name, more, isRefused) => {
    const half = limits.documentsBytes / 2;
    const fault = documentsSizeFault([
      [name, half],
      [name, half + more],
    ]);
    expect(fault?.code).toBe(isRefused ? 'archive.size' : undefined);
  });

  it.each([
    // Three lists count themselves; a list of numbers counts itself and the commas.
    {
      what: 'lists and objects',
      part: '{}',
      documents: 3,
      each: limits.containers / 3 - 1,
      sum: limits.containers + 2,
    },
    { what: 'values', part: '0', documents: 4, each: limits.values / 4, sum: limits.values + 4 },
  ])('may contain as many $what as allowed, and not one more', ({ what, part, documents, each, sum }) => {
    const files = new Map<string, Uint8Array>();
    for (let id = 1; id <= documents; id++) files.set(`scenes/id${id}.json`, encode(listOf(part, each)));
    expect(weighDocuments(files)).toEqual([]);
    const [fault] = weighDocuments(new Map([...files, ['scenes/id9.json', encode('[[0,0],0]')]]));
    expect(fault).toMatchObject({ code: 'archive.size', params: { count: sum } });
    expect(fault?.message).toContain(`hold ${sum} ${what} together`);
  });
});

describe('a project of a realistic size', () => {
  it('of four tables of 10,000 rows and 50 columns is read', () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => `row ${index}`);
    const columns = Array.from({ length: 50 }, (_, index) => ({
      name: `column ${index}`,
      type: 2,
      cells: rows.map((__, row) => row),
    }));
    const tables = Array.from({ length: 4 }, (_, index) => ({ name: `table ${index}`, rows, columns }));
    const archive = readArchive(packArchive(writeProject({ project: buildProject({ tables }), files: new Map() })));
    const read = archive.ok ? readProject(archive.value.files) : archive;
    expect(read.ok && read.value.contents.project.tables.size).toBe(4);
  });
});

describe('a single document', () => {
  const crowded = `{"id":"id1","x":${listOf('{}', limits.documentContainers)}}`;
  const message = /holds more than \d+ lists and objects, which a document may have at most\. Split it up/;

  it('is measured before it is parsed', () => {
    for (const source of [crowded, encode(crowded)]) {
      const read = readDocument('scenes/id1.json', source);
      expect(!read.ok && read.issues[0]).toMatchObject({
        code: 'document.size',
        message: expect.stringMatching(message),
      });
    }
  });

  it('is measured as a side of a merge', () => {
    const merged = mergeStoredDocument('scenes/id1.json', { mine: encode('{"id":"id1"}'), theirs: encode(crowded) });
    const refused = merged.ok ? [] : merged.issues.filter(({ severity }) => severity === 'blocking');
    expect(refused).toMatchObject([{ code: 'document.size', params: { version: 'theirs' } }]);
  });

  it('is measured on the clipboard', () => {
    const read = readClipboardText(`{"playhouse":"paste","version":1,"bundle":${crowded}}`);
    expect(!read.ok && read.issues[0]?.message).toBe('What is on the clipboard is too large to be pasted.');
  });
});

it('replacements for missing values are limited across all documents of a project', () => {
  const actors = listOf('{}', limits.repairs / 20);
  const scene = (id: number) => encode(`{"id":"id${id}","layers":[{"id":"id1","actors":${actors}}]}`);
  const files = new Map([['object.json', encode('{"formatVersion":1,"id":"id1","title":"a"}')]]);
  files.set('scenes/id1.json', scene(1));
  expect(readProject(files).ok).toBe(true);
  for (let id = 2; id <= 20; id++) files.set(`scenes/id${id}.json`, scene(id));
  const read = readProject(files);
  expect(!read.ok && read.issues[0]).toMatchObject({ code: 'document.shape' });
  expect(!read.ok && read.issues[0]?.message).toMatch(
    /^scenes\/id\d+\.json cannot be repaired: more than 100000 values/,
  );
});

it('a legacy table of rows and columns without cells does not become more cells than a project may hold', () => {
  const table = `<table numRows="1200"><rows>${'<row/>'.repeat(1200)}</rows><columns>${'<column/>'.repeat(1200)}</columns></table>`;
  const files = new Map([['object.xml', encode('<game/>')]]);
  for (let id = 1; id <= 4; id++) files.set(`tables/${id}.xml`, encode(table));
  const read = importLegacy(files);
  expect(read.ok && read.value.contents.project.tables.size).toBe(2);
  const tooLarge = read.ok ? read.value.losses.filter(({ why }) => why.startsWith('It is too large')) : [];
  expect(tooLarge.map(({ document }) => document)).toEqual(['tables/3.xml', 'tables/4.xml']);
});
