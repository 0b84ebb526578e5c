import type { Sound } from '@playhouse/audio';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { secureRandom } from '../../../session/services.ts';
import { bufferOf, createPlayback } from '../editor/soundPlayback.ts';
import { keepMaker, useMakerDrafts } from './makerDrafts.ts';
import { renderedSound } from './renderedSound.ts';
import { type SoundMaker, seedLimit, startMaker } from './soundMaker.ts';

/** The open dialog that makes sounds. */
export interface OpenMaker {
  readonly maker: SoundMaker;
  /** Of settings that may be a moment older while a slider moves. */
  readonly sound: Sound;
  readonly isPlaying: boolean;
  /** Shows other settings; `plays` lets them be heard if they differ. */
  readonly show: (next: SoundMaker, plays: boolean) => void;
  readonly togglePlay: () => void;
  /** Lets the shown settings be heard if they have not been since the last change. */
  readonly playChange: () => void;
}

/** The settings under a key; see `useMakerDrafts`. Sounds stop when the dialog goes. */
export function useMaker(key: string, first: () => SoundMaker): OpenMaker {
  const [start] = useState(first);
  const maker = useMakerDrafts(({ drafts }) => drafts.get(key)) ?? start;
  const deferred = useDeferredValue(maker.current.parameters);
  const sound = useMemo(() => renderedSound(deferred), [deferred]);
  const [playback] = useState(createPlayback);
  const [isPlaying, setPlaying] = useState(false);
  const heard = useRef(maker.current.parameters);
  useEffect(() => () => playback.close(), [playback]);
  const play = (parameters: SoundMaker['current']['parameters']) => {
    heard.current = parameters;
    const played = bufferOf(renderedSound(parameters));
    playback.play(
      played.then((buffer) => ({ buffer })),
      () => setPlaying(false),
    );
    setPlaying(true);
  };
  return {
    maker,
    sound,
    isPlaying,
    show(next, plays) {
      if (next.current === maker.current) return;
      keepMaker(key, next);
      if (plays) play(next.current.parameters);
    },
    togglePlay() {
      if (isPlaying) {
        playback.stop();
        setPlaying(false);
      } else play(maker.current.parameters);
    },
    playChange() {
      if (heard.current !== maker.current.parameters) play(maker.current.parameters);
    },
  };
}

/** A seed that was not used before, most likely. */
export function newSeed(): number {
  return Math.floor(secureRandom() * seedLimit);
}

export function startRandomly(): SoundMaker {
  return startMaker('coin', newSeed());
}
