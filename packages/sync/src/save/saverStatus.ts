import type { StoreFault } from '../store/fault.ts';

/**
 * `saved`: the database has every edit. `lost`: the database no longer has the project. `taken`: another tab has the
 * project, and this one saves nothing any more.
 */
export interface SaverState {
  readonly kind: 'saved' | 'saving' | 'failed' | 'lost' | 'taken';
  /** True while every edit is in the database or in the journal: then closing the tab loses nothing. */
  readonly isSafe: boolean;
  readonly fault?: StoreFault;
}

/** The visible state of a saver, and its listeners. */
export interface SaverStatus {
  get(): SaverState;
  /** Tells the listeners where the state is another one. `isJournalled`: the journal has every edit that the database has not. */
  show(now: {
    readonly fault?: StoreFault | undefined;
    readonly isClean: boolean;
    readonly isJournalled: boolean;
  }): void;
  subscribe(listener: () => void): () => void;
}

const savedState: SaverState = { kind: 'saved', isSafe: true };
const savingState: SaverState = { kind: 'saving', isSafe: true };
const unsafeState: SaverState = { kind: 'saving', isSafe: false };

/** The status of a saver that has nothing to save yet. */
export function createSaverStatus(): SaverStatus {
  const listeners = new Set<() => void>();
  let state = savedState;
  return {
    get: () => state,
    show({ fault, isClean, isJournalled }) {
      const next = isClean ? savedState : unsavedState(fault, isJournalled);
      if (next.kind === state.kind && next.isSafe === state.isSafe && next.fault === state.fault) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function unsavedState(fault: StoreFault | undefined, isJournalled: boolean): SaverState {
  // What is wrong with the database is wrong with the journal's storage too.
  const isLosing = fault?.code === 'database.full' || fault?.code === 'project.lost';
  const isSafe = isJournalled && !isLosing;
  if (fault) return { kind: kindOf(fault), isSafe, fault };
  return isSafe ? savingState : unsafeState;
}

function kindOf({ code }: StoreFault): SaverState['kind'] {
  if (code === 'project.taken') return 'taken';
  return code === 'project.lost' || code === 'database.notFound' ? 'lost' : 'failed';
}
