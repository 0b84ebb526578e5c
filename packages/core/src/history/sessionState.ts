import type { EditLabel } from '../edit/defineEdit.ts';
import type { Project } from '../model/project.ts';
import type { History } from './history.ts';

/** The state of a session. A new object after each change; `project` keeps its identity where nothing changed. */
export interface SessionState {
  readonly project: Project;
  readonly history: History;
  /** Where the last change came from. */
  readonly source: ChangeSource;
  /** True while the last change is part of a gesture that goes on, and that `finish` ends. */
  readonly isOngoing?: true;
}

/** Changes by people are recorded; those from elsewhere and by repair are not. */
export type ChangeSource = 'open' | 'user' | 'undo' | 'redo' | 'remote' | 'repair';

export interface DispatchOptions {
  /** The label in the history; derived from the first edit when omitted. */
  readonly label?: EditLabel;
  /**
   * `record` (the default) adds a checkpoint; `merge` extends the last one of the same gesture; `replace` undoes what
   * the gesture did so far and makes these edits instead, so that a drag always sends its whole distance; `skip`
   * records nothing.
   */
  readonly history?: 'record' | 'merge' | 'replace' | 'skip';
  /** Name of the drag or field that `merge` and `replace` continue. */
  readonly gesture?: string;
  /**
   * The gesture goes on until `finish`, undo, redo, or `cancel`: its edits need not be stored one by one. Other edits
   * meanwhile become a step below it, so that `replace` still undoes all of the gesture; where that is impossible, it
   * ends, and what still comes of it is ignored.
   */
  readonly isOngoing?: boolean;
  readonly source?: 'user' | 'remote' | 'repair';
}
