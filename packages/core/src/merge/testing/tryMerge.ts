import { canonicalText } from '../../archive/canonicalText.ts';
import { documentsOf } from '../../archive/writeProject.ts';
import { applyEdit } from '../../edit/applyEdit.ts';
import { createIdSource } from '../../model/ids.ts';
import { documentKinds } from '../../model/parse/documentKinds.ts';
import { collectionNames, type Project } from '../../model/project.ts';
import { randomEdits } from '../../testing/randomEdits/index.ts';
import { randomProject } from '../../testing/randomProject.ts';
import { below, pick, type Random, seededRandom } from '../../testing/randomSource.ts';
import { freezeProject } from '../../testing/testEdit.ts';
import { type MergedProject, mergeProjects } from '../mergeProjects.ts';
import { findLosses } from './mergeOracle.ts';
import { randomChanges } from './randomChange.ts';

/** The stored text of all documents, in one order. */
export function canonicalProject(project: Project): string {
  const texts = [...documentsOf(project)].map(([path, document]) => `${path}\n${canonicalText(path, document)}`);
  return texts.sort().join('');
}

/** What is wrong with the merge of the random projects for this seed, in words; empty when all promises hold. */
export function tryMerge(seed: number): string[] {
  const [base, mine, theirs] = randomTriple(seed);
  const merged = mergeProjects(base, mine, theirs);
  const turned = mergeProjects(base, theirs, mine);
  return [
    ...badShapes(merged.project),
    ...twinIds(merged.project),
    ...findLosses(base, mine, theirs, merged),
    ...(canonicalProject(merged.project) === canonicalProject(turned.project) ? [] : ['the sides are not alike']),
    ...(conflictText(merged) === conflictText(turned, true) ? [] : ['the conflicts are not alike']),
    ...unequal('merge(b, x, x)', mergeProjects(base, mine, mine), mine),
    ...unequal('merge(b, b, x)', mergeProjects(base, base, mine), mine),
    ...unequal('merge(b, x, b)', mergeProjects(base, theirs, base), theirs),
  ].map((text) => `seed ${seed}: ${text}`);
}

/** What is wrong when each side changes only parts of its own: everything must merge without a conflict. */
export function tryDisjointMerge(seed: number): string[] {
  const random = seededRandom(seed);
  const ids = createIdSource(random);
  const base = randomProject(random);
  freezeProject(base);
  const isMine = (unit: string) =>
    [...unit].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0) % 2 === 0;
  const mine = randomChanges(base, random, ids, 1 + below(random, 12), isMine);
  const theirs = randomChanges(base, random, ids, 1 + below(random, 12), (unit) => !isMine(unit));
  const merged = mergeProjects(base, mine, theirs);
  return [
    ...merged.conflicts.map(({ words }) => `conflict: ${words}`),
    ...findLosses(base, mine, theirs, { ...merged, conflicts: [] }),
  ].map((text) => `seed ${seed}: ${text}`);
}

/** A random project and two random descendants of it. */
export function randomTriple(seed: number): readonly [base: Project, mine: Project, theirs: Project] {
  const random = seededRandom(seed);
  const ids = createIdSource(random);
  const base = randomProject(random);
  freezeProject(base);
  const side = () => {
    const edited = randomlyEdited(base, random, below(random, 6), ids);
    return randomChanges(edited, random, ids, below(random, 10));
  };
  return [base, side(), side()];
}

function randomlyEdited(project: Project, random: Random, count: number, ids: () => string): Project {
  let edited = project;
  for (let index = 0; index < count; index += 1) {
    const edit = pick(random, randomEdits)?.(edited, random, ids);
    const applied = edit && applyEdit(edited, edit);
    if (applied?.ok) edited = applied.value.project;
  }
  return edited;
}

function badShapes(project: Project): string[] {
  const bad = [
    ...(documentKinds.object.validate(project.object) ? [] : ['object']),
    ...(documentKinds.assets.validate(project.assets) ? [] : ['assets']),
  ];
  for (const name of collectionNames) {
    for (const [id, document] of project[name]) if (!documentKinds[name].validate(document)) bad.push(`${name}/${id}`);
  }
  return bad.map((name) => `${name} has not the stored shape`);
}

/** Things that occur twice; random projects have none of these. */
function twinIds(project: Project): string[] {
  const twins: string[] = [];
  const check = (where: string, ids: readonly string[]) => {
    const seen = new Set<string>();
    for (const id of ids) {
      if (seen.has(id)) twins.push(`${id} occurs twice in ${where}`);
      seen.add(id);
    }
  };
  check('the scenes of the game', project.object.scenes);
  check('the prototypes of the game', project.object.prototypes);
  for (const [id, scene] of project.scenes) {
    check(
      `scene ${id}`,
      scene.layers.flatMap(({ id: own, actors }) => [`layer ${own}`, ...actors.map((each) => each.id)]),
    );
  }
  for (const [id, { behaviors }] of project.actors) check(`actor ${id}`, idsIn(behaviors));
  return twins;
}

function idsIn(behaviors: unknown): string[] {
  const ids: string[] = [];
  JSON.stringify(behaviors, function (key, value) {
    const isMember = Array.isArray(this) && typeof value === 'object' && value !== null && 'attributes' in value;
    if (isMember && key !== '') ids.push(String(value.id));
    return value;
  });
  return ids;
}

function conflictText({ conflicts }: MergedProject, isTurned = false): string {
  const other = { mine: 'theirs', theirs: 'mine' } as const;
  const plain = conflicts.map(({ kind, path, base, mine, theirs, kept }) =>
    isTurned
      ? [kind, path, base, theirs ?? null, mine ?? null, other[kept]]
      : [kind, path, base, mine ?? null, theirs ?? null, kept],
  );
  return JSON.stringify(plain);
}

function unequal(name: string, { project, conflicts }: MergedProject, wanted: Project): string[] {
  const isEqual = canonicalProject(project) === canonicalProject(wanted) && conflicts.length === 0;
  return isEqual ? [] : [`${name} is not x`];
}
