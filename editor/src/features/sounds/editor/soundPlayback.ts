import type { Loop, Sound } from '@playhouse/audio';

/** What is played: the frames from `from` to just before `to`, or from `from` on with `loop` repeating. */
interface PlayedPart {
  readonly from: number;
  readonly to: number;
  readonly loop?: Loop;
}

/** Plays one part of a sound at a time. */
export interface SoundPlayback {
  play(sound: Sound, part: PlayedPart, onEnd: () => void): void;
  stop(): void;
  /** The frame that is heard; undefined while nothing plays. */
  position(): number | undefined;
  /** Also releases the audio device. */
  close(): void;
}

export function createPlayback(): SoundPlayback {
  let context: AudioContext | undefined;
  let running: { source: AudioBufferSourceNode; part: PlayedPart; rate: number; startedAt: number } | undefined;
  const stop = () => {
    if (!running) return;
    running.source.onended = null;
    running.source.stop();
    running.source.disconnect();
    running = undefined;
  };
  return {
    play(sound, part, onEnd) {
      stop();
      context ??= new AudioContext({ latencyHint: 'interactive' });
      void context.resume().catch(() => {});
      const source = new AudioBufferSourceNode(context, { buffer: bufferOf(sound) });
      const { sampleRate } = sound;
      if (part.loop) {
        source.loop = true;
        source.loopStart = part.loop.start / sampleRate;
        source.loopEnd = part.loop.end / sampleRate;
      }
      source.connect(context.destination);
      source.onended = () => {
        stop();
        onEnd();
      };
      if (part.loop) source.start(0, part.from / sampleRate);
      else source.start(0, part.from / sampleRate, (part.to - part.from) / sampleRate);
      running = { source, part, rate: sampleRate, startedAt: context.currentTime };
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

/** The frame that is heard after a number of frames have been played. */
function positionAfter({ from, to, loop }: PlayedPart, played: number): number {
  const at = from + Math.max(0, played);
  if (!loop) return Math.min(to, at);
  return at < loop.end ? at : loop.start + ((at - loop.start) % (loop.end - loop.start));
}

function bufferOf({ sampleRate, channels }: Sound): AudioBuffer {
  const [first] = channels;
  const buffer = new AudioBuffer({ length: first?.length ?? 1, numberOfChannels: channels.length, sampleRate });
  channels.forEach((samples, channel) => {
    buffer.copyToChannel(samples, channel);
  });
  return buffer;
}
