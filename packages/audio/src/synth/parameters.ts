/** The shapes of a wave. `square` has a duty cycle. `noise` takes 32 random values in each period. */
export type Wave = 'square' | 'sawtooth' | 'sine' | 'triangle' | 'noise';

export const waves: readonly Wave[] = ['square', 'sawtooth', 'sine', 'triangle', 'noise'];

/** The unit of a parameter; `st` is a semitone, `oct` an octave. No unit is a part from 0 to 1, or a whole number. */
export type ParameterUnit = '' | 's' | 'ms' | 'Hz' | 'st' | 'st/s' | 'st/s²' | '/s' | 'oct/s' | 'ms/s';

/** What a number of `SynthParameters` means, and from where to where it goes. */
export interface ParameterDescription {
  readonly title: string;
  readonly group: 'envelope' | 'pitch' | 'duty' | 'filter' | 'flanger' | 'output';
  readonly unit: ParameterUnit;
  readonly minimum: number;
  readonly maximum: number;
  readonly initial: number;
  /** Decimals to which presets and mutations round it. */
  readonly decimals: number;
  /** How a slider divides the range. Only ranges above 0 are logarithmic. */
  readonly scale: 'linear' | 'logarithmic';
}

/** Frames per second of rendered sounds. */
export const synthRate = 44_100;

/**
 * The numbers that describe a sound, in the order in which an editor shows them. Levels are amplitudes. Sweeps and
 * slides begin again with each retrigger.
 */
export const synthParameters = {
  /** How long the level rises from 0 to 1, linearly. */
  attack: describe('Attack', 'envelope', 's', 0, 2, 0, 3),
  /** How long the level stays. */
  sustain: describe('Sustain', 'envelope', 's', 0, 3, 0.2, 3),
  /** How much louder the sustain begins; it falls back linearly until its end. */
  punch: describe('Punch', 'envelope', '', 0, 1, 0, 2),
  /** How long the level falls to 0, linearly. */
  decay: describe('Decay', 'envelope', 's', 0, 3, 0.2, 3),
  /** Where the pitch begins. */
  frequency: describe('Frequency', 'pitch', 'Hz', 20, 8_000, 440, 1, 'logarithmic'),
  /** The sound ends when the pitch falls below it. 0 for never. */
  minimumFrequency: describe('Minimum frequency', 'pitch', 'Hz', 0, 4_000, 0, 1),
  slide: describe('Slide', 'pitch', 'st/s', -240, 240, 0, 1),
  slideAcceleration: describe('Slide acceleration', 'pitch', 'st/s²', -960, 960, 0, 1),
  vibratoDepth: describe('Vibrato depth', 'pitch', 'st', 0, 12, 0, 2),
  vibratoRate: describe('Vibrato rate', 'pitch', 'Hz', 0, 60, 0, 1),
  /** The jump of the pitch after `arpeggioTime`. */
  arpeggioShift: describe('Arpeggio shift', 'pitch', 'st', -24, 24, 0, 1),
  arpeggioTime: describe('Arpeggio time', 'pitch', 's', 0, 1, 0.1, 3),
  /** How often pitch and duty begin again. 0 for never. */
  retriggerRate: describe('Retrigger rate', 'pitch', 'Hz', 0, 50, 0, 1),
  /** The part of a period in which a square wave is high; kept within 0.02 and 0.98. */
  duty: describe('Duty cycle', 'duty', '', 0.02, 0.98, 0.5, 2),
  dutySweep: describe('Duty sweep', 'duty', '/s', -4, 4, 0, 2),
  /** The cutoff of a low-pass filter of 12 dB per octave. At the greatest value, without a sweep, there is none. */
  lowPass: describe('Low-pass cutoff', 'filter', 'Hz', 20, 20_000, 20_000, 1, 'logarithmic'),
  lowPassSweep: describe('Low-pass sweep', 'filter', 'oct/s', -40, 40, 0, 1),
  resonance: describe('Low-pass resonance', 'filter', '', 0, 1, 0, 2),
  /** The cutoff of a high-pass filter of 12 dB per octave. At the least value, without a sweep, there is none. */
  highPass: describe('High-pass cutoff', 'filter', 'Hz', 20, 20_000, 20, 1, 'logarithmic'),
  highPassSweep: describe('High-pass sweep', 'filter', 'oct/s', -40, 40, 0, 1),
  /** The delay of a copy that is added. 0, without a sweep, for none. */
  flangerDelay: describe('Flanger delay', 'flanger', 'ms', 0, 20, 0, 2),
  flangerSweep: describe('Flanger sweep', 'flanger', 'ms/s', -40, 40, 0, 1),
  volume: describe('Volume', 'output', '', 0, 1, 0.5, 2),
  /** Selects the random values of noise; a whole number. */
  noiseSeed: describe('Noise seed', 'output', '', 0, 4_294_967_295, 1, 0),
} as const;

export type SynthParameterName = keyof typeof synthParameters;

/** A game sound: its wave, and each number that `synthParameters` describes. */
export type SynthParameters = { readonly wave: Wave } & { readonly [Name in SynthParameterName]: number };

export const synthParameterNames = Object.keys(synthParameters) as readonly SynthParameterName[];

/** Parameters with the initial value of what is left out. Numbers are kept within their range; NaN becomes initial. */
export function completeParameters(parts: Partial<SynthParameters>): SynthParameters {
  const numbers = synthParameterNames.map((name) => [name, clampParameter(name, parts[name])] as const);
  const wave = parts.wave !== undefined && waves.includes(parts.wave) ? parts.wave : 'square';
  return { wave, ...(Object.fromEntries(numbers) as Record<SynthParameterName, number>) };
}

/** The nearest value that a parameter may have; the initial one for what is not a number. */
function clampParameter(name: SynthParameterName, value: unknown): number {
  const { minimum, maximum, initial } = synthParameters[name];
  if (typeof value !== 'number' || Number.isNaN(value)) return initial;
  // Adding 0 makes -0 the 0 that JSON keeps.
  const bounded = Math.min(maximum, Math.max(minimum, value)) + 0;
  return name === 'noiseSeed' ? Math.floor(bounded) : bounded;
}

/** The value rounded to the decimals of the parameter. */
export function roundParameter(name: SynthParameterName, value: number): number {
  const steps = [1, 10, 100, 1000][synthParameters[name].decimals] ?? 1;
  return clampParameter(name, Math.round(value * steps) / steps);
}

function describe(
  title: string,
  group: ParameterDescription['group'],
  unit: ParameterUnit,
  minimum: number,
  maximum: number,
  initial: number,
  decimals: number,
  scale: ParameterDescription['scale'] = 'linear',
): ParameterDescription {
  return { title, group, unit, minimum, maximum, initial, decimals, scale };
}
