import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import type { FrameCommand, FrameEvent } from '../../preview/frameMessages.ts';
import { useOpenProject } from '../../session/SessionContext.ts';
import { nextStatus, type PreviewStatus, startStatus } from './previewStatus.ts';
import { useExperiments } from './useExperiments.ts';
import { type Finishing, useFinishing } from './useFinishing.ts';
import { useGameEvents } from './useGameEvents.ts';
import { useHangWatch } from './useHangWatch.ts';
import { type PlayedProject, useHotReload } from './useHotReload.ts';
import { useKeep } from './useKeep.ts';
import { usePreviewFrame } from './usePreviewFrame.ts';
import { type ShownLook, usePreviewLook } from './usePreviewLook.ts';
import { useSafeStart } from './useSafeStart.ts';
import { useSurroundings } from './useSurroundings.ts';
import { useWatch } from './useWatch.ts';

/** A key that the editor handles even while the game has the keyboard. */
type EditorKey = Extract<FrameEvent, { type: 'key' }>['key'];

export interface PreviewStart {
  /** The first scene; the project's when undefined. */
  readonly sceneId: string | undefined;
  readonly hasScripts?: boolean;
  /** Whether the page has the panel at all widths, or at none; on wide screens when absent. */
  readonly panel?: 'always' | 'never';
}

/** The state around the running game; `onKey` handles the editor's keys. */
export function usePreview(start: PreviewStart, onKey: (key: EditorKey) => void) {
  const { sceneId, hasScripts = true, panel } = start;
  const { id, session, assets, saving } = useOpenProject();
  const shown = usePreviewLook(session, panel);
  const [status, setStatus] = useState(startStatus);
  const gameEvents = useGameEvents();
  const [loads, setLoads] = useState(0);
  const listen = useRef<(event: FrameEvent) => void>(() => undefined);
  const pass = (event: FrameEvent) => listen.current(event);
  const safe = useSafeStart(id, () => session.getState().project, !hasScripts);
  const frame = usePreviewFrame(
    () => ({ ...gameOf(played, shown), sceneId, hasScripts: safe.runsScripts, ...around.platform.start() }),
    pass,
  );
  const around = useSurroundings(frame.send, { frame: status.frame, loads, onWarning: pass });
  const played = useHotReload(session, assets, frame.send, status.phase === 'paused');
  const watch = useWatch(frame.send, loads);
  const watched = watch.list;
  const isPanelOpen = shown.look.hasPanel;
  const experiments = useExperiments({ id, session, status, played, watched, loads, isPanelOpen, send: frame.send });
  const isAlive = useHangWatch(status, frame, pass);
  const begin = () => {
    for (const command of [...shown.all(), { type: 'start' } as const]) frame.send(command);
    setLoads((count) => count + 1);
    frame.frame.current?.focus();
  };
  listen.current = (event) => {
    isAlive();
    // These come many times a second, and only the rows that show them render.
    if (event.type === 'devices') return watch.takeDevices(event.values);
    setStatus((current) => nextStatus(current, event));
    gameEvents.take(event, played.project);
    for (const part of [watch, around, experiments]) part.take(event);
    if (event.type === 'loaded') begin();
    else if (event.type === 'hung') listen.current({ type: 'failed', message: safe.setUnsafe(), frame: event.frame });
    else if (event.type === 'key') onKey(event.key);
    else if (event.type === 'broke') shown.change({ hasPanel: true });
  };
  useEffect(() => void saving.flush(), [saving]);
  const finishing = useFinishing({ status, media: around.media, gameEvents, send: frame.send });
  return {
    ...around,
    look: shown.look,
    status,
    gameEvents,
    frame: { ...frame, send: sendPastStop(frame.send, experiments) },
    watch,
    experiments,
    finishing,
    keep: useKeep(session, status.sceneId, watch.list.actor),
    hasHung: safe.hasHung,
    areScriptsOff: !safe.runsScripts && status.phase !== 'failed',
    ...previewCommands({ frame, shown, setStatus, finishing, turnScriptsOn: safe.turnOn }),
    project: played.project,
  };
}

/** A game that has stopped at a breakpoint would stop there again. */
function sendPastStop(
  send: (command: FrameCommand) => void,
  { breakpoints }: Pick<ReturnType<typeof useExperiments>, 'breakpoints'>,
): (command: FrameCommand) => void {
  return (command) => (command.type === 'start' && breakpoints.stop ? breakpoints.goOn() : send(command));
}

/** What the frame receives about the project and its display. */
function gameOf({ project, files }: PlayedProject, shown: ShownLook) {
  return { project, files, ...shown.start() };
}

interface CommandParts {
  readonly frame: Pick<ReturnType<typeof usePreviewFrame>, 'send' | 'renew'>;
  readonly shown: ShownLook;
  readonly setStatus: Dispatch<SetStateAction<PreviewStatus>>;
  readonly finishing: Finishing;
  readonly turnScriptsOn: () => void;
}

/** Commands of the preview's bar and dialogs to the running game. */
function previewCommands(parts: CommandParts) {
  const { frame, shown, setStatus, finishing, turnScriptsOn } = parts;
  const { recorder } = finishing;
  /** Starts over with a new frame. */
  const restart = () =>
    finishing.before(() => {
      setStatus(startStatus);
      frame.renew();
    });
  return {
    restart,
    turnScriptsOn() {
      turnScriptsOn();
      restart();
    },
    change(part: Parameters<ShownLook['change']>[0]) {
      for (const command of shown.change(part)) frame.send(command);
    },
    stop() {
      recorder.end();
      frame.send({ type: 'stop' });
      setStatus((current) => ({ ...current, phase: 'stopped', isRecording: false }));
    },
    record: () => (recorder.isOn ? recorder.end() : recorder.begin()),
  };
}
