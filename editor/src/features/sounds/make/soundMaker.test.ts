import {
  createPreset,
  encodeWav,
  mutate,
  parseSynth,
  presetNames,
  renderSound,
  serializeSynth,
  synthParameterNames,
  synthParameters,
} from '@playhouse/audio';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { positionOfValue, sliderSteps, valueAtPosition, valueText } from './sliderScale.ts';
import {
  changeSeed,
  choosePreset,
  mutateSettings,
  redoMaker,
  reopenMaker,
  type SoundMaker,
  setParameter,
  setWave,
  startMaker,
  undoMaker,
} from './soundMaker.ts';

const settings = ({ current }: SoundMaker) => current.parameters;

describe('the settings of a made sound', () => {
  it.each(presetNames)('are those of the preset “%s” and the seed', (preset) => {
    expect(settings(startMaker(preset, 7))).toEqual(createPreset(preset, 7));
    expect(settings(choosePreset(startMaker('coin', 1), preset, 8))).toEqual(createPreset(preset, 8));
  });

  it('are mutated by a seed, and a new seed mutates the same settings again', () => {
    const coin = createPreset('coin', 3);
    const mutated = mutateSettings(startMaker('coin', 3), 11);
    expect(settings(mutated)).toEqual(mutate(coin, 11));
    expect(settings(changeSeed(mutated, 12))).toEqual(mutate(coin, 12));
    expect(settings(mutateSettings(mutated, 12))).toEqual(mutate(mutate(coin, 11), 12));
  });

  it('follow the seed of the preset, but settings of an old sound have no seed', () => {
    expect(settings(changeSeed(startMaker('laser', 1), 2))).toEqual(createPreset('laser', 2));
    const kept = reopenMaker(createPreset('hit', 5));
    expect(changeSeed(kept, 6)).toBe(kept);
  });

  it('become one step when the same slider is moved, however often', () => {
    const start = startMaker('jump', 1);
    let maker = setParameter(start, 'attack', 0.1);
    maker = setParameter(setParameter(maker, 'attack', 0.2), 'attack', 0.3);
    maker = setWave(setParameter(maker, 'decay', 1), 'sine');
    expect(maker.past).toHaveLength(3);
    expect(settings(undoMaker(undoMaker(maker)))).toEqual({ ...settings(start), attack: 0.3 });
    expect(settings(undoMaker(undoMaker(undoMaker(maker))))).toEqual(settings(start));
    expect(undoMaker(start)).toEqual(start);
    expect(redoMaker(undoMaker(maker))).toEqual(maker);
  });

  it('stay within their limits, and no step is made without a change', () => {
    const start = startMaker('jump', 1);
    expect(settings(setParameter(start, 'volume', 5)).volume).toBe(1);
    expect(setParameter(start, 'volume', settings(start).volume)).toBe(start);
    expect(setWave(start, settings(start).wave)).toBe(start);
  });

  it('survive in the file: the sound that they make again has the same bytes', () => {
    fc.assert(
      fc.property(fc.constantFrom(...presetNames), fc.nat(999_999), fc.nat(999_999), (preset, seed, mutation) => {
        const parameters = settings(mutateSettings(startMaker(preset, seed), mutation));
        const again = parseSynth(serializeSynth(parameters));
        if (!again.ok) throw new Error(again.fault.message);
        expect(settings(reopenMaker(again.value))).toEqual(parameters);
        expect(encodeWav(renderSound(again.value))).toEqual(encodeWav(renderSound(parameters)));
      }),
      { numRuns: 12, seed: 5 },
    );
  });
});

describe('the slider of a setting', () => {
  const names = synthParameterNames.filter((name) => name !== 'noiseSeed');

  it.each(names)('reaches both ends of “%s”, and each position has its own value', (name) => {
    const steps = sliderSteps(name);
    const { minimum, maximum } = synthParameters[name];
    expect([valueAtPosition(name, 0), valueAtPosition(name, steps)]).toEqual([minimum, maximum]);
    for (let position = 0; position < steps; position++) {
      const value = valueAtPosition(name, position);
      expect(valueAtPosition(name, position + 1)).toBeGreaterThan(value);
      expect(positionOfValue(name, value)).toBe(position);
    }
  });

  it('shows the value with its unit', () => {
    expect([valueText('frequency', 1234.5), valueText('attack', 0.125), valueText('duty', 0.5)]).toEqual([
      '1,234.5 Hz',
      '0.125 s',
      '0.5',
    ]);
  });
});
