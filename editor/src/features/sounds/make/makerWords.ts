import type { ParameterDescription, PresetName, Wave } from '@playhouse/audio';
import { t } from '../../../i18n/t.ts';
import type { Origin } from './soundMaker.ts';

export const presetWords: Readonly<Record<PresetName, string>> = {
  jump: t('Jump'),
  coin: t('Coin'),
  hit: t('Hit'),
  blast: t('Blast'),
  laser: t('Laser'),
  powerup: t('Power up'),
  blip: t('Blip'),
  random: t('Random'),
};

export const waveWords: Readonly<Record<Wave, string>> = {
  square: t('Square'),
  sawtooth: t('Sawtooth'),
  sine: t('Sine'),
  triangle: t('Triangle'),
  noise: t('Noise'),
};

export const groupWords: Readonly<Record<ParameterDescription['group'], string>> = {
  envelope: t('Loudness over time'),
  pitch: t('Pitch'),
  duty: t('Duty cycle'),
  filter: t('Filter'),
  flanger: t('Flanger'),
  output: t('Output'),
};

/** Where the settings come from. */
export function originText(origin: Origin, isChanged: boolean): string {
  const start =
    origin.kind === 'preset'
      ? t('{preset}, seed {seed}', { preset: presetWords[origin.preset], seed: origin.seed })
      : origin.kind === 'mutation'
        ? t('Mutated with seed {seed}', { seed: origin.seed })
        : t('The settings of this sound');
  return isChanged ? t('{start}, then changed', { start }) : start;
}
