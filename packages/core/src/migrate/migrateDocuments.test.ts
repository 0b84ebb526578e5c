import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { exampleMigrations } from '../../../../fixtures/projects/migrate/exampleMigrations.ts';
import { formatVersion, readProject } from '../archive/readProject.ts';
import { writeProject } from '../archive/writeProject.ts';
import { buildProject } from '../testing.ts';
import { formatOf, migrateDocuments, newestFormat } from './migrateDocuments.ts';
import { migrateFiles } from './migrateFiles.ts';
import type { Migration, StoredDocuments } from './migration.ts';
import { migrations } from './versions/index.ts';

const fixtures = fileURLToPath(new URL('../../../../fixtures/projects/migrate/', import.meta.url));

/** The documents under a folder, frozen so that a migration that changes them fails. */
function documentsIn(folder: string): Map<string, unknown> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const documents = files.filter((file) => statSync(path.join(folder, file)).isFile());
  return new Map(
    documents.map((file) => [
      file.replaceAll(path.sep, '/'),
      JSON.parse(readFileSync(path.join(folder, file), 'utf8'), (_, value) => Object.freeze(value)),
    ]),
  );
}

/** Runs one migration of a registry on its fixture and describes the result. */
function runFixture(registry: readonly Migration[], index: number) {
  const migration = registry[index];
  if (!migration) throw new Error('There is no such migration.');
  const before = documentsIn(path.join(fixtures, migration.name, 'before'));
  const result = migrateDocuments(before, registry.slice(0, index + 1));
  const after = documentsIn(path.join(fixtures, migration.name, 'after'));
  return { migration, before, result: result.ok ? result.value : undefined, after };
}

const registered = migrations.map((migration, index) => ({ migration, index, registry: migrations }));
const examples = exampleMigrations.map((migration, index) => ({ migration, index, registry: exampleMigrations }));

describe.each([...registered, ...examples])('the migration $migration.name', ({ registry, index }) => {
  it('turns its fixture into the expected documents, and runs exactly once', () => {
    let runs = 0;
    const counted = registry.map((each, at) => ({
      ...each,
      migrate(documents: StoredDocuments) {
        if (at === index) runs += 1;
        return each.migrate(documents);
      },
    }));
    const { result, after } = runFixture(counted, index);
    expect(result?.documents).toEqual(after);
    expect([runs, result?.from]).toEqual([1, index + 1]);
  });

  it('is named by its location', () => {
    expect(registry[index]?.name).toMatch(new RegExp(`^${String(index + 1).padStart(4, '0')}-[a-z-]+$`));
  });

  it('changes nothing in documents of its own format', () => {
    const { after } = runFixture(registry, index);
    const again = migrateDocuments(after, registry.slice(0, index + 1));
    expect(again.ok && again.value.documents === after && again.value.notes.length === 0).toBe(true);
  });
});

describe('migration', () => {
  it('has a fixture for each registered migration, and no others', () => {
    const folders = readdirSync(fixtures).filter((name) => statSync(path.join(fixtures, name)).isDirectory());
    expect(folders.sort()).toEqual([...migrations, ...exampleMigrations].map(({ name }) => name).sort());
  });

  it('leads to the current format', () => {
    expect(formatVersion).toBe(newestFormat());
    expect([newestFormat([]), newestFormat(exampleMigrations)]).toEqual([1, 3]);
  });

  it('goes through all steps from the first format, and reports the first and the last one', () => {
    const given = documentsIn(path.join(fixtures, '0001-example-list-tags', 'before'));
    const result = migrateDocuments(given, exampleMigrations);
    expect(result.ok && formatOf(result.value.documents)).toBe(3);
    expect(result.ok && result.value.notes).toMatchObject([
      { code: 'project.version', severity: 'nonBlocking', params: { version: 1, to: 3 } },
    ]);
  });

  it.each([[undefined], ['2'], [0], [1.5], [null]])('treats a format of %j as the first', (version) => {
    expect(formatOf(new Map([['object.json', { formatVersion: version }]]))).toBe(1);
  });

  it('names the step that fails, and leaves its input unchanged', () => {
    const failing: Migration = {
      name: '0003-fails',
      what: 'It fails.',
      migrate() {
        throw new Error('no luck');
      },
    };
    const given = documentsIn(path.join(fixtures, '0002-example-name-layers', 'before'));
    const text = JSON.stringify([...given]);
    const result = migrateDocuments(given, [...exampleMigrations, failing]);
    expect(result.ok ? [] : result.issues).toMatchObject([
      {
        code: 'project.version',
        severity: 'blocking',
        params: { version: 2, migration: '0003-fails', reason: 'no luck' },
      },
    ]);
    expect(JSON.stringify([...given])).toBe(text);
  });
});

describe('reading a project', () => {
  const files = writeProject({ project: buildProject({}), files: new Map() });
  /** The stored tags are a text in both formats, so that the result can be read. */
  const tagged: readonly Migration[] = [
    {
      name: '0001-example-mark',
      what: 'Games are marked.',
      migrate: (documents) => {
        const game = documents.get('object.json');
        return new Map(documents).set('object.json', { ...Object(game), tags: 'migrated' });
      },
    },
  ];

  it('in an older format migrates it to the newest', () => {
    const read = readProject(files, {}, tagged);
    expect(read.ok && read.value.contents.project.object).toMatchObject({ formatVersion: 2, tags: 'migrated' });
    expect(read.ok && read.value.notes.map(({ code }) => code)).toEqual(['project.version']);
  });

  it('in the newest or a newer format leaves it unchanged', () => {
    const newer = new Map(files);
    const text = new TextDecoder().decode(files.get('object.json'));
    newer.set('object.json', new TextEncoder().encode(text.replace('"formatVersion": 1', '"formatVersion": 2')));
    const same = readProject(newer, {}, tagged);
    expect(same.ok && [same.value.contents.project.object.tags, same.value.notes]).toEqual(['', []]);
    const later = readProject(newer);
    expect(later.ok && later.value.notes).toMatchObject([{ code: 'project.version', params: { version: 2 } }]);
    expect(later.ok && later.value.contents.project.object.formatVersion).toBe(2);
  });

  it('still names documents that cannot be read, and what was repaired in the others', () => {
    const broken = new Map(files).set('scenes/id1.json', new TextEncoder().encode('{'));
    const read = readProject(broken, {}, tagged);
    expect(read.ok ? [] : read.issues.map(({ code }) => code)).toEqual(['document.unreadable']);
    const odd = new TextEncoder().encode(`{"id":"id1","title":"half \\ud83d"}`);
    const migrated = migrateFiles(new Map([['object.json', odd]]), {}, tagged);
    expect(migrated.ok && migrated.value.notes.map(({ code }) => code)).toEqual(['document.text', 'project.version']);
  });
});
