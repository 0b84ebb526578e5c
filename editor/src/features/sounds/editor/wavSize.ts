import type { SoundEdit } from '@playhouse/audio';
import { limits } from '@playhouse/core';
import { t } from '../../../i18n/t.ts';
import type { ShownSound } from './soundContent.ts';
import { sizeText } from './soundWords.ts';

type SizedSound = Pick<ShownSound, 'frames' | 'channels' | 'sampleRate'>;

/** The size of the 16-bit WAV file of a sound, in bytes, without what describes loops and settings. */
export function wavBytes({ frames, channels }: Pick<SizedSound, 'frames' | 'channels'>): number {
  return 44 + frames * channels * 2;
}

/** Why no project can hold a WAV file of so many bytes; undefined if it can. */
export function sizeFault(bytes: number): string | undefined {
  if (bytes <= limits.entryBytes) return undefined;
  const sizes = t('As a WAV file, the sound has {size}; the limit is {limit}.', {
    size: sizeText(bytes),
    limit: sizeText(limits.entryBytes),
  });
  return t('{sizes} Make it shorter, mix it to mono, or lower its sample rate.', { sizes });
}

/** An edit that makes a sound small enough for a project. */
export interface Reduction {
  readonly edit: SoundEdit & { readonly kind: 'mixToMono' | 'resample' };
  /** Of the WAV file after it. */
  readonly bytes: number;
}

const usualRates = [48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 11_025, 8_000];

/** What makes a sound small enough: one channel, or the highest usual sample rate that does. None if it already is. */
export function reductionsOf(sound: SizedSound): readonly Reduction[] {
  if (sizeFault(wavBytes(sound)) === undefined) return [];
  const rates = usualRates.filter((rate) => rate < sound.sampleRate);
  const candidates = [
    ...(sound.channels > 1
      ? [{ edit: { kind: 'mixToMono' }, bytes: wavBytes({ ...sound, channels: 1 }) } as const]
      : []),
    ...rates.map((sampleRate) => ({
      edit: { kind: 'resample', sampleRate } as const,
      bytes: wavBytes({ ...sound, frames: Math.ceil((sound.frames * sampleRate) / sound.sampleRate) }),
    })),
  ];
  const enough = candidates.filter(({ bytes }) => sizeFault(bytes) === undefined);
  return enough.filter(({ edit }, at) => enough.findIndex((other) => other.edit.kind === edit.kind) === at);
}
