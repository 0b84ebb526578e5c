import { createProjectSession, type ProjectSession } from '../history/projectSession.ts';
import { decodeHistory, encodeHistory } from '../history/storedHistory.ts';
import { createIdSource } from '../model/ids.ts';
import { randomEdits } from './randomEdits/index.ts';
import { randomProject } from './randomProject.ts';
import { below, chance, pick, type Random, seededRandom } from './randomSource.ts';
import { textOfProject } from './testEdit.ts';

/**
 * Makes random sequences of edits, restores each history from its stored form in a new session, and checks there that
 * redoing and undoing all steps restores the last and the first bytes. Returns the number of steps; throws at the first
 * sequence that fails, with its seed.
 */
export function checkStoredHistories(first: number, count: number): number {
  let steps = 0;
  for (let seed = first; seed < first + count; seed += 1) steps += checkStoredHistory(seed);
  return steps;
}

function checkStoredHistory(seed: number): number {
  const random = seededRandom(seed);
  const original = randomProject(random);
  const session = createProjectSession({ project: original, ids: createIdSource(random), clock: () => seed });
  const edits = 1 + below(random, 24);
  for (let edit = 0; edit < edits; edit += 1) doSomething(session, random);
  const { project, history } = session.getState();
  const decoded = decodeHistory(JSON.parse(JSON.stringify(encodeHistory(history))));
  if (!decoded.ok || decoded.value.notes.length > 0) throw new Error(`the history of seed ${seed} does not come back`);
  const later = createProjectSession({
    project,
    ids: createIdSource(random),
    clock: () => 0,
    history: decoded.value.history,
  });
  takeAll(session, 'redo');
  takeAll(later, 'redo');
  demandSame(seed, 'redoing all', textOf(later), textOf(session));
  takeAll(later, 'undo');
  demandSame(seed, 'undoing all', textOf(later), textOfProject(original));
  return history.undo.length + history.redo.length;
}

function doSomething(session: ProjectSession, random: Random): void {
  if (chance(random, 0.2)) session.undo();
  else {
    const edit = pick(random, randomEdits)?.(session.getState().project, random, session.newId);
    if (edit) session.dispatch(edit);
  }
}

function takeAll(session: ProjectSession, direction: 'undo' | 'redo'): void {
  while (session.getState().history[direction].length > 0) {
    if (session[direction]().length > 0) throw new Error(`${direction} leaves something out`);
  }
}

function textOf(session: ProjectSession): string {
  return textOfProject(session.getState().project);
}

function demandSame(seed: number, what: string, found: string, wanted: string): void {
  if (found !== wanted) throw new Error(`${what} after storing gives something else for seed ${seed}`);
}
