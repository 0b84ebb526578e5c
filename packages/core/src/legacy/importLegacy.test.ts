import { describe, expect, it } from 'vitest';
import { packArchive } from '../archive/packArchive.ts';
import { readProject } from '../archive/readProject.ts';
import { unpackArchive } from '../archive/unpackArchive.ts';
import { documentsOf, writeProject } from '../archive/writeProject.ts';
import { readDocument } from '../model/parse/readDocument.ts';
import { importLegacy, isLegacyProject } from './importLegacy.ts';
import { expectedLosses } from './test/expectedLosses.ts';
import { fixtureNames, importFixture, importOf, readFixture, textFiles } from './test/readFixture.ts';

const game = '<game title="T"><prototypes/><scenes/><attributes/></game>';

describe.each(fixtureNames)('the handwritten project %s', (name) => {
  const legacy = readFixture(name);
  const { contents, losses } = importFixture(name);
  const files = writeProject(contents);

  it('has exactly the expected losses', () => {
    expect(losses).toEqual(expectedLosses(name));
  });

  it('has documents that need no repair', () => {
    for (const [path, document] of documentsOf(contents.project)) {
      const read = readDocument(path, document);
      expect(read.ok && read.value.notes, path).toEqual([]);
    }
  });

  it('has the same bytes and losses again, whatever the order of its files', () => {
    const again = importOf(new Map([...legacy].reverse()));
    expect(writeProject(again.contents)).toEqual(files);
    expect(again.losses).toEqual(losses);
  });

  it('is the same after a round trip through an archive', () => {
    const unpacked = unpackArchive(packArchive(files));
    const read = unpacked.ok ? readProject(unpacked.value) : unpacked;
    expect(read.ok && writeProject(read.value.contents)).toEqual(files);
  });
});

describe('a legacy project', () => {
  it.each([
    ['at the top', 'object.xml', true],
    ['in a folder of its own', 'Top Down.gameproj/object.xml', true],
    ['in a nested folder', 'repository-main/Top Down.gameproj/object.xml', true],
    ['in the folder of a saved behavior only', 'behaviors/1.behavior/object.xml', false],
    ['in the shadow folder of a Mac archive only', '__MACOSX/object.xml', false],
    ['under another name', 'game.xml', false],
  ])('has its object.xml %s', (_, path, isLegacy) => {
    expect(isLegacyProject(textFiles({ [path]: game }))).toBe(isLegacy);
  });

  it('is not recognized in a Playhouse project', () => {
    expect(isLegacyProject(textFiles({ 'object.json': '{}', 'old.gameproj/object.xml': game }))).toBe(false);
  });

  it('ignores files outside of its folder, and reports them', () => {
    const files = textFiles({
      'A.gameproj/object.xml': game,
      'README.md': '',
      '__MACOSX/._object.xml': '',
      '.git/HEAD': '',
    });
    expect(importOf(files).losses.map(({ document }) => document)).toEqual(['README.md']);
  });
});

describe('a refusal', () => {
  it.each([
    ['there is no object.xml', {}, 'project.missing', /no object\.xml/],
    [
      'object.xml is not well-formed',
      { 'object.xml': '<game>\n<<<<<<< HEAD' },
      'legacy.unreadable',
      /Line 2, column \d+/,
    ],
    ['object.xml is a property list', { 'object.xml': 'bplist00' }, 'legacy.unreadable', /binary property list/],
    ['object.xml holds something else', { 'object.xml': '<plist/>' }, 'legacy.unreadable', /<plist>.*<game>/],
    ['object.xml declares entities', { 'object.xml': `<!DOCTYPE a>${game}` }, 'legacy.unreadable', /document type/],
  ])('occurs when %s', (_, texts, code, message) => {
    const imported = importLegacy(textFiles(texts));
    expect(!imported.ok && imported.issues[0]).toMatchObject({ code, severity: 'blocking' });
    expect(!imported.ok && imported.issues[0]?.message).toMatch(message);
  });
});

it('leaves out a document that is larger than allowed, and states its size', () => {
  const text = 'x'.repeat(7 * 1024 * 1024);
  const note = `<behavior id="id5" class="NoteBehavior"><attributes><text id="note">${text}</text></attributes></behavior>`;
  const actor = `<actor id="id2"><attributes/><behaviors>${note}</behaviors></actor>`;
  const listed = game.replace('<prototypes/>', '<prototypes><actor id="id2"/></prototypes>');
  const { contents, losses } = importOf(textFiles({ 'object.xml': listed, 'actors/1.xml': actor }));
  expect(contents.project.actors.size).toBe(0);
  expect(losses.at(-1)).toMatchObject({
    document: 'actors/1.xml',
    path: '',
    why: expect.stringMatching(/73\d{5} bytes/),
  });
});

it('reports an unreadable saved behavior and the file that names it', () => {
  const info = '<info><DisplayName>Blink</DisplayName></info>';
  const files = {
    'object.xml': game,
    'behaviors/1.behavior/info.xml': info,
    'behaviors/1.behavior/object.xml': '<behavior',
  };
  const { contents, losses } = importOf(textFiles(files));
  expect(contents.project.behaviors.size).toBe(0);
  expect(losses.map(({ document }) => document)).toEqual(Object.keys(files).slice(1).reverse());
});

it('does not fill a table that claims more cells than it has', () => {
  const table =
    '<table name="T" numRows="900000000" numCols="1"><rows/><columns><column id="0" type="2">1,2</column></columns></table>';
  const { contents, losses } = importOf(textFiles({ 'object.xml': game, 'tables/id5.xml': table }));
  expect(contents.project.tables.get('id5')).toMatchObject({ numRows: 2, columns: [{ $: [1, 2] }] });
  expect(losses[0]).toMatchObject({ path: '@numRows', what: 'numRows = "900000000"' });
});
