import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  behaviorDescriptors,
  conditionKinds,
  documentsOf,
  readDocument,
  readProject,
  validateProject,
  writeProject,
} from '@playhouse/core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { fullProject } from '../../fixtures/projects/build/fullProject.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const files = readdirSync(path.join(root, 'schemas'), { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => file.endsWith('.json'))
  .sort();
const schemas = new Map(files.map((file) => [file, readJson(`schemas/${file}`)]));
const idOf = (file: string) => `https://playhouse.example/schemas/1/${file}`;

const ajv = new Ajv2020({ strictSchema: true, strictTypes: false, allErrors: true, allowUnionTypes: true });
for (const schema of schemas.values()) ajv.addSchema(schema);

function readJson(file: string) {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
}

/** The schema of each stored document of a project, by the head of its path. docs/format.md#files-and-paths. */
const projectSchemas: readonly (readonly [pattern: RegExp, file: string])[] = [
  [/^object\.json$/, 'project/object.json'],
  [/^assets\.json$/, 'project/assets.json'],
  [/^scenes\//, 'project/scene.json'],
  [/^actors\//, 'project/actor.json'],
  [/^tables\//, 'project/table.json'],
  [/^delegates\//, 'project/delegate.json'],
  [/^behaviors\//, 'project/behavior.json'],
  [/^tests\//, 'project/play-test.json'],
];

function schemaFor(document: string): string {
  return projectSchemas.find(([pattern]) => pattern.test(document))?.[1] ?? '';
}

describe('the published schemas', () => {
  it('exist exactly for stored documents, for the configuration, and for the records and calls of the server', () => {
    expect(files).toEqual(
      [
        ...projectSchemas.map(([, file]) => file),
        ...['project/common.json', 'project/controller-map.json'],
        ...['accounts', 'jobs', 'meta', 'registry', 'user', 'versions'].map((database) => `server/${database}.json`),
        ...['admin', 'auth', 'creator', 'games', 'server'].map((group) => `api/${group}.json`),
        ...behaviorDescriptors.map((descriptor) => `behaviors/${descriptor.class}.json`),
        ...conditionKinds.map(({ type }) => `conditions/${type}.json`),
        ...[
          'paste-bundle',
          'undo-checkpoint',
          'ui-preferences',
          'assignment-preferences',
          'notification',
          'user',
          'global-config',
          'project-library',
          'project-entry',
          'publishing-library',
          'published-project',
          'template-project',
          'local-document',
          'local-entry',
        ].map((name) => `library/${name}.json`),
        'config/playhouse.config.json',
      ].sort(),
    );
  });

  it.each(files)('%s has the permanent id of its location, and can be loaded with all its references', (file) => {
    const schema = schemas.get(file);
    expect(schema.$id).toBe(idOf(file));
    expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
    expect(schema.title).toMatch(/\S/);
    expect(ajv.getSchema(schema.$id)).toBeTypeOf('function');
  });
});

describe('a document that names its schema for a text editor', () => {
  const contents = fullProject();
  const stored = writeProject(contents);
  const named = new Map(
    [...stored].map(([file, bytes]) => {
      if (!file.endsWith('.json')) return [file, bytes] as const;
      const document = { $schema: `../schemas/${schemaFor(file)}`, ...JSON.parse(new TextDecoder().decode(bytes)) };
      return [file, new TextEncoder().encode(JSON.stringify(document))] as const;
    }),
  );

  it('has a schema of its kind, which accepts it with and without that name', () => {
    for (const [document, value] of documentsOf(contents.project)) {
      const validate = ajv.getSchema(idOf(schemaFor(document)));
      expect([document, validate?.(value), validate?.errors]).toEqual([document, true, null]);
      expect(validate?.({ $schema: '../schemas/x.json', ...value })).toBe(true);
    }
  });

  it('is read, checked and written like any other, and keeps the name', () => {
    const read = readProject(named);
    if (!read.ok) throw new Error(read.issues.map(({ message }) => message).join(' '));
    expect(read.value.notes).toEqual([]);
    const { project } = read.value.contents;
    expect(validateProject(project, read.value.contents.files).issues).toEqual(
      validateProject(contents.project, contents.files).issues,
    );
    for (const [document, value] of documentsOf(project)) {
      expect([document, Reflect.get(value, '$schema')]).toEqual([document, `../schemas/${schemaFor(document)}`]);
      const again = readDocument(document, value);
      expect(again.ok && again.value.notes).toEqual([]);
    }
    const written = writeProject(read.value.contents);
    const again = readProject(written);
    expect(again.ok && writeProject(again.value.contents)).toEqual(written);
    expect(new TextDecoder().decode(written.get('object.json'))).toContain(
      '"$schema": "../schemas/project/object.json"',
    );
  });

  it.each(files.filter((file) => file.startsWith('library/')))('is accepted by %s too', (file) => {
    const { valid } = readJson(`fixtures/${file}`);
    for (const value of valid) {
      expect(ajv.getSchema(idOf(file))?.({ $schema: `../schemas/${file}`, ...value })).toBe(true);
    }
  });

  it('shows mistakes in the text editor, such as a missing member or a wrong type', () => {
    const validate = ajv.getSchema(idOf('project/scene.json'));
    const [scene] = contents.project.scenes.values();
    expect(validate?.({ ...scene, layers: undefined })).toBe(false);
    expect(validate?.({ ...scene, attributes: { ...scene?.attributes, wrapX: 'yes' } })).toBe(false);
  });
});
