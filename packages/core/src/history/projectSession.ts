import { opsBetween } from '../diff/opsBetween.ts';
import type { EditLabel, EditOf } from '../edit/defineEdit.ts';
import { type Edit, findEdit } from '../edit/editDefinitions.ts';
import { replaceDocuments } from '../edit/replaceDocuments.ts';
import { newerFormat } from '../migrate/migrateDocuments.ts';
import type { IdSource } from '../model/ids.ts';
import { type Issue, type Result, refuse, succeed } from '../model/issue.ts';
import type { DocumentPath } from '../model/path.ts';
import type { Project, ProjectDocument } from '../model/project.ts';
import type { Checkpoint } from './checkpoint.ts';
import { dropTouched } from './dropTouched.ts';
import { dropLast, emptyHistory, type History, openCheckpoint, pushCheckpoint, replaceLast } from './history.ts';
import { doEdits, type EditsDone, redoCheckpoint, undoCheckpoint } from './runCheckpoint.ts';

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
  /** The gesture goes on until `finish`, any other change, or `cancel`: its edits need not be stored one by one. */
  readonly isOngoing?: boolean;
  readonly source?: 'user' | 'remote' | 'repair';
}

/**
 * The only stateful object of core. Works as a store for zustand's `useStore`.
 * docs/architecture.md#session-editor-and-workers.
 */
export interface ProjectSession {
  getState(): SessionState;
  getInitialState(): SessionState;
  subscribe(listener: (state: SessionState, before: SessionState) => void): () => void;
  /** Makes all edits or none; the issues say why not. A project in a newer format accepts none, nor one that is held. */
  dispatch(edits: Edit | readonly Edit[], options?: DispatchOptions): Result<SessionState>;
  /**
   * Undoes the last checkpoint. Targets that no longer exist are skipped; the issues name them, or say why nothing can be
   * changed.
   */
  undo(): readonly Issue[];
  redo(): readonly Issue[];
  /** Ends an ongoing gesture: listeners are told that its last edit was the last one. */
  finish(): void;
  /** Cancels a gesture: undoes it and forgets it. */
  cancel(gesture: string): void;
  /**
   * Accepts documents from elsewhere; undefined means deleted. Steps that changed the same parts can no longer be
   * undone here and are dropped; all others stay. A repair drops no steps.
   */
  replace(source: 'remote' | 'repair', documents: ReadonlyMap<DocumentPath, ProjectDocument | undefined>): void;
  newId: IdSource;
}

export interface SessionOptions {
  readonly project: Project;
  readonly ids: IdSource;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** The undo and redo steps from when the project was last closed. */
  readonly history?: History;
  /** Why nothing can be changed now; undefined when it can. Documents from elsewhere are accepted all the same. */
  readonly heldBy?: () => Issue | undefined;
}

/** Creates a session for a project. Uses only the given sources of time and randomness. */
export function createProjectSession(options: SessionOptions): ProjectSession {
  const { project, ids, clock, history = emptyHistory, heldBy = () => undefined } = options;
  const initial: SessionState = { project, history, source: 'open' };
  const listeners = new Set<(state: SessionState, before: SessionState) => void>();
  let state = initial;
  let ground: Ground | undefined;

  function become(next: SessionState): void {
    const before = state;
    state = next;
    for (const listener of [...listeners]) listener(next, before);
  }

  const refusal = () => newerFormat(state.project.object.formatVersion, 'blocking') ?? heldBy();

  function dispatch(given: Edit | readonly Edit[], how: DispatchOptions = {}): Result<SessionState> {
    const reason = refusal();
    if (reason) return refuse(reason);
    const edits: readonly EditOf<string, unknown>[] = 'kind' in given ? [given] : given;
    const base = baseOf(state, how, ground);
    const next = afterEdits(state, base, edits, how, clock);
    if (!next.ok || next.value === state) return next;
    ground = groundOf(base, next.value, how);
    become(how.isOngoing ? { ...next.value, isOngoing: true } : next.value);
    return succeed(state);
  }

  function walk(step: (state: SessionState) => Step): readonly Issue[] {
    const reason = refusal();
    const [next, issues] = reason ? [undefined, [reason]] : step(state);
    if (next) become(next);
    return issues;
  }

  return {
    getState: () => state,
    getInitialState: () => initial,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch,
    undo: () => walk(afterUndo),
    redo: () => walk(afterRedo),
    finish() {
      ground = undefined;
      const { isOngoing, ...finished } = state;
      if (isOngoing) become(finished);
    },
    cancel(gesture) {
      const next = afterCancel(state, gesture);
      if (next) become(next);
    },
    replace(source, documents) {
      const next = replaceDocuments(state.project, documents);
      if (next !== state.project) become(afterReplacement(state, next, source));
    },
    newId: ids,
  };
}

/** What the last edits of a gesture were made on, and the checkpoint that has replaced all before. */
interface Ground {
  readonly before: Project;
  readonly after: Project;
  readonly checkpoint: Checkpoint | undefined;
}

/**
 * The project that edits are made on: without what their gesture did so far, if they replace it. The same project for
 * all edits of a drag, so that what was derived from it is still known.
 */
function baseOf({ project, history }: SessionState, how: DispatchOptions, ground: Ground | undefined): Project {
  const open = how.history === 'replace' ? openCheckpoint(history, how.gesture) : undefined;
  if (!open) return project;
  const isSame = ground?.after === project && ground.checkpoint === open;
  return isSame ? ground.before : undoCheckpoint(project, open).project;
}

function groundOf(before: Project, { project, history }: SessionState, how: DispatchOptions): Ground | undefined {
  const isReplaced = how.history === 'replace' && project !== before;
  return isReplaced ? { before, after: project, checkpoint: history.undo.at(-1) } : undefined;
}

function afterEdits(
  state: SessionState,
  base: Project,
  edits: readonly EditOf<string, unknown>[],
  options: DispatchOptions,
  clock: () => number,
): Result<SessionState> {
  const { source = 'user', history: mode = source === 'user' ? 'record' : 'skip', gesture } = options;
  const open = mode === 'record' || mode === 'skip' ? undefined : openCheckpoint(state.history, gesture);
  const done = doEdits(base, edits);
  if (!done.ok) return done;
  const { project, actions } = done.value;
  if (mode === 'skip') {
    if (project === state.project) return succeed(state);
    return succeed({
      project,
      history: source === 'remote' ? afterForeign(state.history, actions) : state.history,
      source,
    });
  }
  if (actions.length === 0) {
    if (mode !== 'replace' || !open) return succeed(state);
    return succeed({ project, history: dropLast(state.history), source });
  }
  const label = options.label ?? open?.label ?? labelOf(base, edits);
  const checkpoint: Checkpoint = {
    created_at: open?.created_at ?? clock(),
    actions: mode === 'merge' && open ? [...open.actions, ...actions] : actions,
    label,
    ...(gesture !== undefined && { gesture }),
  };
  const history = open ? replaceLast(state.history, checkpoint) : pushCheckpoint(state.history, checkpoint);
  return succeed({ project, history, source });
}

function afterReplacement(
  { project, history }: SessionState,
  next: Project,
  source: 'remote' | 'repair',
): SessionState {
  const isForeign = source === 'remote' && hasSteps(history);
  return { project: next, history: isForeign ? dropTouched(history, opsBetween(project, next)) : history, source };
}

function hasSteps({ undo, redo }: History): boolean {
  return undo.length + redo.length > 0;
}

function afterForeign(history: History, actions: EditsDone['actions']): History {
  return dropTouched(
    history,
    actions.flatMap(({ undoData }) => undoData),
  );
}

function afterCancel({ project, history }: SessionState, gesture: string): SessionState | undefined {
  const last = openCheckpoint(history, gesture);
  return last && { project: undoCheckpoint(project, last).project, history: dropLast(history), source: 'undo' };
}

type Step = readonly [next: SessionState | undefined, issues: readonly Issue[]];

function afterUndo({ project, history }: SessionState): Step {
  const last = history.undo.at(-1);
  if (!last) return [undefined, []];
  const { project: before, issues } = undoCheckpoint(project, last);
  const next = { undo: history.undo.slice(0, -1), redo: [...history.redo, closed(last)] };
  return [{ project: before, history: next, source: 'undo' }, issues];
}

/** A step that is no longer possible is dropped. */
function afterRedo(state: SessionState): Step {
  const { project, history } = state;
  const next = history.redo.at(-1);
  if (!next) return [undefined, []];
  const rest = history.redo.slice(0, -1);
  const done = redoCheckpoint(project, next);
  if (!done.ok) return [{ project, history: { ...history, redo: rest }, source: 'redo' }, done.issues];
  const checkpoint = { ...next, actions: done.value.actions };
  const after = { undo: [...history.undo, checkpoint], redo: rest };
  return [{ project: done.value.project, history: after, source: 'redo' }, []];
}

function labelOf(project: EditsDone['project'], edits: readonly EditOf<string, unknown>[]): EditLabel {
  const [first] = edits;
  const definition = first && findEdit(first.kind);
  return definition?.label(project, first?.data) ?? { what: 'Changed the project', where: project.object.title };
}

/** A checkpoint that no gesture can extend. */
function closed({ created_at, actions, label }: Checkpoint): Checkpoint {
  return { created_at, actions, label };
}
