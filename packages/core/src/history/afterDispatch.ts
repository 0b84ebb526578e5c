import type { EditLabel, EditOf } from '../edit/defineEdit.ts';
import { findEdit } from '../edit/editDefinitions.ts';
import type { Op } from '../edit/op.ts';
import { type Result, succeed } from '../model/issue.ts';
import type { Project } from '../model/project.ts';
import type { Checkpoint } from './checkpoint.ts';
import { dropTouched } from './dropTouched.ts';
import { openCheckpoint, pushCheckpoint, replaceLast } from './history.ts';
import { dragOf, historyWithout, type OpenGesture, onChangedGround, withoutGesture } from './openGesture.ts';
import { doEdits, type EditsDone } from './runCheckpoint.ts';
import type { ChangeSource, DispatchOptions, SessionState } from './sessionState.ts';

/** Edits that are made together, and how. */
export interface DispatchJob {
  readonly edits: readonly EditOf<string, unknown>[];
  readonly how: DispatchOptions;
  readonly clock: () => number;
}

/** The next state of a session, and what is known of the gesture that made it. */
export interface AfterDispatch {
  readonly state: SessionState;
  readonly known: OpenGesture | undefined;
}

/** How edits get into the history; those from elsewhere usually do not. */
export function modeOf({ source = 'user', history }: DispatchOptions): NonNullable<DispatchOptions['history']> {
  return history ?? (source === 'user' ? 'record' : 'skip');
}

/** The state after recorded edits; the same state if they change nothing. */
export function afterEdits(
  state: SessionState,
  known: OpenGesture | undefined,
  { edits, how, clock }: DispatchJob,
): Result<AfterDispatch> {
  const { gesture, source = 'user' } = how;
  const mode = modeOf(how);
  const open = mode === 'record' ? undefined : openCheckpoint(state.history, gesture);
  const before = mode === 'replace' ? withoutGesture(state, gesture, known) : state;
  const done = doEdits(before.project, edits);
  if (!done.ok) return done;
  const { project, actions } = done.value;
  const isNothing = actions.length === 0;
  if (isNothing && mode === 'merge') return succeed({ state, known });
  const base = open ? historyWithout(state.history, open, known) : before.history;
  const checkpoint: Checkpoint | undefined = isNothing
    ? undefined
    : {
        created_at: open?.created_at ?? clock(),
        actions: mode === 'merge' && open ? [...open.actions, ...actions] : actions,
        label: how.label ?? open?.label ?? labelOf(before.project, edits),
        ...(gesture !== undefined && { gesture }),
      };
  const history = !checkpoint ? base : open ? replaceLast(state.history, checkpoint) : pushCheckpoint(base, checkpoint);
  const drag = { before: before.project, after: project, edits, isOngoing: how.isOngoing === true };
  const now: OpenGesture | undefined =
    gesture === undefined
      ? undefined
      : {
          name: gesture,
          history: base,
          checkpoint: checkpoint && history.undo.at(-1),
          ...(mode === 'replace' && { drag }),
        };
  const isSame = project === state.project && history === state.history;
  const next: SessionState = { project, history, source, ...(how.isOngoing && { isOngoing: true }) };
  return succeed({ state: isSame ? state : next, known: now });
}

/**
 * The state after recorded edits during an ongoing drag: made below it, so that the drag stays the last step, and
 * moves by its distance once. Undefined where there is none, or where it cannot be made again on top of them.
 */
export function belowGesture(
  state: SessionState,
  known: OpenGesture | undefined,
  job: DispatchJob,
): Result<AfterDispatch> | undefined {
  const drag = dragOf(state, known);
  if (!known || !drag?.isOngoing || job.how.gesture === known.name) return undefined;
  const without: SessionState = { project: drag.before, history: known.history, source: state.source };
  const below = afterEdits(without, undefined, job);
  if (!below.ok || below.value.state === without) return undefined;
  const { name, checkpoint } = known;
  const how: DispatchOptions = {
    history: 'replace',
    gesture: name,
    isOngoing: true,
    ...(checkpoint && { label: checkpoint.label }),
  };
  const clock = () => checkpoint?.created_at ?? job.clock();
  const above = afterEdits(below.value.state, undefined, { edits: drag.edits, how, clock });
  if (!above.ok) return undefined;
  const { project, history } = above.value.state;
  return succeed({ state: { project, history, source: job.how.source ?? 'user' }, known: above.value.known });
}

/** The state after edits that the history does not record. */
export function afterSkipped(
  state: SessionState,
  known: OpenGesture | undefined,
  { edits, how: { source = 'user' } }: DispatchJob,
): Result<AfterDispatch> {
  const done = doEdits(state.project, edits);
  if (!done.ok) return done;
  const { project, actions } = done.value;
  if (project === state.project) return succeed({ state, known });
  const changes = source === 'remote' ? actions.flatMap(({ undoData }) => undoData) : [];
  return succeed(afterForeign(state, known, { project, source, changes }));
}

/** A project from elsewhere, and the changes there that steps of the history must not undo. */
interface Foreign {
  readonly project: Project;
  readonly source: ChangeSource;
  readonly changes: readonly Op[];
}

/** The state after a change from elsewhere. */
export function afterForeign(
  state: SessionState,
  known: OpenGesture | undefined,
  { project, source, changes }: Foreign,
): AfterDispatch {
  const next: SessionState = { project, history: dropTouched(state.history, changes), source };
  return { state: next, known: known && onChangedGround(known, state, next, changes) };
}

function labelOf(project: EditsDone['project'], edits: readonly EditOf<string, unknown>[]): EditLabel {
  const [first] = edits;
  const definition = first && findEdit(first.kind);
  return definition?.label(project, first?.data) ?? { what: 'Changed the project', where: project.object.title };
}
