import { opsBetween } from '../diff/opsBetween.ts';
import { applyPossibleOps } from '../edit/applyOps.ts';
import type { EditOf } from '../edit/defineEdit.ts';
import type { Op } from '../edit/op.ts';
import type { Project } from '../model/project.ts';
import type { Checkpoint } from './checkpoint.ts';
import { dropTouched } from './dropTouched.ts';
import { dropLast, type History, openCheckpoint } from './history.ts';
import { undoCheckpoint } from './runCheckpoint.ts';

/** What a session knows of the last gesture, so that it can be taken out of the project and the history again. */
export interface OpenGesture {
  readonly name: string;
  /** The history without the gesture, with the steps that could be redone before it. */
  readonly history: History;
  /** Its checkpoint, the last one of the history; undefined while the gesture has changed nothing. */
  readonly checkpoint: Checkpoint | undefined;
  /** The last edits, if each replaces the one before; forgotten when the gesture is finished. */
  readonly drag?: Drag;
}

interface Drag {
  /** The project without the gesture, and with it. */
  readonly before: Project;
  readonly after: Project;
  readonly edits: readonly EditOf<string, unknown>[];
  readonly isOngoing: boolean;
}

interface Recorded {
  readonly project: Project;
  readonly history: History;
}

/** The drag of a gesture, if the project is as the gesture left it. */
export function dragOf(state: Recorded, known: OpenGesture | undefined): Drag | undefined {
  return known?.drag?.after === state.project ? known.drag : undefined;
}

/** The history before a gesture whose checkpoint is the last one. */
export function historyWithout(history: History, open: Checkpoint, known: OpenGesture | undefined): History {
  return known?.checkpoint === open ? known.history : dropLast(history);
}

/**
 * The project and history without what a gesture did so far. The same project for all edits of a drag, so that what was
 * derived from it is still known.
 */
export function withoutGesture(state: Recorded, name: string | undefined, known: OpenGesture | undefined): Recorded {
  const { project, history } = state;
  const open = openCheckpoint(history, name);
  const drag = known?.name === name && known?.checkpoint === open ? dragOf(state, known) : undefined;
  if (known && drag) return { project: drag.before, history: known.history };
  if (!open) return { project, history };
  return { project: undoCheckpoint(project, open).project, history: historyWithout(history, open, known) };
}

/** What is still known once a gesture is finished: it can be cancelled or go on. */
export function finishedGesture({ drag, ...rest }: OpenGesture): OpenGesture | undefined {
  return rest.checkpoint && rest;
}

/**
 * What is known after a change from elsewhere: the gesture goes on with the change below it. `changes` are those of
 * others, which drop steps.
 */
export function onChangedGround(
  known: OpenGesture,
  before: Recorded,
  after: Recorded,
  changes: readonly Op[],
): OpenGesture | undefined {
  const isLast = known.checkpoint !== undefined && after.history.undo.at(-1) === known.checkpoint;
  const { name } = known;
  const rest = {
    name,
    history: dropTouched(known.history, changes),
    checkpoint: isLast ? known.checkpoint : undefined,
  };
  const drag = dragOf(before, known);
  if (!drag?.isOngoing) return isLast ? rest : undefined;
  const { project } = applyPossibleOps(drag.before, opsBetween(before.project, after.project));
  return { ...rest, drag: { ...drag, before: project, after: after.project } };
}
