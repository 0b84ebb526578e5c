import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seedRandom } from '../math/random.ts';
import { arbitraryParameters } from '../test/arbitraryParameters.ts';
import { slowSamples } from '../test/slowSynth.ts';
import type { SynthParameters } from './parameters.ts';
import { createPreset, presetNames } from './presets.ts';
import { renderSound } from './render.ts';

/**
 * Both add up phases differently, so an edge of a wave can be in a neighboring eighth of a sample. Samples near edges
 * may therefore differ, `share` of all, by the part of an edge and by what a resonant filter makes of it.
 */
function expectSame(parameters: SynthParameters, share: number): void {
  const [samples = new Float32Array()] = renderSound(parameters).channels;
  const slow = slowSamples(parameters, seedRandom(parameters.noiseSeed));
  expect(Math.abs(samples.length - slow.length)).toBeLessThanOrEqual(1);
  const compared = Math.min(samples.length, Math.max(1, slow.length));
  let different = 0;
  let energy = 0;
  for (let index = 0; index < compared; index++) {
    const distance = Math.abs((samples[index] ?? 0) - (slow[index] ?? 0));
    if (distance > 1e-5) different++;
    energy += distance * distance;
  }
  expect(different / compared).toBeLessThanOrEqual(share);
  expect(Math.sqrt(energy / compared)).toBeLessThan(0.02);
}

it.each(presetNames)('%s is what the documentation of its parameters says', (name) => {
  for (let seed = 0; seed < 6; seed++) expectSame(createPreset(name, seed), 0.01);
});

it('so are sounds of any parameters', () => {
  fc.assert(
    fc.property(arbitraryParameters(0.1), (parameters) => expectSame(parameters, 0.6)),
    { seed: 1, numRuns: 100 },
  );
});
