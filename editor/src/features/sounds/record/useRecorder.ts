import { peakOf, type Sound } from '@playhouse/audio';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../../i18n/t.ts';
import { useMediaStream } from '../../assets/useMediaStream.ts';
import { tapMicrophone } from './microphone.ts';
import { Tape } from './recording.ts';

/** Unprocessed: filters for speech spoil other sounds. */
const microphone = {
  constraints: {
    audio: { channelCount: { ideal: 1 }, echoCancellation: false, noiseSuppression: false, autoGainControl: false },
    video: false,
  },
  warning: t('The microphone cannot be opened.'),
};

/** What of the level stays in each message, so that the meter falls slowly. */
const fall = 0.8;

/** The microphone of a mounted component, and what is recorded from it. */
export interface Recorder {
  readonly state: 'opening' | 'ready' | 'recording' | 'failed';
  /** The name of the error, if it failed. */
  readonly fault: string | undefined;
  /** The peak of the last moments, as an amplitude. */
  readonly level: number;
  /** Recorded so far. */
  readonly seconds: number;
  readonly start: () => void;
  readonly stop: () => void;
  /** Opens the microphone again. */
  readonly retry: () => void;
}

/**
 * Records from the microphone, which is open only while the component is mounted. `onRecorded` gets the sound when
 * recording stops, for whatever reason: also when the component goes, the page is hidden, or the device is unplugged.
 */
export function useRecorder(onRecorded: (sound: Sound) => void): Recorder {
  const { stream, fault, retry } = useMediaStream(microphone);
  const [tapFault, setTapFault] = useState<string>();
  const [isReady, setReady] = useState(false);
  const [shown, setShown] = useState({ level: 0, seconds: 0, isRecording: false });
  const tape = useRef<Tape>(undefined);
  const sampleRate = useRef(0);
  const tell = useRef(onRecorded);
  tell.current = onRecorded;
  const [stop] = useState(() => () => {
    const sound = tape.current?.toSound();
    tape.current = undefined;
    setShown({ level: 0, seconds: 0, isRecording: false });
    if (sound?.ok) tell.current(sound.value);
  });
  useEffect(() => {
    if (!stream) return undefined;
    const tapping = tapMicrophone(stream, (samples) => {
      tape.current?.append(samples);
      if (tape.current?.isFull) return stop();
      setShown(({ level }) => ({
        level: Math.max(peakOf(samples), level * fall),
        seconds: tape.current?.seconds ?? 0,
        isRecording: tape.current !== undefined,
      }));
    });
    let isCurrent = true;
    setTapFault(undefined);
    tapping.then(
      (tap) => {
        if (!isCurrent) return;
        sampleRate.current = tap.sampleRate;
        setReady(true);
      },
      (error: unknown) => {
        console.warn(microphone.warning, error);
        if (isCurrent) setTapFault(error instanceof Error ? error.name : t('Error'));
      },
    );
    return () => {
      isCurrent = false;
      stop();
      setReady(false);
      void tapping.then((tap) => tap.close()).catch(() => {});
    };
  }, [stream, stop]);
  const failed = fault ?? tapFault;
  return {
    state: failed !== undefined ? 'failed' : !isReady ? 'opening' : shown.isRecording ? 'recording' : 'ready',
    fault: failed,
    level: shown.level,
    seconds: shown.seconds,
    start() {
      tape.current = new Tape(sampleRate.current);
      setShown(({ level }) => ({ level, seconds: 0, isRecording: true }));
    },
    stop,
    retry,
  };
}
