import { opsBetween } from '../diff/opsBetween.ts';
import type { Edit } from '../edit/editDefinitions.ts';
import { replaceDocuments } from '../edit/replaceDocuments.ts';
import { newerFormat } from '../migrate/migrateDocuments.ts';
import type { IdSource } from '../model/ids.ts';
import { type Issue, type Result, refuse, succeed } from '../model/issue.ts';
import type { DocumentPath } from '../model/path.ts';
import type { Project, ProjectDocument } from '../model/project.ts';
import {
  type AfterDispatch,
  afterEdits,
  afterForeign,
  afterSkipped,
  belowGesture,
  type DispatchJob,
  modeOf,
} from './afterDispatch.ts';
import type { Checkpoint } from './checkpoint.ts';
import { emptyHistory, type History } from './history.ts';
import { finishedGesture, type OpenGesture, withoutGesture } from './openGesture.ts';
import { redoCheckpoint, undoCheckpoint } from './runCheckpoint.ts';
import type { DispatchOptions, SessionState } from './sessionState.ts';

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
  return new Session(options);
}

class Session implements ProjectSession {
  readonly newId: IdSource;
  private readonly clock: () => number;
  private readonly heldBy: () => Issue | undefined;
  private readonly initial: SessionState;
  private readonly listeners = new Set<(state: SessionState, before: SessionState) => void>();
  private state: SessionState;
  private known: OpenGesture | undefined;
  /** The ongoing gesture that another change has ended: what is still to come of it does not count. */
  private ended: string | undefined;

  constructor({ project, ids, clock, history = emptyHistory, heldBy = () => undefined }: SessionOptions) {
    this.newId = ids;
    this.clock = clock;
    this.heldBy = heldBy;
    this.initial = { project, history, source: 'open' };
    this.state = this.initial;
  }

  readonly getState = (): SessionState => this.state;
  readonly getInitialState = (): SessionState => this.initial;

  readonly subscribe = (listener: (state: SessionState, before: SessionState) => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly dispatch = (given: Edit | readonly Edit[], how: DispatchOptions = {}): Result<SessionState> => {
    const { state, known, clock } = this;
    const reason = this.refusal();
    if (reason) return refuse(reason);
    if (how.isOngoing && how.gesture !== undefined && how.gesture === this.ended) return succeed(state);
    const job: DispatchJob = { edits: 'kind' in given ? [given] : given, how, clock };
    const isSkipped = modeOf(how) === 'skip';
    const below = isSkipped ? undefined : belowGesture(state, known, job);
    const next = below ?? (isSkipped ? afterSkipped : afterEdits)(state, known, job);
    if (!next.ok) return next;
    if (next.value.state === state) return succeed(state);
    if (!isSkipped && !below && how.gesture !== known?.name) this.endGesture();
    this.become(next.value);
    return succeed(this.state);
  };

  readonly undo = (): readonly Issue[] => this.walk(afterUndo);
  readonly redo = (): readonly Issue[] => this.walk(afterRedo);

  readonly finish = (): void => {
    const { isOngoing, ...rest } = this.state;
    this.ended = undefined;
    this.known = this.known && finishedGesture(this.known);
    if (isOngoing) this.become({ state: rest, known: this.known });
  };

  readonly cancel = (gesture: string): void => {
    const { state, known, ended } = this;
    const before = withoutGesture(state, gesture, known);
    if (before.project !== state.project || before.history !== state.history)
      this.become({ state: { project: before.project, history: before.history, source: 'undo' }, known: undefined });
    else if (gesture === known?.name || gesture === ended) this.finish();
  };

  readonly replace: ProjectSession['replace'] = (source, documents) => {
    const { state, known } = this;
    const project = replaceDocuments(state.project, documents);
    if (project === state.project) return;
    const isForeign = source === 'remote' && hasSteps(state.history);
    const changes = isForeign ? opsBetween(state.project, project) : [];
    this.become(afterForeign(state, known, { project, source, changes }));
  };

  private become({ state, known }: AfterDispatch): void {
    const before = this.state;
    this.state = state;
    this.known = known;
    for (const listener of [...this.listeners]) listener(state, before);
  }

  /** Why the project cannot be changed now. */
  private refusal(): Issue | undefined {
    return newerFormat(this.state.project.object.formatVersion, 'blocking') ?? this.heldBy();
  }

  private walk(step: (state: SessionState) => Step): readonly Issue[] {
    const reason = this.refusal();
    const [next, issues] = reason ? [undefined, [reason]] : step(this.state);
    if (!next) return issues;
    this.endGesture();
    this.become({ state: next, known: undefined });
    return issues;
  }

  private endGesture(): void {
    if (this.known?.drag?.isOngoing) this.ended = this.known.name;
  }
}

function hasSteps({ undo, redo }: History): boolean {
  return undo.length + redo.length > 0;
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

/** A checkpoint that no gesture can extend. */
function closed({ created_at, actions, label }: Checkpoint): Checkpoint {
  return { created_at, actions, label };
}
