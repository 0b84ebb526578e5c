import { clampRange, type FrameRange } from '../sound/range.ts';
import { type Samples, type Sound, soundOf } from '../sound/sound.ts';

/**
 * The sound with other samples in a range. `change` gets copies of all channels, which it changes in place from `from`
 * to just before `to`. An empty range gives the same sound.
 */
export function mapRange(
  sound: Sound,
  range: FrameRange,
  change: (samples: Samples, from: number, to: number, channel: number) => void,
): Sound {
  const { from, to } = clampRange(sound, range);
  if (from === to) return sound;
  const channels = sound.channels.map((samples, channel) => {
    const copy = samples.slice();
    change(copy, from, to, channel);
    return copy;
  });
  return soundOf(sound.sampleRate, channels, sound.loop);
}
