import type { ParameterDescription, PresetName, Wave } from '@playhouse/audio';
import type { Origin } from './soundMaker.ts';

export const presetWords: Readonly<Record<PresetName, string>> = {
  jump: 'Jump',
  coin: 'Coin',
  hit: 'Hit',
  blast: 'Blast',
  laser: 'Laser',
  powerup: 'Power up',
  blip: 'Blip',
  random: 'Random',
};

export const waveWords: Readonly<Record<Wave, string>> = {
  square: 'Square',
  sawtooth: 'Sawtooth',
  sine: 'Sine',
  triangle: 'Triangle',
  noise: 'Noise',
};

export const groupWords: Readonly<Record<ParameterDescription['group'], string>> = {
  envelope: 'Loudness over time',
  pitch: 'Pitch',
  duty: 'Duty cycle',
  filter: 'Filter',
  flanger: 'Flanger',
  output: 'Output',
};

/** Where the settings come from. */
export function originText(origin: Origin, isChanged: boolean): string {
  const start =
    origin.kind === 'preset'
      ? `${presetWords[origin.preset]}, seed ${origin.seed}`
      : origin.kind === 'mutation'
        ? `Mutated with seed ${origin.seed}`
        : 'The settings of this sound';
  return isChanged ? `${start}, then changed` : start;
}
