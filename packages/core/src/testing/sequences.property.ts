import { editDefinitions } from '../edit/editDefinitions.ts';
import { createProjectSession, type ProjectSession } from '../history/projectSession.ts';
import { createIdSource } from '../model/ids.ts';
import type { Project } from '../model/project.ts';
import { flatten } from './randomEdits/chosenBehaviors.ts';
import { randomEdits } from './randomEdits/index.ts';
import { randomProject } from './randomProject.ts';
import { below, chance, pick, type Random, seededRandom } from './randomSource.ts';
import { checkShapes, textOfProject } from './testEdit.ts';

/** Statistics of several sequences: how often each kind of edit was made. */
export type DoneEdits = ReadonlyMap<string, number>;

/**
 * Makes random sequences of edits and checks that undoing a whole sequence restores the first bytes and redoing it the
 * last ones, even after going back and forth in between. `make` creates the project for a seed. Throws at the first
 * sequence that fails, with its seed.
 */
export function checkSequences(
  first: number,
  count: number,
  make: (random: Random) => Project = randomProject,
): DoneEdits {
  const done = new Map<string, number>();
  for (let seed = first; seed < first + count; seed += 1) {
    try {
      checkSequence(seed, make, done);
    } catch (cause) {
      const message = cause instanceof Error ? cause.message : cause;
      throw new Error(`the sequence of seed ${seed} fails: ${message}`, { cause });
    }
  }
  return done;
}

/** Kinds of edits that no sequence made. */
export function kindsNotDone(done: DoneEdits): string[] {
  return editDefinitions.map(({ kind }) => kind).filter((kind) => kind !== 'ops.apply' && !done.has(kind));
}

function checkSequence(seed: number, make: (random: Random) => Project, done: Map<string, number>): void {
  const random = seededRandom(seed);
  const project = make(random);
  const original = textOfProject(project);
  const session = sessionOn(project, random);
  const steps = 1 + below(random, 24);
  for (let step = 0; step < steps; step += 1) {
    doEdit(session, random, done);
    if (chance(random, 0.1)) demand(session.undo().length === 0, 'undo in between leaves something out');
    if (chance(random, 0.1)) demand(session.redo().length === 0, 'redo in between leaves something out');
  }
  takeAll(session, 'redo');
  const result = session.getState().project;
  const final = textOfProject(result);
  checkShapes(result);
  checkIds(result);
  for (let round = 0; round < 2; round += 1) {
    takeAll(session, 'undo');
    demand(textOfProject(session.getState().project) === original, 'undoing all does not give the first bytes');
    takeAll(session, 'redo');
    demand(textOfProject(session.getState().project) === final, 'redoing all does not give the last bytes');
  }
  demand(textOfProject(project) === original, 'the project handed in was changed');
}

function takeAll(session: ProjectSession, direction: 'undo' | 'redo'): void {
  while (session.getState().history[direction].length > 0) {
    demand(session[direction]().length === 0, `${direction} leaves something out`);
  }
}

/** Ids of behaviors and conditions are unique in their owner. docs/format.md#ids. */
function checkIds(project: Project): void {
  const instances = [...project.scenes.values()].flatMap(({ layers }) => layers.flatMap(({ actors }) => actors));
  for (const { id, behaviors = [] } of [...project.actors.values(), ...instances]) {
    const ids = flatten(behaviors).flatMap((behavior) => [
      behavior.id,
      ...(behavior.conditions ?? []).map((condition) => condition.id),
    ]);
    demand(new Set(ids).size === ids.length, `an id occurs twice in ${id}`);
  }
}

function doEdit(session: ProjectSession, random: Random, done: Map<string, number>): void {
  const make = pick(random, randomEdits);
  const edit = make?.(session.getState().project, random, session.newId);
  if (!edit) return;
  const result = session.dispatch(edit);
  const why = () => (result.ok ? '' : result.issues.map(({ message }) => message).join(' '));
  demand(result.ok, `${edit.kind} is refused (${why()}): ${JSON.stringify(edit.data)}`);
  done.set(edit.kind, (done.get(edit.kind) ?? 0) + 1);
}

function sessionOn(project: Project, random: Random): ProjectSession {
  return createProjectSession({ project, ids: createIdSource(random), clock: () => 0 });
}

function demand(holds: boolean, message: string): void {
  if (!holds) throw new Error(message);
}
