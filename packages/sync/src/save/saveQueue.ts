/**
 * Times of saving in milliseconds. docs/product-rules.md#limits; the others are our own. The debounce starts with the
 * first edit and is not extended by later ones: together with a write it stays below a second, and no crash may lose
 * more. What is still being dragged is only in the journal, for at most the time of `gesture`.
 */
export const saveTimes = { debounce: 500, gesture: 2000, firstRetry: 1000, longestRetry: 5000 } as const;

/**
 * When the database is written. `clean`: nothing to write. `waiting`: a timer runs. `writing`: a write is in progress,
 * and `dirtySince` is the time of the first edit since then. `failing`: the last write failed, a timer runs until the
 * next try.
 */
export type SaveQueueState =
  | { readonly phase: 'clean' }
  | { readonly phase: 'waiting'; readonly since: number }
  | { readonly phase: 'writing'; readonly dirtySince?: number; readonly isUrgent: boolean; readonly failures: number }
  | { readonly phase: 'failing'; readonly failures: number };

export type SaveQueueEvent =
  /** An edit; `isKept`: the journal holds it. */
  | { readonly type: 'edited'; readonly at: number; readonly isKept: boolean }
  /** `isOngoing`: the last edit belongs to a gesture that goes on. */
  | { readonly type: 'timer'; readonly at: number; readonly isOngoing: boolean }
  /** The page is hidden, the game is played, or somebody waits: write now. */
  | { readonly type: 'flush' }
  | { readonly type: 'written'; readonly at: number }
  | { readonly type: 'failed' };

type SaveQueueEffect =
  | { readonly type: 'schedule'; readonly after: number }
  | { readonly type: 'unschedule' }
  | { readonly type: 'write' };

export interface SaveQueueStep {
  readonly state: SaveQueueState;
  readonly effects: readonly SaveQueueEffect[];
}

export const cleanQueue: SaveQueueState = { phase: 'clean' };

/** The whole saving logic as one pure function; timers and the database are left to the interpreter. */
export function advanceSaveQueue(state: SaveQueueState, event: SaveQueueEvent): SaveQueueStep {
  switch (event.type) {
    case 'edited':
      return edited(state, event);
    case 'timer':
      return timedOut(state, event);
    case 'flush':
      return flush(state);
    case 'written':
      return written(state, event.at);
    case 'failed':
      return failed(state);
  }
}

/** Whether edits that were made during a write have waited for as long as the debounce. */
export function isOverdue(state: SaveQueueState, at: number): boolean {
  return state.phase === 'writing' && state.dirtySince !== undefined && at - state.dirtySince >= saveTimes.debounce;
}

function edited(state: SaveQueueState, { at, isKept }: SaveQueueEvent & { type: 'edited' }): SaveQueueStep {
  switch (state.phase) {
    case 'clean':
      return isKept ? wait(at, at) : startWrite(state);
    case 'waiting':
      return isKept ? wait(state.since, at) : startWrite(state);
    case 'writing':
      return stay({ ...state, dirtySince: state.dirtySince ?? at, isUrgent: state.isUrgent || !isKept });
    case 'failing':
      return stay(state);
  }
}

function timedOut(state: SaveQueueState, { at, isOngoing }: SaveQueueEvent & { type: 'timer' }): SaveQueueStep {
  if (state.phase === 'waiting' && isOngoing && at - state.since < saveTimes.gesture) {
    return { state, effects: [{ type: 'schedule', after: saveTimes.debounce }] };
  }
  return state.phase === 'waiting' || state.phase === 'failing' ? startWrite(state) : stay(state);
}

function flush(state: SaveQueueState): SaveQueueStep {
  if (state.phase === 'clean') return stay(state);
  if (state.phase === 'writing') return stay({ ...state, isUrgent: true });
  return startWrite(state);
}

function written(state: SaveQueueState, at: number): SaveQueueStep {
  if (state.phase !== 'writing') return stay(state);
  if (state.dirtySince === undefined) return stay(cleanQueue);
  return state.isUrgent ? startWrite(state) : wait(state.dirtySince, at);
}

function failed(state: SaveQueueState): SaveQueueStep {
  if (state.phase !== 'writing') return stay(state);
  const failures = state.failures + 1;
  const after = Math.min(saveTimes.longestRetry, saveTimes.firstRetry * 2 ** (failures - 1));
  return { state: { phase: 'failing', failures }, effects: [{ type: 'schedule', after }] };
}

function startWrite(state: SaveQueueState): SaveQueueStep {
  const failures = state.phase === 'failing' ? state.failures : 0;
  const isTimed = state.phase === 'waiting' || state.phase === 'failing';
  return {
    state: { phase: 'writing', isUrgent: false, failures },
    effects: [...(isTimed ? [{ type: 'unschedule' } as const] : []), { type: 'write' }],
  };
}

/** Waits until the debounce that started with the first unwritten edit is over. */
function wait(since: number, at: number): SaveQueueStep {
  const after = Math.max(0, since + saveTimes.debounce - at);
  return { state: { phase: 'waiting', since }, effects: [{ type: 'schedule', after }] };
}

function stay(state: SaveQueueState): SaveQueueStep {
  return { state, effects: [] };
}
