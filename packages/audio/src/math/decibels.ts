import { exp2, log2 } from './exponential.ts';

/** log2(10) / 20 */
const octavesPerDecibel = 0.16609640474436813;

/** The factor of a gain in dB: 0 gives 1, -20 gives 0.1. */
export function factorOfDecibels(decibels: number): number {
  return exp2(decibels * octavesPerDecibel);
}

/** An amplitude in dBFS: 1 gives 0, 0.1 gives -20, and 0 gives minus infinity. */
export function decibelsOfAmplitude(amplitude: number): number {
  return log2(Math.abs(amplitude)) / octavesPerDecibel;
}

/** The factor of frequency, or speed, of an interval in semitones: 12 gives 2. */
export function factorOfSemitones(semitones: number): number {
  return exp2(semitones / 12);
}
