import { describe, expect, it } from 'vitest';
import { buildProject } from '../testing.ts';
import { readProject } from './readProject.ts';
import { writeProject } from './writeProject.ts';

const bytesOf = (value: unknown): Uint8Array =>
  new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value));
const project = buildProject({
  prototypes: [{ id: 'id5', name: 'Player' }, { id: 'id30' }],
  scenes: [{ layers: [{ actors: [{ prototype: 'id5' }] }] }],
  tables: [{ name: 'Levels', rows: ['a'], columns: [{ name: 'n', cells: ['x'] }] }],
  delegates: [{ source: 'log("é")' }],
  images: ['hero'],
});
const tests = new Map([['Jump höher', { frames: 60 }]]);
const images = new Map([['images/hero.png', new Uint8Array([1, 2, 3])]]);
const files = writeProject({ project: { ...project, tests }, files: images });

/** The project's files with some replaced, added or (for undefined) removed. */
function filesWith(changes: Readonly<Record<string, unknown>>): Map<string, Uint8Array> {
  const changed = new Map(files);
  for (const [path, value] of Object.entries(changes)) {
    if (value === undefined) changed.delete(path);
    else changed.set(path, value instanceof Uint8Array ? value : bytesOf(value));
  }
  return changed;
}

function read(changed: ReadonlyMap<string, Uint8Array>) {
  const result = readProject(changed);
  const issues = result.ok ? result.value.notes : result.issues;
  return { contents: result.ok ? result.value.contents : undefined, issues, codes: issues.map((issue) => issue.code) };
}

it('a written project is read back unchanged, without notes, and written with the same bytes', () => {
  const { contents, codes } = read(files);
  expect(codes).toEqual([]);
  expect(contents).toEqual({ project: { ...project, tests }, files: images });
  if (contents) expect(writeProject(contents)).toEqual(files);
});

it('files are written in code-point order, and may be read in any order', () => {
  expect([...files.keys()]).toEqual([
    ...['actors/id30.json', 'actors/id5.json', 'assets.json', 'delegates/id1.json', 'images/hero.png', 'object.json'],
    ...['scenes/id1.json', 'tables/id1.json', 'tests/Jump höher.play.json'],
  ]);
  const backwards = new Map([...files].reverse());
  expect([...(read(backwards).contents?.project.actors.keys() ?? [])]).toEqual(['id30', 'id5']);
});

it('the writer throws on a path that no project has', () => {
  const foreign = new Map([['images/../x.png', new Uint8Array()]]);
  expect(() => writeProject({ project, files: foreign })).toThrow('not a path in a project');
});

describe('reading', () => {
  it('refuses files without object.json, and says what a legacy project is', () => {
    expect(read(new Map())).toMatchObject({ codes: ['project.missing'] });
    expect(read(filesWith({ 'object.json': undefined })).codes).toEqual(['project.missing']);
    expect(read(new Map([['object.xml', bytesOf('<game/>')]])).issues[0]?.message).toContain('Import it');
  });

  it('names every unreadable document in one refusal', () => {
    const { contents, issues } = read(filesWith({ 'actors/id5.json': '{', 'scenes/id1.json': '{"__proto__":1}' }));
    expect(contents).toBeUndefined();
    expect(issues.map(({ code, path }) => [code, path])).toEqual([
      ['document.key', ['scenes', 'id1']],
      ['document.unreadable', ['actors', 'id5']],
    ]);
  });

  it('repairs a document and lists the repairs', () => {
    const { contents, issues } = read(filesWith({ 'scenes/id1.json': { id: 'id1', attributes: {}, layers: [] } }));
    expect(contents?.project.scenes.get('id1')?.attributes.name).toBe('New Scene');
    expect(issues[0]).toMatchObject({ code: 'document.shape', path: ['scenes', 'id1', 'attributes', 'name'] });
  });

  it('keeps unlisted documents, and tolerates missing listed ones', () => {
    const { contents, codes } = read(
      filesWith({ 'actors/id30.json': undefined, 'actors/id99.json': files.get('actors/id5.json') }),
    );
    expect([...(contents?.project.actors.keys() ?? [])]).toEqual(['id5', 'id99']);
    expect(codes).toEqual(['id.mismatch']);
  });

  it('creates a missing manifest from the files', () => {
    const { contents, issues } = read(
      filesWith({ 'assets.json': undefined, 'images/hero.jpg': '12', 'sounds/.m4a': '1' }),
    );
    expect(contents?.project.assets).toEqual({
      images: [
        {
          name: 'hero',
          files: [
            { name: 'hero.jpg', size: 2 },
            { name: 'hero.png', size: 3 },
          ],
        },
      ],
      sounds: [{ name: '.m4a', files: [{ name: '.m4a', size: 1 }] }],
      fonts: [],
    });
    expect(issues).toMatchObject([{ code: 'document.missing', severity: 'blocking' }]);
  });

  it('says that a project in a newer format is read-only', () => {
    const { contents, issues } = read(filesWith({ 'object.json': { ...project.object, formatVersion: 2, future: 1 } }));
    expect(issues).toMatchObject([{ code: 'project.version', params: { version: 2 } }]);
    expect(contents?.project.object).toMatchObject({ formatVersion: 2, future: 1 });
  });

  it.each([
    'readme.txt',
    'scenes/1.json',
    'scenes/id1.json.bak',
    'scenes/idé.json',
    'images/a/b.png',
    'images/',
    'Object.json',
    '../object.json',
    'images/..',
    'images/a:b.png',
    'videos/a.mp4',
    'tests/a.json',
    `images/${'x'.repeat(121)}`,
  ])('skips %s and says so', (path) => {
    const { contents, issues } = read(filesWith({ [path]: 'x' }));
    expect(issues).toMatchObject([{ code: 'archive.foreign', severity: 'nonBlocking', path: [path] }]);
    expect(contents?.files).toEqual(images);
  });

  it.each(['images/x.png', 'images/ünïcödé 1.png', 'sounds/a.b.c.m4a', `fonts/${'\u{1f600}'.repeat(120)}`])(
    'accepts %s as an asset',
    (path) => {
      expect(read(filesWith({ [path]: 'x' })).contents?.files.has(path)).toBe(true);
    },
  );

  it('composes file names, and reports those that other computers treat as equal', () => {
    const composed = read(filesWith({ 'images/e\u0301.png': 'x' }));
    expect(composed.codes).toEqual([]);
    expect(composed.contents?.files.has('images/\u00e9.png')).toBe(true);
    const twins = read(filesWith({ 'images/HERO.png': 'x', 'images/STRASSE.png': '1', 'images/straße.png': '1' }));
    expect(twins.codes).toEqual(['archive.name', 'archive.name']);
    expect(twins.issues[0]).toMatchObject({ severity: 'blocking', params: { twin: 'images/HERO.png' } });
  });
});
