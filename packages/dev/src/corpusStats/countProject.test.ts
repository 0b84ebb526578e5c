import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { importLegacy, type Loss, writeProject } from '@playhouse/core';
import { describe, expect, it } from 'vitest';
import { countProject } from './countProject.ts';
import { isNewValue } from './defaults.ts';

const fixtures = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../../fixtures/projects/legacy');

interface Case {
  readonly legacy: ReadonlyMap<string, Uint8Array>;
  readonly stored: ReadonlyMap<string, Uint8Array>;
  readonly losses: readonly Loss[];
}

function readCase(name: string): Case {
  const root = path.join(fixtures, name);
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const legacy = new Map(
    files
      .sort()
      .map((file) => [path.relative(root, file).split(path.sep).join('/'), new Uint8Array(readFileSync(file))]),
  );
  const imported = importLegacy(legacy);
  if (!imported.ok) throw new Error(imported.issues.map(({ message }) => message).join(' '));
  return { legacy, stored: writeProject(imported.value.contents), losses: imported.value.losses };
}

function complaintsOf(project: Case, change: Partial<Case> = {}): readonly string[] {
  return countProject({ ...project, ...change, isDefault: isNewValue }).complaints;
}

/** Every value in a JSON text, changed one at a time, with its path. */
function* changedTexts(text: string): Generator<readonly [way: string, text: string]> {
  const document: unknown = JSON.parse(text);
  for (const way of waysTo(document)) {
    const copy: unknown = structuredClone(document);
    changeAt(copy, way);
    yield [way.join('.'), JSON.stringify(copy)];
  }
}

function* waysTo(value: unknown, way: readonly string[] = []): Generator<readonly string[]> {
  if (typeof value !== 'object' || value === null) yield way;
  else for (const [key, member] of Object.entries(value)) yield* waysTo(member, [...way, key]);
}

function changeAt(root: unknown, way: readonly string[]): void {
  const last = way.at(-1) ?? '';
  const holder = way.slice(0, -1).reduce<unknown>((value, key) => Object(value)[key], root);
  const value: unknown = Object(holder)[last];
  const other = typeof value === 'number' ? value + 0.125 : typeof value === 'boolean' ? !value : `${String(value)}?`;
  Object.assign(Object(holder), { [last]: other });
}

/** What legacy files do not contain: never counted. */
const uncounted = /^(formatVersion|id)$|\.@$|^behavior\.id$/;

/** Replacements of reported values: the file does not contain them. */
const substitutes: Readonly<Record<string, RegExp>> = {
  'asset-names': /^assets.json images\.1\.name$/,
  'computed-attributes': /position\.x$|size\.width$|direction$|speed$|id40000[245]\.\$$/,
  conditions: /conditions\.([0-5]|24)\.class$|conditions\.2[234]\.predicate\.type$/,
  'decimal-comma': /color\.(red|green|blue|alpha)$|id400001\.\$$/,
  ids: /(behaviors|conditions|layers|actors)\.\d\.(id|prototype)$/,
  'network-keys': /attributes\.(resolutionIndependence|networkEnabled)$/,
  tables: /^tables\/id900003\.json (numCols|rows\.1\.id|columns\.\d\.(id|type|readonly|\$\.\d))$/,
};

const names = readdirSync(fixtures).sort();
const cases = names.map((name) => [name, readCase(name)] as const);

describe('the count of a hand-made legacy project', () => {
  it.each(cases)('balances for %s', (_, project) => {
    expect(complaintsOf(project)).toEqual([]);
  });

  it.each(cases)('detects every single value of %s that is stored wrong', (name, project) => {
    const unnoticed: string[] = [];
    for (const [file, bytes] of project.stored) {
      if (!file.endsWith('.json') || !project.legacy.has('object.xml')) continue;
      for (const [way, text] of changedTexts(new TextDecoder().decode(bytes))) {
        const stored = new Map(project.stored).set(file, new TextEncoder().encode(text));
        if (!uncounted.test(way) && complaintsOf(project, { stored }).length === 0) unnoticed.push(`${file} ${way}`);
      }
    }
    expect(unnoticed.filter((way) => !substitutes[name]?.test(way))).toEqual([]);
    expect(unnoticed.length).toBeLessThanOrEqual(project.losses.length + 5);
  });

  it.each(cases)('detects every loss of %s that is not reported', (_, project) => {
    const needed = project.losses.filter(({ why }) => !/\bkept\b|renamed|left out|U\+FFFD/.test(why));
    for (const missing of needed) {
      const losses = project.losses.filter((loss) => loss !== missing);
      expect(() => expect(complaintsOf(project, { losses })).toEqual([]), JSON.stringify(missing)).toThrow();
    }
  });
});
