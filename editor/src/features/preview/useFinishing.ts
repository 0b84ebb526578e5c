import { useCallback, useEffect, useRef, useState } from 'react';
import type { FrameCommand } from '../../preview/frameMessages.ts';
import { type InputRecorder, recorderOf } from './inputRecorder.ts';
import type { PreviewStatus } from './previewStatus.ts';
import type { useGameEvents } from './useGameEvents.ts';
import type { Media } from './useMedia.ts';

/** How long the frame may take to hand over the end of a film or a recording, in ms. */
const patience = 3000;

export interface Unfinished {
  readonly status: PreviewStatus;
  readonly media: Pick<Media, 'isFilming' | 'endFilm' | 'cutFilm'>;
  readonly gameEvents: Pick<ReturnType<typeof useGameEvents>, 'recording' | 'awaitRecording'>;
  readonly send: (command: FrameCommand) => void;
}

export interface Finishing {
  readonly recorder: InputRecorder;
  /** Something waits for the end of film and recording. */
  readonly isWaiting: boolean;
  /** Does something that removes the frame: at once, or when the film is saved and the recording kept or discarded. */
  readonly before: (act: () => void) => void;
}

/** Lets no film and no recording be lost with the frame. */
export function useFinishing({ status, media, gameEvents, send }: Unfinished): Finishing {
  const recorder = recorderOf(status, send, gameEvents);
  const isAsking = gameEvents.recording !== undefined;
  const isUnfinished = media.isFilming || recorder.isOn;
  const [waiting, setWaiting] = useState<{ readonly act: () => void }>();
  const latest = useRef({ media, recorder, isBusy: isUnfinished || isAsking });
  latest.current = { media, recorder, isBusy: isUnfinished || isAsking };
  useEffect(() => {
    if (!waiting || isAsking) return;
    const act = () => {
      setWaiting(undefined);
      latest.current.media.cutFilm();
      waiting.act();
    };
    if (!isUnfinished) return act();
    const timer = setTimeout(act, patience);
    return () => clearTimeout(timer);
  }, [waiting, isUnfinished, isAsking]);
  useEffect(() => {
    if (!isUnfinished) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnfinished]);
  const before = useCallback((act: () => void) => {
    const now = latest.current;
    if (!now.isBusy) return act();
    if (now.media.isFilming) now.media.endFilm();
    now.recorder.end();
    setWaiting({ act });
  }, []);
  return { recorder, isWaiting: waiting !== undefined, before };
}
