import { createSound, frameCount, type Sound } from '@playhouse/audio';
import { describe, expect, it } from 'vitest';
import { isSilent, longestRecording, meterPart, microphoneAdvice, Tape, trimRecording } from './recording.ts';

const rate = 8_000;
const margin = rate / 100;

function soundOf(...parts: readonly (readonly [seconds: number, amplitude: number])[]): Sound {
  const samples = parts.flatMap(([seconds, amplitude]) =>
    Array.from({ length: Math.round(seconds * rate) }, (_, index) => (index % 2 === 0 ? amplitude : -amplitude)),
  );
  const made = createSound(rate, [Float32Array.from(samples)]);
  if (!made.ok) throw new Error(made.fault.message);
  return made.value;
}

describe('a tape', () => {
  it('has what was appended, in order', () => {
    const tape = new Tape(rate);
    expect(tape.toSound()).toMatchObject({ ok: false, fault: { code: 'empty' } });
    tape.append(Float32Array.of(0.5, -0.25));
    tape.append(Float32Array.of(0.125));
    expect(tape.seconds).toBe(3 / rate);
    const sound = tape.toSound();
    expect(sound.ok && [sound.value.sampleRate, ...(sound.value.channels[0] ?? [])]).toEqual([rate, 0.5, -0.25, 0.125]);
  });

  it('ends at the longest recording', () => {
    const tape = new Tape(rate);
    for (let second = 0; second < longestRecording; second++) {
      expect(tape.isFull).toBe(false);
      tape.append(new Float32Array(rate + 7));
    }
    expect(tape.isFull).toBe(true);
    tape.append(new Float32Array(50));
    const sound = tape.toSound();
    expect(sound.ok && frameCount(sound.value)).toBe(longestRecording * rate);
  });
});

describe('trimming a recording', () => {
  it.each<readonly [string, Sound, number]>([
    ['silence at both ends', soundOf([0.5, 0], [0.25, 0.5], [0.5, 0]), 0.25 * rate + 2 * margin],
    ['noise 40 dB below the sound', soundOf([0.5, 0.005], [0.25, 0.5], [0.5, 0.005]), 0.25 * rate + 2 * margin],
    ['a pause inside', soundOf([0.5, 0], [0.1, 0.5], [0.3, 0], [0.1, 0.5]), 0.5 * rate + margin],
    ['noise 20 dB below the sound, which is part of it', soundOf([0.5, 0.05], [0.25, 0.5]), 0.75 * rate],
  ])('leaves the sound with a hundredth of a second around it: %s', (_, sound, frames) => {
    expect(frameCount(trimRecording(sound))).toBe(frames);
  });

  it.each<readonly [string, Sound]>([
    ['all is silent', soundOf([1, 0])],
    ['nothing is silent', soundOf([1, 0.5])],
    ['less silence than the margin', soundOf([0.005, 0], [1, 0.5], [0.005, 0])],
  ])('leaves the sound as it is when %s', (_, sound) => {
    expect(trimRecording(sound)).toBe(sound);
  });

  it('tells whether anything was heard', () => {
    expect([isSilent(soundOf([1, 0])), isSilent(soundOf([1, 0.0009])), isSilent(soundOf([1, 0], [0.1, 0.1]))]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

it('shows levels on a scale of 60 dB', () => {
  expect([0, 0.0005, 1, 2].map(meterPart)).toEqual([0, 0, 1, 1]);
  expect(meterPart(0.001)).toBeCloseTo(0, 3);
  // 20 dB less is a third of the meter less.
  expect(meterPart(0.1)).toBeCloseTo(2 / 3, 3);
});

it.each([
  ['NotAllowedError', 'Allow it'],
  ['NotFoundError', 'Connect one'],
  ['NotReadableError', 'Close that program'],
  ['TypeError', 'Choose a file instead'],
])('says what to do about %s', (name, words) => {
  expect(microphoneAdvice(name)).toContain(words);
});
