import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seedRandom } from '../math/random.ts';
import { arbitraryParameters } from '../test/arbitraryParameters.ts';
import { slowSamples } from '../test/slowSynth.ts';
import type { SynthParameters } from './parameters.ts';
import { createPreset, presetNames } from './presets.ts';
import { renderSound } from './render.ts';

/**
 * A frequency with which no edge of a wave lies exactly at an eighth of a sample. There, rounding decides on which side
 * it is, and both synthesizers add up phases differently.
 */
function detune(parameters: SynthParameters): SynthParameters {
  return { ...parameters, frequency: 20.0123 + (parameters.frequency - 20) * 0.98765 };
}

function expectSame(parameters: SynthParameters): void {
  const [samples = new Float32Array()] = renderSound(parameters).channels;
  const slow = slowSamples(parameters, seedRandom(parameters.noiseSeed));
  // A sound whose pitch is too low from the beginning still has a frame.
  expect(samples.length).toBe(Math.max(1, slow.length));
  const distances = slow.map((sample, index) => Math.abs(sample - (samples[index] ?? 9)));
  expect(Math.max(0, ...distances)).toBeLessThan(1e-6);
}

it.each(presetNames)('%s is what the documentation of its parameters says', (name) => {
  for (let seed = 0; seed < 6; seed++) expectSame(detune(createPreset(name, seed)));
});

it('so are sounds of any parameters', () => {
  fc.assert(fc.property(arbitraryParameters(0.1).map(detune), expectSame), { seed: 1, numRuns: 100 });
});
