import type { SoundOptions } from '@playhouse/runtime';
import type { LoopTimes } from './wavLoop.ts';

/** Maximum number of simultaneous sounds; starting another one stops the oldest. */
const mostVoices = 32;

/** A decoded sound. */
export interface DecodedSound {
  readonly buffer: AudioBuffer;
  /** What repeats when it loops; all of it if undefined. */
  readonly loop: LoopTimes | undefined;
}

/** A sound that is playing or about to play. */
interface Voice {
  readonly handle: number;
  readonly name: string;
  options: SoundOptions;
  source: AudioBufferSourceNode | undefined;
  gain: GainNode | undefined;
  pan: StereoPannerNode | undefined;
}

export interface Voices {
  play(handle: number, name: string, options: SoundOptions): void;
  update(handle: number, changes: Partial<SoundOptions>): void;
  stop(handle: number): void;
  stopAll(): void;
}

/** Plays decoded sounds into an output. A sound that is stopped before it is decoded is never heard. */
export function createVoices(output: AudioNode, decode: (name: string) => Promise<DecodedSound | undefined>): Voices {
  const { context } = output;
  const voices = new Map<number, Voice>();

  function end(voice: Voice): void {
    voices.delete(voice.handle);
    voice.source?.stop();
    for (const node of [voice.source, voice.gain, voice.pan]) node?.disconnect();
  }

  function begin(voice: Voice, { buffer, loop }: DecodedSound): void {
    const part = loop && { loopStart: loop.start, loopEnd: loop.end };
    const source = new AudioBufferSourceNode(context, { buffer, loop: voice.options.loop, ...part });
    const gain = new GainNode(context);
    const pan = new StereoPannerNode(context);
    source.connect(gain).connect(pan).connect(output);
    source.onended = () => end(voice);
    Object.assign(voice, { source, gain, pan });
    adjust(voice, 0);
    source.start();
  }

  return {
    play(handle, name, options) {
      const [oldest] = voices.values();
      if (voices.size >= mostVoices && oldest) end(oldest);
      const voice: Voice = { handle, name, options, source: undefined, gain: undefined, pan: undefined };
      voices.set(handle, voice);
      void decode(name).then((sound) => {
        if (voices.get(handle) !== voice) return;
        if (sound) begin(voice, sound);
        else voices.delete(handle);
      });
    },
    update(handle, changes) {
      const voice = voices.get(handle);
      if (!voice) return;
      voice.options = { ...voice.options, ...changes };
      adjust(voice, glide);
    },
    stop(handle) {
      const voice = voices.get(handle);
      if (voice) end(voice);
    },
    stopAll() {
      for (const voice of [...voices.values()]) end(voice);
    },
  };
}

/** Time constant of volume changes in seconds: jumps 60 times a second would crackle. */
const glide = 0.01;

function adjust({ source, gain, pan, options }: Voice, seconds: number): void {
  if (!source || !gain || !pan) return;
  source.loop = options.loop;
  const { currentTime } = source.context;
  for (const [parameter, value] of [
    [source.playbackRate, within(options.pitch, 0.1, 4, 1)],
    [gain.gain, within(options.volume, 0, 1, 1)],
    [pan.pan, within(options.pan, -1, 1, 0)],
  ] as const) {
    if (seconds === 0) parameter.value = value;
    else parameter.setTargetAtTime(value, currentTime, seconds);
  }
}

function within(value: number, least: number, most: number, fallback: number): number {
  return Number.isFinite(value) ? Math.min(Math.max(value, least), most) : fallback;
}
