import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { peakOf, rmsOf } from '../sound/level.ts';
import { createSound, duration, frameCount, type Sound } from '../sound/sound.ts';
import { arbitraryParameters } from '../test/arbitraryParameters.ts';
import { expectValue } from '../test/arbitrarySound.ts';
import { decodeWav } from '../wav/decode.ts';
import { encodeWav } from '../wav/encode.ts';
import { completeParameters, synthParameterNames, synthParameters, waves } from './parameters.ts';
import { createPreset, mutate, presetNames } from './presets.ts';
import { renderSound, synthFrames } from './render.ts';
import { parseSynth, serializeSynth } from './serialize.ts';

const samples = (sound: Sound) => sound.channels[0] ?? new Float32Array();

describe('parameters', () => {
  it('have an initial value in their range, and a logarithmic range above 0', () => {
    for (const name of synthParameterNames) {
      const { minimum, maximum, initial, scale } = synthParameters[name];
      expect(initial).toBeGreaterThanOrEqual(minimum);
      expect(initial).toBeLessThanOrEqual(maximum);
      if (scale === 'logarithmic') expect(minimum).toBeGreaterThan(0);
    }
  });

  it('are completed and kept in range', () => {
    const complete = completeParameters({ attack: -1, sustain: 99, decay: Number.NaN, noiseSeed: 3.7 });
    expect(complete).toMatchObject({ wave: 'square', attack: 0, sustain: 3, decay: 0.2, noiseSeed: 3, frequency: 440 });
  });

  it('are the same after they were written and read, and so is the sound', () => {
    fc.assert(
      fc.property(arbitraryParameters(), (parameters) => {
        const text = serializeSynth(parameters);
        expect(text.length).toBeLessThan(1000);
        expect(parseSynth(text)).toEqual({ ok: true, value: parameters });
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  it('are kept in a WAV file, also when it is written again', () => {
    const parameters = createPreset('coin', 5);
    const first = expectValue(decodeWav(encodeWav(renderSound(parameters), { recipe: serializeSynth(parameters) })));
    const again = expectValue(decodeWav(encodeWav(first.sound, { ...first, sampleFormat: 'float32' })));
    expect(parseSynth(again.recipe ?? '')).toEqual({ ok: true, value: parameters });
  });

  it.each(['', 'null', '3', '[]', '{}', '{"synth":2}', '{"synth":1', `{"synth":1,"x":"${'x'.repeat(70_000)}"}`])(
    'are not read from %s',
    (text) => {
      expect(parseSynth(text)).toMatchObject({ ok: false, fault: { code: 'synth.notSynth' } });
    },
  );

  it('read from any text are valid or refused', () => {
    const anything = fc.oneof(
      fc.string(),
      fc.json(),
      fc.jsonValue().map((value) => JSON.stringify({ synth: 1, wave: value, attack: value, __proto__: value })),
    );
    fc.assert(
      fc.property(anything, (text) => {
        const result = parseSynth(text);
        if (result.ok) expect(completeParameters(result.value)).toEqual(result.value);
      }),
      { seed: 1, numRuns: 500 },
    );
  });
});

describe('presets', () => {
  it.each(presetNames)('%s gives an audible sound for every seed, which differs from the others', (name) => {
    const texts = new Set<string>();
    for (let seed = 0; seed < 8; seed++) {
      const parameters = createPreset(name, seed);
      expect(completeParameters(parameters)).toEqual(parameters);
      expect(createPreset(name, seed)).toEqual(parameters);
      texts.add(serializeSynth(parameters));
      const sound = renderSound(parameters);
      expect(rmsOf(samples(sound))).toBeGreaterThan(0.005);
      expect(duration(sound)).toBeLessThan(2);
    }
    expect(texts.size).toBe(8);
  });

  it('mutate into similar valid sounds', () => {
    fc.assert(
      fc.property(arbitraryParameters(), fc.nat(), (parameters, seed) => {
        const mutant = mutate(parameters, seed);
        expect(mutate(parameters, seed)).toEqual(mutant);
        expect(completeParameters(mutant)).toEqual(mutant);
        expect([mutant.wave, mutant.volume, mutant.noiseSeed]).toEqual([
          parameters.wave,
          parameters.volume,
          parameters.noiseSeed,
        ]);
        for (const name of synthParameterNames) {
          const { minimum, maximum, scale } = synthParameters[name];
          const moved =
            scale === 'linear'
              ? Math.abs(mutant[name] - parameters[name]) / (maximum - minimum)
              : Math.abs(Math.log(mutant[name] / parameters[name]) / Math.log(maximum / minimum));
          expect(moved).toBeLessThan(0.11);
        }
      }),
      { seed: 1, numRuns: 200 },
    );
    const start = createPreset('laser', 1);
    const different = Array.from({ length: 50 }, (_, seed) => serializeSynth(mutate(start, seed)));
    expect(new Set(different).size).toBeGreaterThan(45);
  });
});

describe('rendering', () => {
  it('gives a valid sound for any parameters', () => {
    fc.assert(
      fc.property(arbitraryParameters(0.2), (parameters) => {
        const sound = renderSound(parameters);
        expect(createSound(sound.sampleRate, sound.channels).ok).toBe(true);
        expect(peakOf(samples(sound))).toBeLessThanOrEqual(1);
        expect(frameCount(sound)).toBeGreaterThanOrEqual(1);
        expect(frameCount(sound)).toBeLessThanOrEqual(synthFrames(parameters));
      }),
      { seed: 1, numRuns: 60 },
    );
  });

  it('ends when the pitch falls below the minimum frequency', () => {
    const falling = completeParameters({ sustain: 1, frequency: 800, slide: -24, minimumFrequency: 400 });
    expect(duration(renderSound(falling))).toBeCloseTo(0.5, 3);
  });

  it.each(waves)('of a %s uses the range of amplitudes', (wave) => {
    const sound = renderSound(completeParameters({ wave, sustain: 0.3, decay: 0, frequency: 200, volume: 1 }));
    expect(peakOf(samples(sound))).toBeGreaterThan(0.9);
  });

  it('of noise differs with its seed', () => {
    const noise = (noiseSeed: number) => renderSound(completeParameters({ wave: 'noise', noiseSeed }));
    expect(noise(1)).toEqual(noise(1));
    expect(noise(1)).not.toEqual(noise(2));
  });
});
