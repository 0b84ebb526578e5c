import type { StoreFault } from '../store/fault.ts';

/**
 * `saved`: the database has every edit. `lost`: the database no longer has the project. `taken`: another tab has the
 * project, and this one no longer saves.
 */
export interface SaverState {
  readonly kind: 'saved' | 'saving' | 'failed' | 'lost' | 'taken';
  /** True while every edit is in the database or in the journal, so that closing the tab loses nothing. */
  readonly isSafe: boolean;
  readonly fault?: StoreFault;
}

/** The visible status of a saver, and its listeners. */
export interface SaverStatus {
  get(): SaverState;
  /**
   * Notifies the listeners if the status changed. `isJournalled`: the journal has every edit that the database lacks.
   */
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
  // If the database fails, the journal's storage probably fails as well.
  const isLosing = fault?.code === 'database.full' || fault?.code === 'project.lost';
  const isSafe = isJournalled && !isLosing;
  if (fault) return { kind: kindOf(fault), isSafe, fault };
  return isSafe ? savingState : unsafeState;
}

function kindOf({ code }: StoreFault): SaverState['kind'] {
  if (code === 'project.taken') return 'taken';
  return code === 'project.lost' || code === 'database.notFound' ? 'lost' : 'failed';
}
