import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fullProject } from '../../../../fixtures/projects/build/fullProject.ts';
import { documentsOf } from '../archive/writeProject.ts';
import { isJsonObject } from '../model/json.ts';
import type { DocumentPath } from '../model/path.ts';
import { documentPathToPath, splitPath } from '../model/path.ts';
import { collectionNames, type Project } from '../model/project.ts';
import type { Issue } from '../validate/issue.ts';
import { validateProject } from '../validate/validateProject.ts';
import type { RepairChange } from './repairChange.ts';
import { repairProject } from './repairProject.ts';
import { hasShape } from './repairRun.ts';
import { furtherRepairs } from './repairStages.ts';

const { project: full, files } = fullProject();
const documents: ReadonlyMap<DocumentPath, unknown> = new Map(documentsOf(full));
const names = [...documents.keys()];

type Place = readonly (string | number)[];

/** Every place of a document below its root. */
function placesIn(value: unknown, path: Place = []): Place[] {
  const members = Array.isArray(value) ? [...value.entries()] : isJsonObject(value) ? Object.entries(value) : [];
  return members.flatMap(([key, member]) => [[...path, key], ...placesIn(member, [...path, key])]);
}

/** Puts a value at a place, or takes the place out for undefined; what lies there may be anything. */
function put(root: unknown, path: Place, value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(root)) {
    const index = Number(key);
    if (rest.length === 0 && value === undefined) return root.toSpliced(index, 1);
    return root.toSpliced(index, 1, put(root[index], rest, value));
  }
  const owner = isJsonObject(root) ? root : {};
  const inner = rest.length === 0 ? value : put(owner[key], rest, value);
  if (inner !== undefined) return { ...owner, [key]: inner };
  return Object.fromEntries(Object.entries(owner).filter(([name]) => name !== key));
}

/** The project that documents of any content make. */
function projectOf(given: ReadonlyMap<DocumentPath, unknown>): Project {
  const collections = Object.fromEntries(collectionNames.map((name) => [name, new Map<string, unknown>()]));
  for (const [document, value] of given) {
    const [head, id] = documentPathToPath(document) ?? [];
    if (id !== undefined) collections[String(head)]?.set(String(id), value);
  }
  return { ...collections, object: given.get('object.json'), assets: given.get('assets.json') } as never;
}

const junk = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(null, '', 'id101', 'Level', 'HERO', '5', 'true', -1, 1e308, '\u0007bell', '\ud83d', 'id0'),
  fc.constantFrom<unknown>({ '@': 'expression', $: '1+' }, { '@': 'vector', $: 1 }, { __key: 1 }),
);

/** Places of one document, chosen by number, that are replaced, taken out or given what stands elsewhere in it. */
const damage = fc.record({
  document: fc.nat(),
  faults: fc.array(fc.tuple(fc.nat(), fc.constantFrom('put', 'remove', 'copy'), junk, fc.nat()), {
    minLength: 1,
    maxLength: 6,
    size: 'max',
  }),
});

type Damage = typeof damage extends fc.Arbitrary<infer Each> ? Each : never;

function damaged(damages: readonly Damage[]): Map<DocumentPath, unknown> {
  const changed = new Map(documents);
  for (const { document, faults } of damages) {
    const name = names[document % names.length] ?? 'object.json';
    for (const [place, how, value, other] of faults) {
      const root = changed.get(name);
      const places = placesIn(root);
      const path = places[place % Math.max(places.length, 1)] ?? [];
      const source = places[other % Math.max(places.length, 1)] ?? [];
      const copied = source.reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), root);
      changed.set(name, put(root, path, how === 'remove' ? undefined : how === 'copy' ? copied : value));
    }
  }
  return changed;
}

/** Does the reported changes to the damaged documents, one after the other. */
function replay(
  given: ReadonlyMap<DocumentPath, unknown>,
  changes: readonly RepairChange[],
): Map<DocumentPath, unknown> {
  const changed = new Map(given);
  for (const { document, path, to } of changes) changed.set(document, put(changed.get(document), path, to));
  return changed;
}

const shapes = (issues: readonly Issue[]) =>
  issues.filter(({ code }) => code.startsWith('document.') || code === 'repair.failed');
const blocking = (issues: readonly Issue[]) => issues.filter(({ severity }) => severity === 'blocking');
const unlisted = (issues: readonly Issue[]) =>
  issues.filter(({ code }) => code === 'document.missing' || code === 'document.unlisted');

describe.each([
  ['the stages of the specification', []],
  ['every stage', furtherRepairs],
])('%s, on projects with damage at random places', (_, further) => {
  const options = { repairSparse: true, further, files };

  it('end, leave the stored shape, find nothing more to do, and report exactly what they did', () => {
    fc.assert(
      fc.property(fc.array(damage, { minLength: 1, maxLength: 3 }), (damages) => {
        const given = damaged(damages);
        const text = JSON.stringify([...given]);
        const first = repairProject(projectOf(given), options);
        expect(JSON.stringify([...given])).toBe(text);
        const repaired = new Map(documentsOf(first.project));
        for (const [document, value] of repaired)
          expect([document, hasShape(document, value)]).toEqual([document, true]);
        const expected = unlisted(first.issues);
        expect(shapes(blocking(first.issues)).filter((issue) => !expected.includes(issue))).toEqual([]);
        expect(first.issues.filter(({ code }) => code === 'repair.failed')).toEqual([]);
        expect(replay(given, first.changes)).toEqual(repaired);
        for (const { why } of first.changes) expect(why).toMatch(/^.{6,}[.]$/su);
        const second = repairProject(first.project, options);
        expect(second.changes).toEqual([]);
        expect(second.project).toBe(first.project);
      }),
      { seed: 1, numRuns: 150 },
    );
  });

  it('take out or replace only what validation finds wrong, but for the seed, spellings of conditions and own attributes of instances', () => {
    fc.assert(
      fc.property(fc.array(damage, { minLength: 1, maxLength: 3 }), (damages) => {
        const project = projectOf(damaged(damages));
        const found = validateProject(project, files).issues.map(({ path }) => splitPath(path));
        if (!hasShape('object.json', project.object)) return;
        for (const { document, path, from, to } of repairProject(project, options).changes) {
          if (typeof from === 'string' && !from.isWellFormed()) continue;
          if (from === undefined || ['randomSeed', 'eventType', 'class'].includes(String(path.at(-1)))) continue;
          if (Array.isArray(from) && Array.isArray(to) && from.every((each, at) => each === to[at])) continue;
          if (path[4] === 'attributes' && /^id\d+$/.test(String(path[5]))) continue;
          const near = found.filter((issue) => issue.document === document && isNear(issue.path, path));
          expect([document, path, near.length > 0]).toEqual([document, path, true]);
        }
      }),
      { seed: 2, numRuns: 120 },
    );
  });
});

/** True when one place lies in the other. */
function isNear(one: Place, other: Place): boolean {
  return one.slice(0, other.length).every((key, at) => key === other[at]);
}
