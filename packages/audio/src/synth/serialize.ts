import { refuse, type SoundResult, succeed } from '../sound/result.ts';
import { completeParameters, type SynthParameters, synthParameterNames, synthParameters } from './parameters.ts';

const maximumLength = 65_536;

/**
 * The parameters as a small JSON text, to be kept as the recipe of a WAV file. Initial values are left out. Reading it
 * with `parseSynth` gives equal parameters, so the sound has the same samples.
 */
export function serializeSynth(parameters: SynthParameters): string {
  const changed = synthParameterNames
    .filter((name) => parameters[name] !== synthParameters[name].initial)
    .map((name) => [name, parameters[name]]);
  return JSON.stringify({ synth: 1, wave: parameters.wave, ...Object.fromEntries(changed) });
}

/** Parameters from the text of `serializeSynth`. Values out of range become the nearest, unknown ones are ignored. */
export function parseSynth(text: string): SoundResult<SynthParameters> {
  const refusal = refuse('synth.notSynth', 'These are not settings of the synthesizer.');
  if (text.length > maximumLength) return refusal;
  try {
    const value = JSON.parse(text) as (Partial<SynthParameters> & { readonly synth?: unknown }) | null;
    return value?.synth === 1 ? succeed(completeParameters(value)) : refusal;
  } catch {
    return refusal;
  }
}
