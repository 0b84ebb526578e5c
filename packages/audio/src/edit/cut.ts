import { clampFrame, clampRange, type FrameRange, moveLoop } from '../sound/range.ts';
import { refuse, type SoundResult, succeed } from '../sound/result.ts';
import { checkSize, createSilence, frameCount, type Samples, type Sound, soundOf } from '../sound/sound.ts';
import { mixToMono, spreadToStereo } from './channels.ts';
import { mapRange } from './mapRange.ts';
import { resample } from './resample.ts';

/** Only the range. Also what is copied to a clipboard. The loop is cut to it. */
export function trim(sound: Sound, range: FrameRange): Sound {
  const { from, to } = clampRange(sound, range);
  const channels = sound.channels.map((samples) => samples.slice(from, to));
  const loop = moveLoop(sound.loop, (frame) => Math.min(to, Math.max(from, frame)) - from);
  return soundOf(sound.sampleRate, channels, loop);
}

/** Everything but the range. */
export function deleteRange(sound: Sound, range: FrameRange): Sound {
  const { from, to } = clampRange(sound, range);
  if (from === to) return sound;
  const channels = sound.channels.map((samples) => join(samples.subarray(0, from), samples.subarray(to)));
  const loop = moveLoop(sound.loop, (frame) => (frame <= from ? frame : Math.max(from, frame - (to - from))));
  return soundOf(sound.sampleRate, channels, loop);
}

/**
 * The sound with a clip before frame `at`. The clip gets the sample rate and the channels of the sound. A loop around
 * `at` grows. Refused when the result is too long.
 */
export function insert(sound: Sound, at: number, clip: Sound): SoundResult<Sound> {
  const fitted = fitClip(sound, clip);
  if (!fitted.ok) return fitted;
  const added = frameCount(fitted.value);
  const size = checkSize(sound.sampleRate, sound.channels.length, frameCount(sound) + added);
  if (!size.ok) return size;
  if (added === 0) return succeed(sound);
  const position = clampFrame(sound, at);
  const channels = sound.channels.map((samples, channel) => {
    const middle = fitted.value.channels[channel] ?? new Float32Array(added);
    return join(samples.subarray(0, position), middle, samples.subarray(position));
  });
  const { loop } = sound;
  const moved = loop && {
    start: loop.start + (loop.start >= position ? added : 0),
    end: loop.end + (loop.end > position ? added : 0),
  };
  return succeed(soundOf(sound.sampleRate, channels, moved));
}

/** The sound with a clip in place of a range; see `insert`. */
export function replaceRange(sound: Sound, range: FrameRange, clip: Sound): SoundResult<Sound> {
  return insert(deleteRange(sound, range), clampRange(sound, range).from, clip);
}

/** The sound with a number of silent frames before frame `at`. Refused when the result is too long. */
export function insertSilence(sound: Sound, at: number, frames: number): SoundResult<Sound> {
  const size = checkSize(sound.sampleRate, sound.channels.length, frameCount(sound) + frames);
  if (!size.ok) return size;
  if (frames < 0) return refuse('parameter', 'The length of the silence is negative.');
  const clip = createSilence(sound.sampleRate, sound.channels.length, frames);
  return clip.ok ? insert(sound, at, clip.value) : clip;
}

/** The sound with silence in a range. */
export function silence(sound: Sound, range: FrameRange): Sound {
  return mapRange(sound, range, (samples, from, to) => samples.fill(0, from, to));
}

function fitClip(sound: Sound, clip: Sound): SoundResult<Sound> {
  const channels = sound.channels.length === 1 ? mixToMono(clip) : spreadToStereo(clip);
  return resample(channels, sound.sampleRate);
}

function join(...parts: readonly Samples[]): Samples {
  const whole = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
