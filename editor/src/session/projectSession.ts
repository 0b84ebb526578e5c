import type { Project, Result } from '@playhouse/core';

/** A named change as a value. Architecture, chapter 5. */
export interface Edit {
  readonly kind: string;
  readonly data: unknown;
}

export interface DispatchOptions {
  readonly label?: { readonly what: string; readonly where: string };
  readonly source?: 'user' | 'remote' | 'repair';
  /** `merge` joins to the last checkpoint while one drag or one text field is active. */
  readonly history?: 'record' | 'merge' | 'skip';
}

export interface SessionState {
  readonly project: Project;
}

/** What the editor uses of the project session of the core. Architecture, chapter 6. */
export interface ProjectSession {
  getState(): SessionState;
  getInitialState(): SessionState;
  subscribe(listener: (state: SessionState, previous: SessionState) => void): () => void;
  dispatch(edits: readonly Edit[], options?: DispatchOptions): Result<unknown>;
  undo(): unknown;
  redo(): unknown;
}
