import { opsBetween } from '../diff/opsBetween.ts';
import { isSameJson } from '../diff/sameJson.ts';
import { applyEdit } from '../edit/applyEdit.ts';
import { indexOfMember } from '../edit/memberIndex.ts';
import type { EditKey, EditPath, Op } from '../edit/op.ts';
import { changedDocuments } from '../history/changedDocuments.ts';
import type { Checkpoint } from '../history/checkpoint.ts';
import { createProjectSession, type ProjectSession } from '../history/projectSession.ts';
import { createIdSource } from '../model/ids.ts';
import { isJsonObject } from '../model/json.ts';
import type { Project } from '../model/project.ts';
import { randomEdits } from './randomEdits/index.ts';
import { randomProject } from './randomProject.ts';
import { below, chance, pick, type Random, seededRandom } from './randomSource.ts';
import { checkShapes } from './testEdit.ts';

/** The results of several projects, each edited by two people. */
export interface ForeignLives {
  /** Paths changed by the other person that were checked at the end. */
  readonly paths: number;
  /** Those of them that our undo reverted. */
  readonly overwritten: number;
  /** Our steps that could still be undone at the end, and those that were dropped. */
  readonly undone: number;
  readonly dropped: number;
}

/**
 * Mixes our edits, undo and redo with another person's edits, then undoes everything possible and counts the other's
 * changes that are lost. `source: 'repair'` accepts the other's edits without dropping steps, which shows why dropping
 * is necessary. docs/reliability.md#d14.
 */
export function countForeignLives(first: number, count: number, source: 'remote' | 'repair' = 'remote'): ForeignLives {
  const total = { paths: 0, overwritten: 0, undone: 0, dropped: 0 };
  for (let seed = first; seed < first + count; seed += 1) {
    const life = liveOnce(seededRandom(seed), source);
    total.paths += life.paths;
    total.overwritten += life.overwritten;
    total.undone += life.undone;
    total.dropped += life.dropped;
  }
  return total;
}

/** A path that another person changed, and its value then; undefined for a removed one. */
interface Foreign {
  readonly path: EditPath;
  readonly value: unknown;
}

function liveOnce(random: Random, source: 'remote' | 'repair'): ForeignLives {
  const ids = createIdSource(random);
  const session = createProjectSession({ project: randomProject(random), ids, clock: () => 0 });
  let foreign: Foreign[] = [];
  let dropped = 0;
  const steps = 4 + below(random, 24);
  for (let step = 0; step < steps; step += 1) {
    if (chance(random, 0.15)) session.undo();
    else if (chance(random, 0.1)) session.redo();
    else if (chance(random, 0.65)) doOwnEdit(session, random);
    else {
      const { project, history } = session.getState();
      const ops = doForeignEdit(session, random, source);
      const gone = goneSteps(history.undo, session.getState().history.undo);
      dropped += gone.length;
      const later = [...ops, ...gone.flatMap(opsOf)];
      foreign = foreign.filter(({ path }) => !later.some((op) => meet(op.path, path) || takesAway(op, path)));
      if (project !== session.getState().project) foreign.push(...foreignChanges(ops, session.getState().project));
    }
  }
  const undone = undoAll(session);
  const { project } = session.getState();
  checkShapes(project);
  const overwritten = foreign.filter(({ path, value }) => !isSameJson(valueAt(project, path), value)).length;
  return { paths: foreign.length, overwritten, undone, dropped };
}

function undoAll(session: ProjectSession): number {
  let undone = 0;
  for (; session.getState().history.undo.length > 0; undone += 1) session.undo();
  return undone;
}

function doOwnEdit(session: ProjectSession, random: Random): void {
  const edit = pick(random, randomEdits)?.(session.getState().project, random, session.newId);
  if (edit) session.dispatch(edit);
}

function doForeignEdit(session: ProjectSession, random: Random, source: 'remote' | 'repair'): readonly Op[] {
  const before = session.getState().project;
  const edit = pick(random, randomEdits)?.(before, random, session.newId);
  const done = edit && applyEdit(before, edit);
  if (!done?.ok) return [];
  session.replace(source, changedDocuments(before, done.value.project));
  return opsBetween(before, done.value.project);
}

function goneSteps(before: readonly Checkpoint[], after: readonly Checkpoint[]): Checkpoint[] {
  return before.filter((step) => !after.includes(step));
}

function opsOf({ actions }: Checkpoint): readonly Op[] {
  return actions.flatMap(({ undoData }) => undoData);
}

/** True when one path contains the other. */
function meet(left: EditPath, right: EditPath): boolean {
  const length = Math.min(left.length, right.length);
  return JSON.stringify(left.slice(0, length)) === JSON.stringify(right.slice(0, length));
}

/** A removed or moved member may be in another list than before, so only its key identifies it. */
function takesAway({ op, path }: Op, foreignPath: EditPath): boolean {
  const key = path.at(-1);
  if ((op !== 'remove' && op !== 'move') || typeof key !== 'object' || !('id' in key)) return false;
  return foreignPath.some(
    (each) => typeof each === 'object' && ('row' in each ? each.row : Object.values(each)[0]) === key.id,
  );
}

/** The counts of a table are derived from its lists, so they belong to no one. */
function foreignChanges(ops: readonly Op[], after: Project): Foreign[] {
  return ops
    .filter((op): op is Op & { op: 'set' | 'unset' | 'remove' } => op.op !== 'insert' && op.op !== 'move')
    .filter(({ path }) => !['numRows', 'numCols'].includes(String(path.at(-1))))
    .map(({ path }) => ({ path, value: valueAt(after, path) }));
}

function valueAt(project: Project, path: EditPath): unknown {
  let value: unknown = project;
  for (const [depth, key] of path.entries()) value = memberOf(value, key, project, path.slice(0, depth));
  return value;
}

function memberOf(value: unknown, key: EditKey, project: Project, path: EditPath): unknown {
  if (typeof key === 'string') {
    if (value instanceof Map) return value.get(key);
    return isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  }
  if (!Array.isArray(value)) return undefined;
  if (typeof key === 'number') return value[key];
  if (!('row' in key)) return value[indexOfMember(value, key)];
  const rows = project.tables.get(String(path[1]))?.rows ?? [];
  return value[rows.findIndex(({ id }) => id === key.row)];
}
