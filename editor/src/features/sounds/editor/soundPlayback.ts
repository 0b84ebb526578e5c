import type { Loop, Sound } from '@playhouse/audio';
import { nextTask } from './nextTask.ts';

/** The frames from `from` to just before `to`, or from `from` on with `loop` repeating. */
interface PlayedPart {
  readonly from: number;
  readonly to: number;
  readonly loop?: Loop;
}

/** A sound as the browser plays it, and the part that is played: all of it unless given. */
export interface PlayedSound {
  readonly buffer: AudioBuffer;
  readonly part?: PlayedPart;
}

/** Plays one part of a sound at a time. */
export interface SoundPlayback {
  /** Starts when the sound is ready, unless something else was asked for by then. `onEnd` is also told of a failure. */
  play(sound: Promise<PlayedSound>, onEnd: () => void): void;
  stop(): void;
  /** The frame that is heard; undefined while nothing plays. */
  position(): number | undefined;
  /** Also releases the audio device. */
  close(): void;
}

export function createPlayback(): SoundPlayback {
  let context: AudioContext | undefined;
  let running: { source: AudioBufferSourceNode; part: PlayedPart; rate: number; startedAt: number } | undefined;
  let wanted: Promise<PlayedSound> | undefined;
  /** Some browsers allow this only while they handle a press or a key. */
  const openContext = () => {
    context ??= new AudioContext({ latencyHint: 'interactive' });
    void context.resume().catch(() => {});
    return context;
  };
  const stop = () => {
    wanted = undefined;
    if (!running) return;
    running.source.onended = null;
    running.source.stop();
    running.source.disconnect();
    running = undefined;
  };
  const start = ({ buffer, part = { from: 0, to: buffer.length } }: PlayedSound, onEnd: () => void) => {
    const device = openContext();
    const source = startSource(device, buffer, part);
    source.onended = onEnd;
    running = { source, part, rate: buffer.sampleRate, startedAt: device.currentTime };
  };
  return {
    play(sound, onEnd) {
      stop();
      wanted = sound;
      openContext();
      const end = () => {
        stop();
        onEnd();
      };
      sound
        .then((ready) => (wanted === sound ? start(ready, end) : undefined))
        .catch((error: unknown) => {
          console.warn('A sound cannot be played.', error);
          if (wanted === sound) end();
        });
    },
    stop,
    position() {
      if (!running || !context) return undefined;
      const { part, rate, startedAt } = running;
      return positionAfter(part, (context.currentTime - startedAt) * rate);
    },
    close() {
      stop();
      void context?.close().catch(() => {});
      context = undefined;
    },
  };
}

function startSource(device: AudioContext, buffer: AudioBuffer, { from, to, loop }: PlayedPart): AudioBufferSourceNode {
  const { sampleRate: rate } = buffer;
  const repeated = loop && { loop: true, loopStart: loop.start / rate, loopEnd: loop.end / rate };
  const source = new AudioBufferSourceNode(device, { buffer, ...repeated });
  source.connect(device.destination);
  if (loop) source.start(0, from / rate);
  else source.start(0, from / rate, (to - from) / rate);
  return source;
}

/** The frame that is heard after a number of frames have been played. */
function positionAfter({ from, to, loop }: PlayedPart, played: number): number {
  const at = from + Math.max(0, played);
  if (!loop) return Math.min(to, at);
  return at < loop.end ? at : loop.start + ((at - loop.start) % (loop.end - loop.start));
}

/** Frames that are copied at once: 16 MB. */
const slice = 4_194_304;

/** A sound as the browser plays it. Long sounds are copied in slices, between which the page answers. */
export async function bufferOf({ sampleRate, channels }: Sound): Promise<AudioBuffer> {
  const length = channels[0]?.length ?? 1;
  const buffer = new AudioBuffer({ length, numberOfChannels: channels.length, sampleRate });
  for (let from = 0; from < length; from += slice) {
    channels.forEach((samples, channel) => {
      buffer.copyToChannel(samples.subarray(from, from + slice), channel, from);
    });
    if (from + slice < length) await nextTask();
  }
  return buffer;
}
