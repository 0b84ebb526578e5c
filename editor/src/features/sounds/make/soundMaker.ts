import {
  createPreset,
  mutate,
  type PresetName,
  roundParameter,
  type SynthParameterName,
  type SynthParameters,
  type Wave,
} from '@playhouse/audio';

/** How the settings of a sound came about. The same origin and seed give the same settings everywhere. */
export type Origin =
  | { readonly kind: 'preset'; readonly preset: PresetName; readonly seed: number }
  | { readonly kind: 'mutation'; readonly from: SynthParameters; readonly seed: number }
  /** Settings that a sound of the game was made with. */
  | { readonly kind: 'kept' };

interface MadeSettings {
  readonly parameters: SynthParameters;
  readonly origin: Origin;
  /** What was set by hand last; more changes of the same thing are one step. */
  readonly changed?: SynthParameterName | 'wave';
}

/** The settings in the dialog that makes sounds, with what can be undone and redone. The last step is the next one. */
export interface SoundMaker {
  readonly current: MadeSettings;
  readonly past: readonly MadeSettings[];
  readonly future: readonly MadeSettings[];
}

/** Seeds are whole numbers from 0 to below this. */
export const seedLimit = 1_000_000;

const mostSteps = 500;

export function startMaker(preset: PresetName, seed: number): SoundMaker {
  return { current: fromPreset(preset, seed), past: [], future: [] };
}

/** Starts with the settings of a sound that was made earlier. */
export function reopenMaker(parameters: SynthParameters): SoundMaker {
  return { current: { parameters, origin: { kind: 'kept' } }, past: [], future: [] };
}

export function choosePreset(maker: SoundMaker, preset: PresetName, seed: number): SoundMaker {
  return step(maker, fromPreset(preset, seed));
}

export function mutateSettings(maker: SoundMaker, seed: number): SoundMaker {
  return step(maker, fromMutation(maker.current.parameters, seed));
}

/** Repeats the last preset or mutation with another seed; the same maker if there was none. */
export function changeSeed(maker: SoundMaker, seed: number): SoundMaker {
  const { origin } = maker.current;
  if (origin.kind === 'kept') return maker;
  return step(maker, origin.kind === 'preset' ? fromPreset(origin.preset, seed) : fromMutation(origin.from, seed));
}

/** Sets a number, rounded and within its limits. */
export function setParameter(maker: SoundMaker, name: SynthParameterName, value: number): SoundMaker {
  const rounded = roundParameter(name, value);
  if (rounded === maker.current.parameters[name]) return maker;
  return setByHand(maker, name, { ...maker.current.parameters, [name]: rounded });
}

export function setWave(maker: SoundMaker, wave: Wave): SoundMaker {
  if (wave === maker.current.parameters.wave) return maker;
  return setByHand(maker, 'wave', { ...maker.current.parameters, wave });
}

/** The same maker when there is nothing to undo. */
export function undoMaker({ current, past, future }: SoundMaker): SoundMaker {
  const before = past.at(-1);
  if (!before) return { current, past, future };
  return { current: before, past: past.slice(0, -1), future: [...future, current] };
}

export function redoMaker({ current, past, future }: SoundMaker): SoundMaker {
  const next = future.at(-1);
  if (!next) return { current, past, future };
  return { current: next, past: [...past, current], future: future.slice(0, -1) };
}

function fromPreset(preset: PresetName, seed: number): MadeSettings {
  return { parameters: createPreset(preset, seed), origin: { kind: 'preset', preset, seed } };
}

function fromMutation(from: SynthParameters, seed: number): MadeSettings {
  return { parameters: mutate(from, seed), origin: { kind: 'mutation', from, seed } };
}

function step({ current, past }: SoundMaker, next: MadeSettings): SoundMaker {
  return { current: next, past: [...past, current].slice(-mostSteps), future: [] };
}

function setByHand(maker: SoundMaker, changed: SynthParameterName | 'wave', parameters: SynthParameters): SoundMaker {
  const { current } = maker;
  const next = { parameters, origin: current.origin, changed };
  return current.changed === changed ? { ...maker, current: next, future: [] } : step(maker, next);
}
