import { type Issue, type Path, type Project, validateProject, valueAt } from '@playhouse/core';
import { randomProject, seededRandom, specifiedBehaviors } from '@playhouse/core/testing';
import { buildFixtureProject } from '../../../../fixtures/behaviors/fixtureProject.ts';
import type { Fault } from '../index.ts';
import { group } from './describeGame.ts';
import { behaviorOf, fixtureRows } from './fixtureRows.ts';
import { playProject } from './playProject.ts';

/** Faults that no check can foresee: values and cells computed at run time, and quantities. */
const seenOnlyWhileRunning: ReadonlySet<string> = new Set([
  ...['table.cell', 'table.rows', 'value.infinite', 'expression.limit'],
  ...['limit.actors', 'limit.spawns', 'limit.sceneChanges', 'limit.loops', 'limit.copies', 'limit.particles'],
  ...['limit.log', 'limit.calls', 'limit.work', 'limit.texts', 'limit.storage'],
]);

/**
 * Faults that a check warns about without blocking, since the value may be valid in the end.
 * docs/product-rules.md#findings.
 */
const warned: ReadonlySet<string> = new Set(['expression.type', 'value.number']);

/** A fault of a game without blocking findings, with the seed that reproduces it. */
export interface Contradiction {
  readonly seed: number;
  readonly code: Fault['code'];
  readonly message: string;
  readonly path: string;
  readonly at: unknown;
}

/** Plays random projects without blocking findings; each fault points to a mistake in a check or in the runtime. */
export async function playValidProjects(seed: number, runs: number): Promise<readonly Contradiction[]> {
  const found: Contradiction[] = [];
  for (let run = seed; run < seed + runs; run++) {
    found.push(...(await contradictionsOf(withoutBlocking(randomProject(seededRandom(run))), run)));
  }
  return found;
}

/** The same for games in which valid examples of many specified classes run side by side or nested. */
export async function playValidExamples(seed: number, runs: number): Promise<readonly Contradiction[]> {
  const found: Contradiction[] = [];
  const specified = new Set(specifiedBehaviors.map((descriptor) => descriptor.class));
  const rows = fixtureRows('valid').filter(([className]) => specified.has(className));
  for (let run = seed; run < seed + runs; run++) {
    const random = seededRandom(run);
    const pick = () => rows[Math.floor(random() * rows.length)];
    const chosen = Array.from({ length: 12 }, pick).flatMap((row) => (row ? [behaviorOf(row[0], row[2])] : []));
    const project = withoutBlocking(buildFixtureProject([...chosen.slice(0, 8), group(chosen.slice(8))]));
    found.push(...(await contradictionsOf(project, run)));
  }
  return found;
}

/** Faults of a game that the check of its project should have found. */
export async function contradictionsOf(project: Project, seed: number): Promise<Contradiction[]> {
  const { issues } = validateProject(project);
  const game = await playProject(project, { frames: 90, seed });
  const isExcused = ({ code, path, message }: Fault) =>
    seenOnlyWhileRunning.has(code) ||
    (code === 'scene.missing' && message.includes('scene number')) ||
    (warned.has(code) && issues.some((issue) => isWithin(issue.path, path)));
  const wrong = game.faults.filter((fault) => !isExcused(fault));
  game.destroy();
  return wrong.map(({ code, message, path }) => ({
    seed,
    code,
    message,
    path: path.join('/'),
    at: valueAt(project, path),
  }));
}

function isWithin(path: Path, outer: Path): boolean {
  return outer.every((key, index) => path[index] === key);
}

/** Removes the subjects of blocking findings until there are none. */
export function withoutBlocking(project: Project): Project {
  let current = project;
  for (let round = 0; round < 20; round++) {
    const issues = validateProject(current).issues.filter(({ severity }) => severity === 'blocking');
    if (issues.length === 0) return current;
    current = structuredClone(current);
    for (const path of longestFirst(issues)) removeAt(current, path);
  }
  throw new Error('blocking issues do not end');
}

/** The innermost list members that contain findings, last ones first, so that the other paths stay valid. */
function longestFirst(issues: readonly Issue[]): Path[] {
  const members = new Map<string, Path>();
  for (const { path } of issues) {
    const last = path.findLastIndex((key) => typeof key === 'number');
    const member = last < 0 ? path : path.slice(0, last + 1);
    members.set(member.join('/'), member);
  }
  return [...members.values()].sort((one, other) => compare(other, one));
}

function compare(one: Path, other: Path): number {
  for (const [index, key] of one.entries()) {
    const opposed = other[index];
    if (opposed === undefined) return 1;
    if (key === opposed) continue;
    return typeof key === 'number' && typeof opposed === 'number'
      ? key - opposed
      : String(key) < String(opposed)
        ? -1
        : 1;
  }
  return one.length - other.length;
}

function removeAt(project: Project, path: Path): void {
  const owner = valueAt(project, path.slice(0, -1));
  const key = path.at(-1);
  if (Array.isArray(owner) && typeof key === 'number') owner.splice(key, 1);
  else if (owner instanceof Map) owner.delete(key);
  else if (typeof owner === 'object' && owner !== null && key !== undefined) Reflect.deleteProperty(owner, key);
}
