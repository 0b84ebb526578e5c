import path from 'node:path';
import { furtherRepairs, type Issue, type Project, readProject, repairFiles, validateProject } from '@playhouse/core';
import { describe, expect, it } from 'vitest';
import { changeLine } from '../../cli/src/repair/repairResult.ts';
import { issueLine } from '../../cli/src/reporters/issueReport.ts';
import { filesBelow } from './filesBelow.ts';

const root = path.join(import.meta.dirname, '../../fixtures/projects/full');
const stored = new Map(
  [...filesBelow(root)].map(([name, text]) => [name, new Uint8Array(Buffer.from(text, 'base64'))]),
);
const documents = [...stored.keys()].filter((name) => name.endsWith('.json'));
/** Replacements for each value; undefined removes it. */
const odd = [undefined, null, {}, [{}], 'text'];

/** What programs print by mistake for unexpected values. */
const slip = /undefined|\[object|NaN/;

describe.each(documents)('a project with any unusual value in %s', (name) => {
  const document: unknown = JSON.parse(new TextDecoder().decode(stored.get(name)));

  it('is reported only in words', () => {
    const slips = new Set<string>();
    let told = 0;
    for (const place of placesIn(document)) {
      for (const value of odd) {
        const lines = linesAbout(new Map([...stored, [name, encode(withValue(document, place, value))]]));
        told += lines.length;
        for (const line of lines.filter((text) => slip.test(text))) slips.add(`${place.join('.')}: ${line}`);
      }
    }
    expect([...slips]).toEqual([]);
    expect(told).toBeGreaterThan(0);
  });
});

/** The whole output of `validate` and `repair` about the project. */
function linesAbout(files: ReadonlyMap<string, Uint8Array>): string[] {
  const read = readProject(files);
  const repaired = repairFiles(files, { further: furtherRepairs });
  const notes = read.ok ? read.value.notes : read.issues;
  const project = read.ok ? read.value.contents.project : undefined;
  return [
    ...notes.map(({ message }) => message),
    ...(project ? validateProject(project).issues.map((issue) => textOf(project, issue)) : []),
    ...(repaired.ok ? repaired.value.changes.map(changeLine) : repaired.issues.map(({ message }) => message)),
  ];
}

function textOf(project: Project, issue: Issue): string {
  const line = issueLine(project, issue);
  return typeof line === 'string' ? line : line.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}

type Place = readonly (string | number)[];

function placesIn(value: unknown, place: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [place];
  const inner = Object.entries(value).flatMap(([key, each]) =>
    placesIn(each, [...place, Array.isArray(value) ? Number(key) : key]),
  );
  return place.length === 0 ? inner : [place, ...inner];
}

function withValue(value: unknown, [key, ...rest]: Place, odd: unknown): unknown {
  if (key === undefined) return odd;
  if (Array.isArray(value)) return value.map((each, at) => (at === key ? withValue(each, rest, odd) : each));
  const object = value as Readonly<Record<string, unknown>>;
  return { ...object, [key]: withValue(object[key], rest, odd) };
}

function encode(value: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value));
}
