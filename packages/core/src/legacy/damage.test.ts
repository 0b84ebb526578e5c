import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentsOf, writeProject } from '../archive/writeProject.ts';
import { readDocument } from '../model/parse/readDocument.ts';
import { importLegacy } from './importLegacy.ts';
import { fixtureNames, readFixture } from './test/readFixture.ts';

const decoder = new TextDecoder();
const encoder = new TextEncoder();

/** Values in a file: texts of elements and values of XML attributes. */
const values = /(?<=>)[^<>]*(?=<\/)|(?<==")[^"]*(?=")/g;
const odd = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'NaN',
    '-1',
    '1e400',
    '-0',
    '0,5',
    '9'.repeat(30),
    'id0',
    'id1',
    'id200001',
    'x'.repeat(300),
  ),
  fc.constantFrom(
    '__proto__',
    'constructor',
    'true',
    'false',
    '../../x',
    'a\tb',
    '&#13;',
    '&#x85;',
    '😀'.repeat(200),
    '5',
    '2.5',
  ),
  fc.string({ maxLength: 8 }).map((text) => text.replace(/[<>&"]/g, '_')),
);

const projects = fixtureNames.map((name) => readFixture(name));

interface Damage {
  readonly project: number;
  readonly changes: readonly { readonly file: number; readonly position: number; readonly text: string }[];
}

function damaged({ project, changes }: Damage, change: (text: string, position: number, value: string) => string) {
  const files = new Map(projects[project % projects.length]);
  const names = [...files.keys()].filter((name) => name.endsWith('.xml'));
  for (const { file, position, text } of changes) {
    const name = names[file % names.length] ?? '';
    files.set(name, encoder.encode(change(decoder.decode(files.get(name)), position, text)));
  }
  return files;
}

function replaceValue(text: string, position: number, value: string): string {
  const found = [...text.matchAll(values)];
  const chosen = found[position % Math.max(1, found.length)];
  if (!chosen) return text;
  return text.slice(0, chosen.index) + value + text.slice(chosen.index + chosen[0].length);
}

function cutOut(text: string, position: number, value: string): string {
  const start = position % Math.max(1, text.length);
  return text.slice(0, start) + value + text.slice(start + 20);
}

const damage: fc.Arbitrary<Damage> = fc.record({
  project: fc.nat(1000),
  changes: fc.array(fc.record({ file: fc.nat(1000), position: fc.nat(100_000), text: odd }), {
    minLength: 1,
    maxLength: 4,
  }),
});

describe('a damaged legacy project', () => {
  it('becomes documents of the stored shape, whatever its values are', () => {
    fc.assert(
      fc.property(damage, (parts) => {
        const imported = importLegacy(damaged(parts, replaceValue));
        if (!imported.ok) return;
        for (const [path, document] of documentsOf(imported.value.contents.project)) {
          const read = readDocument(path, document);
          const notes = read.ok ? read.value.notes : read.issues;
          expect(notes.filter(({ code }) => code !== 'document.text')).toEqual([]);
        }
        writeProject(imported.value.contents);
      }),
      { seed: 1, numRuns: 600 },
    );
  });

  it('is imported or refused, however its files are damaged', () => {
    fc.assert(
      fc.property(damage, (parts) => {
        const imported = importLegacy(damaged(parts, cutOut));
        if (imported.ok) writeProject(imported.value.contents);
        else expect(imported.issues[0]?.code).toBe('legacy.unreadable');
      }),
      { seed: 1, numRuns: 300 },
    );
  });
});
