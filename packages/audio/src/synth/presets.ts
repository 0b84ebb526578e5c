import { exp2, log2 } from '../math/exponential.ts';
import { type Random, seedRandom } from '../math/random.ts';
import {
  completeParameters,
  roundParameter,
  type SynthParameterName,
  type SynthParameters,
  synthParameterNames,
  synthParameters,
  type Wave,
  waves,
} from './parameters.ts';

export type PresetName = 'jump' | 'coin' | 'hit' | 'blast' | 'laser' | 'powerup' | 'blip' | 'random';

type Range = readonly [least: number, greatest: number];

/** From where a preset draws its values, and how likely it uses one at all; the others are initial. */
interface PresetDescription {
  readonly waves: readonly Wave[];
  readonly ranges: { readonly [Name in SynthParameterName]?: Range };
  /** From 0 to 1; 1 for what is not listed. */
  readonly chances?: { readonly [Name in SynthParameterName]?: number };
}

const descriptions: Readonly<Record<PresetName, PresetDescription>> = {
  jump: {
    waves: ['square', 'square', 'triangle'],
    ranges: {
      sustain: [0.06, 0.25],
      decay: [0.1, 0.3],
      frequency: [180, 420],
      slide: [24, 72],
      duty: [0.2, 0.6],
      highPass: [20, 400],
      lowPass: [3_000, 16_000],
    },
    chances: { highPass: 0.5, lowPass: 0.5 },
  },
  coin: {
    waves: ['square', 'sine', 'triangle'],
    ranges: {
      sustain: [0.04, 0.12],
      punch: [0.3, 0.7],
      decay: [0.15, 0.45],
      frequency: [600, 1_400],
      arpeggioShift: [4, 9],
      arpeggioTime: [0.04, 0.09],
      duty: [0.4, 0.6],
    },
    chances: { arpeggioShift: 0.9 },
  },
  hit: {
    waves: ['square', 'sawtooth', 'noise'],
    ranges: {
      sustain: [0.01, 0.08],
      punch: [0, 0.4],
      decay: [0.08, 0.22],
      frequency: [150, 700],
      slide: [-160, -60],
      duty: [0.2, 0.7],
      highPass: [40, 600],
    },
    chances: { highPass: 0.5, punch: 0.5 },
  },
  blast: {
    waves: ['noise'],
    ranges: {
      sustain: [0.1, 0.35],
      punch: [0.2, 0.8],
      decay: [0.25, 0.7],
      frequency: [30, 220],
      slide: [-24, 6],
      retriggerRate: [3, 9],
      vibratoDepth: [0.5, 5],
      vibratoRate: [4, 20],
      lowPass: [1_000, 12_000],
      lowPassSweep: [-4, 0],
      flangerDelay: [0.5, 8],
      flangerSweep: [-8, 8],
    },
    chances: {
      retriggerRate: 0.3,
      vibratoDepth: 0.4,
      lowPass: 0.5,
      lowPassSweep: 0.5,
      flangerDelay: 0.4,
      flangerSweep: 0.3,
    },
  },
  laser: {
    waves: ['square', 'sawtooth', 'sine', 'sawtooth'],
    ranges: {
      sustain: [0.08, 0.25],
      punch: [0, 0.3],
      decay: [0.04, 0.25],
      frequency: [700, 2_400],
      minimumFrequency: [60, 200],
      slide: [-150, -40],
      slideAcceleration: [-120, 60],
      duty: [0.1, 0.6],
      dutySweep: [-1.5, 1.5],
      highPass: [60, 500],
      flangerDelay: [0.2, 4],
    },
    chances: { punch: 0.5, slideAcceleration: 0.5, dutySweep: 0.6, highPass: 0.5, flangerDelay: 0.25 },
  },
  powerup: {
    waves: ['square', 'sawtooth', 'triangle'],
    ranges: {
      sustain: [0.1, 0.4],
      decay: [0.15, 0.5],
      frequency: [220, 640],
      slide: [8, 40],
      slideAcceleration: [0, 60],
      retriggerRate: [4, 12],
      vibratoDepth: [0.2, 2],
      vibratoRate: [6, 24],
      duty: [0.2, 0.6],
    },
    chances: { slideAcceleration: 0.4, retriggerRate: 0.6, vibratoDepth: 0.5 },
  },
  blip: {
    waves: ['square', 'sine', 'triangle'],
    ranges: {
      sustain: [0.03, 0.1],
      decay: [0.01, 0.08],
      frequency: [320, 1_300],
      duty: [0.2, 0.6],
      highPass: [80, 300],
    },
    chances: { highPass: 0.7 },
  },
  random: {
    waves,
    ranges: {
      attack: [0, 0.3],
      sustain: [0.02, 0.6],
      punch: [0, 1],
      decay: [0.02, 0.9],
      frequency: [60, 2_500],
      slide: [-60, 60],
      slideAcceleration: [-80, 80],
      vibratoDepth: [0, 6],
      vibratoRate: [2, 30],
      arpeggioShift: [-12, 12],
      arpeggioTime: [0.02, 0.4],
      retriggerRate: [2, 20],
      duty: [0.05, 0.95],
      dutySweep: [-2, 2],
      lowPass: [400, 20_000],
      lowPassSweep: [-8, 8],
      resonance: [0, 0.9],
      highPass: [20, 1_200],
      highPassSweep: [-4, 4],
      flangerDelay: [0, 12],
      flangerSweep: [-15, 15],
    },
    chances: {
      attack: 0.3,
      punch: 0.5,
      slide: 0.7,
      slideAcceleration: 0.3,
      vibratoDepth: 0.4,
      arpeggioShift: 0.4,
      retriggerRate: 0.3,
      dutySweep: 0.4,
      lowPass: 0.5,
      lowPassSweep: 0.4,
      resonance: 0.5,
      highPass: 0.3,
      highPassSweep: 0.3,
      flangerDelay: 0.3,
      flangerSweep: 0.3,
    },
  },
};

export const presetNames = Object.keys(descriptions) as readonly PresetName[];

/** A sound of a kind. The same parameters for the same seed, a whole number, on every machine. */
export function createPreset(name: PresetName, seed: number): SynthParameters {
  const random = seedRandom(seed);
  const { waves: choices, ranges, chances = {} } = descriptions[name];
  const wave = choices[Math.floor(random() * choices.length)] ?? 'square';
  const values: [SynthParameterName, number][] = [];
  for (const parameter of synthParameterNames) {
    const range = ranges[parameter];
    if (!range) continue;
    // Both are always drawn, so that a value does not depend on whether others are used.
    const [chance, part] = [random(), random()];
    if (chance < (chances[parameter] ?? 1)) values.push([parameter, valueAt(parameter, range, part)]);
  }
  return completeParameters({ wave, ...Object.fromEntries(values), noiseSeed: Math.floor(random() * 4_294_967_296) });
}

/**
 * A similar sound: about half of the parameters in use move by up to a tenth of their range. Wave, volume and seed of
 * the noise stay. The same result for the same seed on every machine.
 */
export function mutate(parameters: SynthParameters, seed: number): SynthParameters {
  const random = seedRandom(seed);
  const values = synthParameterNames.map((name) => [name, mutateValue(name, parameters[name], random)] as const);
  return completeParameters({ wave: parameters.wave, ...Object.fromEntries(values) });
}

function mutateValue(name: SynthParameterName, value: number, random: Random): number {
  const [chance, shift] = [random(), (random() - random()) * 0.1];
  const { initial, minimum, maximum, scale, group } = synthParameters[name];
  const inUse = value !== initial || name === 'frequency' || name === 'duty' || name === 'sustain' || name === 'decay';
  if (!inUse || chance < 0.5 || group === 'output') return value;
  if (scale === 'linear') {
    // The ranges are generous: most sounds use a small part of them.
    const size = Math.min(maximum - minimum, Math.max(Math.abs(value) * 4, (maximum - minimum) / 20));
    return roundParameter(name, value + shift * size);
  }
  return roundParameter(name, value * exp2(shift * log2(maximum / minimum)));
}

function valueAt(name: SynthParameterName, [least, greatest]: Range, part: number): number {
  const isLogarithmic = synthParameters[name].scale === 'logarithmic';
  const value = isLogarithmic ? least * exp2(part * log2(greatest / least)) : least + part * (greatest - least);
  return roundParameter(name, value);
}
