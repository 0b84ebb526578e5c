import { factorOfSemitones } from '../math/decibels.ts';
import { seedRandom } from '../math/random.ts';
import { sine } from '../math/sine.ts';
import { type Sound, soundOf } from '../sound/sound.ts';
import { createFilters } from './filters.ts';
import { createFlanger } from './flanger.ts';
import { completeParameters, type SynthParameters, synthRate, type Wave } from './parameters.ts';

/** Steps of the oscillator for each sample; their mean is the sample. It softens what a sharp edge would alias. */
const oversampling = 8;
const noiseValues = 32;

/** The frames of a sound with these parameters, unless its pitch falls below the minimum frequency earlier. */
export function synthFrames({ attack, sustain, decay }: SynthParameters): number {
  return Math.max(1, Math.round((attack + sustain + decay) * synthRate));
}

/**
 * Computes a sound: mono, at 44,100 Hz, within full scale, of at least one frame. The same samples for the same
 * parameters on every machine. Parameters out of range become the nearest.
 */
export function renderSound(parameters: SynthParameters): Sound {
  const complete = completeParameters(parameters);
  const frames = synthFrames(complete);
  const samples = new Float32Array(frames);
  const oscillate = createOscillator(complete);
  const filter = createFilters(complete);
  const flange = createFlanger(complete);
  let end = frames;
  for (let index = 0; index < frames; index++) {
    const time = index / synthRate;
    const sinceTrigger = retriggerTime(complete, time);
    const frequency = pitchAt(complete, time, sinceTrigger);
    if (frequency < complete.minimumFrequency) {
      end = Math.max(1, index);
      break;
    }
    const tone = oscillate(frequency, dutyAt(complete, sinceTrigger));
    const level = tone * envelopeAt(complete, time);
    const value = flange(filter(level, time), time) * complete.volume;
    samples[index] = Math.max(-1, Math.min(1, value));
  }
  return soundOf(synthRate, [end === frames ? samples : samples.slice(0, end)]);
}

/** The level after a time in seconds: up in the attack, with punch in the sustain, down in the decay. */
function envelopeAt({ attack, sustain, punch, decay }: SynthParameters, time: number): number {
  if (time < attack) return time / attack;
  const sustained = time - attack;
  if (sustained < sustain) return 1 + punch * (1 - sustained / sustain);
  const decayed = sustained - sustain;
  return decayed < decay ? 1 - decayed / decay : 0;
}

/** Hz after a time, at most half of the sample rate. Vibrato does not begin again with a retrigger. */
function pitchAt(parameters: SynthParameters, time: number, sinceTrigger: number): number {
  const { frequency, slide, slideAcceleration, arpeggioShift, arpeggioTime, vibratoDepth, vibratoRate } = parameters;
  const slid = sinceTrigger * (slide + (sinceTrigger * slideAcceleration) / 2);
  const jump = sinceTrigger >= arpeggioTime ? arpeggioShift : 0;
  const vibrato = vibratoDepth === 0 ? 0 : vibratoDepth * sine(vibratoRate * time);
  return Math.min(synthRate / 2, frequency * factorOfSemitones(slid + jump + vibrato));
}

function retriggerTime({ retriggerRate }: SynthParameters, time: number): number {
  if (retriggerRate === 0) return time;
  return time - Math.floor(time * retriggerRate) / retriggerRate;
}

function dutyAt({ duty, dutySweep }: SynthParameters, sinceTrigger: number): number {
  return Math.max(0.02, Math.min(0.98, duty + dutySweep * sinceTrigger));
}

/** A function that gives the next sample of a wave, whose phase goes on from the last one. */
function createOscillator({ wave, noiseSeed }: SynthParameters): (frequency: number, duty: number) => number {
  const random = seedRandom(noiseSeed);
  let noise = random() * 2 - 1;
  let phase = 0;
  const scale = wave === 'noise' ? noiseValues : 1;
  return (frequency, duty) => {
    const step = (frequency * scale) / (synthRate * oversampling);
    let sum = 0;
    for (let part = 0; part < oversampling; part++) {
      sum += wave === 'noise' ? noise : waveAt(wave, phase, duty);
      phase += step;
      while (phase >= 1) {
        phase -= 1;
        if (wave === 'noise') noise = random() * 2 - 1;
      }
    }
    return sum / oversampling;
  };
}

/** The value of a wave at a phase from 0 to below 1. All begin at 0 and rise, except the square, which begins high. */
function waveAt(wave: Wave, phase: number, duty: number): number {
  switch (wave) {
    case 'square':
      return phase < duty ? 1 : -1;
    case 'sawtooth':
      return phase < 0.5 ? 2 * phase : 2 * phase - 2;
    case 'triangle':
      return phase < 0.25 ? 4 * phase : phase < 0.75 ? 2 - 4 * phase : 4 * phase - 4;
    default:
      return sine(phase);
  }
}
