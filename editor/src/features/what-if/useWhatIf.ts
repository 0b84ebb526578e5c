import { applyEdit, type Edit, framesPerSecond, type Project, type ProjectSession } from '@playhouse/core';
import type { InspectedActor } from '@playhouse/player';
import { changedDocuments } from '@playhouse/player/messages';
import { useCallback, useEffect, useRef, useState } from 'react';
import { showToast } from '../../components/toasts.ts';
import { t } from '../../i18n/t.ts';
import type { FrameCommand, FrameEvent } from '../../preview/frameMessages.ts';
import { placeEdit } from './triedNumbers.ts';
import { useScrubbed } from './useScrubbed.ts';

/** The paths that the frame currently shows. */
export type ShownGhosts = Omit<Extract<FrameEvent, { type: 'ghosts' }>, 'type'>;

/** What trying something out needs to know about the running game. */
export interface TriedGame {
  readonly isPaused: boolean;
  readonly frame: number;
  readonly sceneId: string;
  readonly actor: InspectedActor | undefined;
  /** What the frame plays. */
  readonly project: Project;
}

export interface WhatIf {
  /** Shows paths all the time or not. Actors can be dragged in the picture of a paused game in any case. */
  readonly setOn: (isOn: boolean) => void;
  readonly seconds: number;
  readonly setSeconds: (seconds: number) => void;
  /** The paths without changes, and with the change that is being tried. */
  readonly asIs: ShownGhosts | undefined;
  readonly changed: ShownGhosts | undefined;
  /** Shows the effect of an edit without changing the project. */
  readonly tryOut: (edit: Edit) => void;
  /** Applies the edit, as one undo step. */
  readonly keep: (edit: Edit) => void;
  /** Forgets what was tried. */
  readonly drop: () => void;
  readonly take: (event: FrameEvent) => void;
}

const firstSeconds = 5;
const notPlaced = t('This actor was added while the game ran. Only actors placed in the scene can be moved.');

type Documents = Extract<FrameCommand, { type: 'whatIf' }>['documents'];

/**
 * Tries edits out on the paused game: they are applied to a copy of the project whose documents are sent to the frame.
 * Only `keep` dispatches an edit. Numbers that are dragged in fields of the editor are tried as well. docs/decisions/0057-what-if.md.
 */
export function useWhatIf(session: ProjectSession, game: TriedGame, send: (command: FrameCommand) => void): WhatIf {
  const [isOpen, setOn] = useState(false);
  const [isDragging, setDragging] = useState(false);
  const [seconds, setSeconds] = useState(firstSeconds);
  const shown = useShownGhosts();
  const { isPaused, frame, actor, sceneId } = game;
  const isOn = isOpen || isDragging;
  const canDrag = isOpen || isPaused;
  const key = actor?.key;
  const latest = useRef({ game, seconds });
  latest.current = { game, seconds };
  const ask = useCallback(
    (documents: Documents) => {
      const { game: now, seconds: wanted } = latest.current;
      const frames = Math.round(wanted * framesPerSecond);
      if (now.isPaused && now.actor) send({ type: 'whatIf', actor: now.actor.key, frames, documents });
    },
    [send],
  );
  useEffect(() => send({ type: 'whatIfMode', isOn, canDrag }), [send, isOn, canDrag]);
  const { forget, changes } = shown;
  useEffect(() => {
    forget();
    if (isOn && isPaused && key !== undefined) ask([]);
  }, [ask, forget, isOn, isPaused, key, frame, sceneId, seconds, changes]);
  const tries = triesOf(session, () => latest.current.game, ask);
  const scrubbed = useScrubbed(session, {
    isPaused,
    isOn,
    played: () => latest.current.game.project,
    tryProject: (project) => ask(documentsFor(latest.current.game.project, project)),
    clear: () => send({ type: 'whatIfMode', isOn: false, canDrag }),
  });
  return {
    setOn,
    seconds,
    setSeconds,
    asIs: shown.asIs,
    changed: shown.changed,
    ...tries,
    take(event) {
      shown.take(event);
      scrubbed.take(event);
      if (event.type === 'loaded') send({ type: 'whatIfMode', isOn, canDrag });
      if (event.type === 'dragged') setDragging(event.phase === 'start' || event.phase === 'move');
      if (event.type === 'dragged' && actor) {
        const edit = placeEdit(session.getState().project, { actor, sceneId }, event);
        place(tries, edit, event.phase);
      }
    },
  };
}

/** What the frame shows, and how many times the game was changed. */
function useShownGhosts() {
  const [asIs, setAsIs] = useState<ShownGhosts>();
  const [changed, setChanged] = useState<ShownGhosts>();
  const [changes, setChanges] = useState(0);
  const forget = useCallback(() => {
    setAsIs(undefined);
    setChanged(undefined);
  }, []);
  return {
    asIs,
    changed,
    changes,
    forget,
    take(event: FrameEvent) {
      if (event.type === 'changed') setChanges((count) => count + 1);
      if (event.type !== 'ghosts') return;
      setChanged(event.isChanged ? event : undefined);
      if (!event.isChanged) setAsIs(event);
    },
  };
}

type Tries = Pick<WhatIf, 'tryOut' | 'keep' | 'drop'>;

function triesOf(session: ProjectSession, game: () => TriedGame, ask: (documents: Documents) => void): Tries {
  const drop = () => ask([]);
  return {
    drop,
    tryOut(edit) {
      const done = applyEdit(session.getState().project, edit);
      if (done.ok) ask(documentsFor(game().project, done.value.project));
    },
    keep(edit) {
      const before = session.getState().project;
      const done = session.dispatch(edit);
      if (!done.ok) showToast(done.issues[0]?.message ?? t('This value cannot be kept.'));
      if (session.getState().project === before) drop();
    },
  };
}

/** Handles an actor being moved in the picture. */
function place({ tryOut, keep, drop }: Tries, edit: Edit | undefined, phase: DragPhase): void {
  if (phase === 'cancel') drop();
  else if (phase === 'move' && edit) tryOut(edit);
  else if (phase === 'end' && edit) keep(edit);
  else if (phase === 'end') showToast(notPlaced);
}

type DragPhase = Extract<FrameEvent, { type: 'dragged' }>['phase'];

/** The documents that replace those of the frame. */
function documentsFor(played: Project, tried: Project) {
  return changedDocuments(played, tried).filter(({ collection }) => collection !== 'tests');
}
