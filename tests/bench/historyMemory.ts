/** Moves single actors a thousand times and prints the size of the history in bytes. Needs --expose-gc. */
import { createCountingIds, createProjectSession, type Project, type SessionState } from '@playhouse/core';
import { crowdedProject, instanceIds } from './crowdedProject.ts';

const entries = 1000;

function bytesInUse(): number {
  for (let round = 0; round < 4; round++) globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

/** The state after the given number of moves, each of another actor and each a separate entry. */
function afterMoves(project: Project, count: number): SessionState {
  const ids = instanceIds(project);
  const [scene = ''] = project.object.scenes;
  let time = 1_700_000_000_000;
  const session = createProjectSession({ project, ids: createCountingIds([]), clock: () => ++time });
  for (let index = 0; index < count; index++) {
    const data = { scene, ids: [ids[(index * 7) % ids.length] ?? ''], by: { x: 1, y: 1 } };
    const done = session.dispatch({ kind: 'instance.move', data });
    if (!done.ok) throw new Error(done.issues[0]?.message);
  }
  return session.getState();
}

// A session keeps its initial state anyway; what the history holds in addition is counted.
const initial = crowdedProject(5000);
afterMoves(initial, 20);
const kept: { state: SessionState | undefined; projects: unknown[] } = { state: undefined, projects: [initial] };
kept.state = afterMoves(initial, entries);
kept.projects.push(kept.state.project);
const count = kept.state.history.undo.length;
const before = bytesInUse();
kept.state = undefined;
console.log(JSON.stringify({ bytes: before - bytesInUse(), count, isKept: kept.projects.length === 2 }));
