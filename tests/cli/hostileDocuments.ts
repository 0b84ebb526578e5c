import fs from 'node:fs';
import path from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { limits } from '@playhouse/core';
import { files, type HostilePlace, type RawEntry, sparseFile, text, zipOf } from './hostileFiles.ts';

/** An archive whose documents are small on disk but large in memory. */
export interface HostileArchive extends HostilePlace {
  /** The message of the rejection. */
  readonly says: RegExp;
  bytes(): Buffer;
  /** Its files by name, unpacked. */
  files(): Map<string, Uint8Array>;
}

const megabyte = 1024 * 1024;
const objectText = '{"formatVersion":1,"id":"id1","title":"Hostile"}';

/** A scene with this many copies of a value in an unknown list. */
function sceneOf(part: string, count: number): string {
  return `{"id":"id1","x":[${`${part},`.repeat(count - 1)}${part}]}`;
}

/** A scene of objects with distinct keys. */
function sceneOfKeys(count: number): string {
  const parts = Array.from({ length: count }, (_, index) => `{"${index.toString(36)}":0}`);
  return `{"id":"id1","x":[${parts.join(',')}]}`;
}

/** The same content in this many scenes. */
function scenes(count: number, content: string): RawEntry[] {
  const one = text('', content);
  return Array.from({ length: count }, (_, index) => ({ ...one, name: `scenes/id${index + 1}.json` }));
}

function archive(place: string, code: string, says: RegExp, entries: () => readonly RawEntry[]): HostileArchive {
  const bytes = () => zipOf(entries());
  const unpacked = () => new Map(entries().map(({ name, packed }) => [name, new Uint8Array(inflateRawSync(packed))]));
  return {
    place,
    code,
    says,
    bytes,
    files: unpacked,
    put: (folder) => fs.writeFileSync(path.join(folder, place), bytes()),
  };
}

function project(place: string, code: string, says: RegExp, documents: () => readonly RawEntry[]): HostileArchive {
  return archive(place, code, says, () => [text('object.json', objectText), ...documents()]);
}

function legacy(place: string, says: RegExp, actor: () => string, count = 1): HostileArchive {
  return archive(place, 'archive.size', says, () => {
    const one = text('', actor());
    const actors = Array.from({ length: count }, (_, index) => ({ ...one, name: `Old.gameproj/actors/${index}.xml` }));
    return [text('Old.gameproj/object.xml', '<game/>'), ...actors];
  });
}

const tooManyObjects = /scenes\/id1\.json holds more than \d+ lists and objects, which a document may have at most/;
const tooManyValues = /scenes\/id1\.json holds more than \d+ values, which a document may have at most/;

/** Archives that are rejected before any of their documents is parsed. */
export const unparsedArchives: readonly HostileArchive[] = [
  project('sum.zip', 'archive.size', /The documents of the project have \d+ MB together, but 96 MB are allowed/, () =>
    scenes(72, sceneOf('{}', 2_300_000)),
  ),
  project('objects-in-sum.zip', 'archive.size', /hold \d+ lists and objects together, but \d+ are allowed/, () =>
    scenes(5, sceneOf('{}', limits.containers / 4)),
  ),
  project('values-in-sum.zip', 'archive.size', /hold \d+ values together, but \d+ are allowed/, () =>
    scenes(4, sceneOf('0', limits.values / 3)),
  ),
  ...[
    ['objects', '{}', tooManyObjects] as const,
    ['lists', '[]', tooManyObjects] as const,
    ['nested-objects', '{"":{}}', tooManyObjects] as const,
    ['nested-lists', '[[]]', tooManyObjects] as const,
    ['numbers', '0', tooManyValues] as const,
    ['texts', '""', tooManyValues] as const,
  ].map(([name, part, says]) =>
    project(`${name}.zip`, 'document.size', says, () => scenes(1, sceneOf(part, limits.documentValues + 1))),
  ),
  project('keys.zip', 'document.size', tooManyObjects, () => scenes(1, sceneOfKeys(limits.documentContainers))),
  project('deep.zip', 'document.depth', /is nested more than 1000 levels deep/, () =>
    scenes(1, `${'['.repeat(megabyte)}${']'.repeat(megabyte)}`),
  ),
  legacy(
    'elements.zip',
    /hold \d+ XML elements together/,
    () => `<actor>${'<a/>'.repeat(limits.xmlElements / 8)}</actor>`,
    9,
  ),
  legacy(
    'attributes.zip',
    /hold \d+ XML attributes and cells of tables together/,
    () => `<actor ${Array.from({ length: limits.values / 8 }, (_, index) => `a${index}=""`).join(' ')}/>`,
    9,
  ),
  legacy(
    'cells.zip',
    /XML attributes and cells of tables together/,
    () => `<actor>${','.repeat(limits.values + 1)}</actor>`,
  ),
  legacy('xml-sum.zip', /The documents of the project have 103 MB together/, () => ' '.repeat(51 * megabyte), 2),
];

/** Archives with small documents that grow when defaults are filled in. */
export const growingArchives: readonly HostileArchive[] = [
  ['scenes', '{"id":"id1","layers":[{"actors":[', ']}]}'] as const,
  ['actors', '{"id":"id1","behaviors":[', ']}'] as const,
].map(([folder, start, end]) =>
  project(`growing-${folder}.zip`, 'document.shape', /cannot be repaired: more than \d+ values/, () => {
    const count = limits.containers / 3;
    return scenes(2, `${start}${'{},'.repeat(count)}{}${end}`).map((entry) => ({
      ...entry,
      name: entry.name.replace('scenes', folder),
    }));
  }),
);

/** Folders with the same contents, and sparse documents. */
export const hostileFolders: readonly HostilePlace[] = [
  files('objects', 'document.size', () => ({
    'object.json': objectText,
    'scenes/id1.json': sceneOf('{}', limits.documentContainers + 1),
  })),
  {
    place: 'sum',
    code: 'archive.size',
    put(folder) {
      fs.mkdirSync(path.join(folder, 'sum/scenes'), { recursive: true });
      fs.writeFileSync(path.join(folder, 'sum/object.json'), objectText);
      for (const id of [1, 2]) sparseFile(path.join(folder, `sum/scenes/id${id}.json`), 50 * megabyte);
    },
  },
  files('old', 'archive.size', () => ({
    'object.xml': '<game/>',
    'actors/1.xml': `<actor>${'<a/>'.repeat(limits.xmlElements)}</actor>`,
  })),
];
