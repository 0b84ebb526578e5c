import type { SynthParameters } from '../synth/parameters.ts';

/**
 * The synthesizer written a second time, from the documentation of its parameters: with the functions of the engine,
 * the phase as an integral, textbook filters, and no care for speed. Noise takes its values from `random`.
 */
export function slowSamples(p: SynthParameters, random: () => number): number[] {
  const rate = 44_100;
  const total = Math.max(1, Math.round((p.attack + p.sustain + p.decay) * rate));
  const dry: number[] = [];
  let cycles = 0;
  const drawn = [random() * 2 - 1];
  for (let n = 0; n < total; n++) {
    const t = n / rate;
    const restarted = p.retriggerRate > 0 ? t - Math.floor(t * p.retriggerRate) / p.retriggerRate : t;
    const semitones =
      p.slide * restarted +
      0.5 * p.slideAcceleration * restarted ** 2 +
      (restarted >= p.arpeggioTime ? p.arpeggioShift : 0) +
      p.vibratoDepth * Math.sin(2 * Math.PI * p.vibratoRate * t);
    const hertz = Math.min(22_050, p.frequency * 2 ** (semitones / 12));
    if (hertz < p.minimumFrequency) break;
    const duty = Math.min(0.98, Math.max(0.02, p.duty + p.dutySweep * restarted));
    let sum = 0;
    for (let part = 0; part < 8; part++) {
      const now = cycles + (part * hertz) / (8 * rate);
      if (p.wave === 'noise') {
        while (drawn.length <= Math.floor(now * 32)) drawn.push(random() * 2 - 1);
        sum += drawn[Math.floor(now * 32)] ?? 0;
      } else {
        sum += shape(p.wave, now - Math.floor(now), duty);
      }
    }
    cycles += hertz / rate;
    dry.push((sum / 8) * envelope(p, t));
  }
  let wet = dry;
  if (p.lowPass < 20_000 || p.lowPassSweep !== 0) {
    wet = filtered(wet, 'low', (t) => p.lowPass * 2 ** (p.lowPassSweep * t), 1 / (Math.SQRT2 - 1.3 * p.resonance));
  }
  if (p.highPass > 20 || p.highPassSweep !== 0) {
    wet = filtered(wet, 'high', (t) => p.highPass * 2 ** (p.highPassSweep * t), Math.SQRT1_2);
  }
  if (p.flangerDelay !== 0 || p.flangerSweep !== 0) wet = flanged(wet, p);
  return wet.map((sample) => Math.max(-1, Math.min(1, sample * p.volume)));
}

function shape(wave: SynthParameters['wave'], phase: number, duty: number): number {
  if (wave === 'square') return phase < duty ? 1 : -1;
  if (wave === 'sawtooth') return 2 * (phase - Math.round(phase));
  if (wave === 'triangle') return (2 / Math.PI) * Math.asin(Math.sin(2 * Math.PI * phase));
  return Math.sin(2 * Math.PI * phase);
}

function envelope(p: SynthParameters, t: number): number {
  if (t < p.attack) return t / p.attack;
  if (t < p.attack + p.sustain) return 1 + p.punch * (1 - (t - p.attack) / p.sustain);
  return Math.max(0, 1 - (t - p.attack - p.sustain) / p.decay);
}

/** The two integrators of an analog filter, by the trapezoidal rule, with its three equations solved for the band. */
function filtered(
  input: readonly number[],
  kind: 'low' | 'high',
  cutoff: (t: number) => number,
  quality: number,
): number[] {
  let state = { band: 0, low: 0 };
  return input.map((sample, n) => {
    const hertz = Math.max(10, Math.min(21_000, cutoff(n / 44_100)));
    const g = Math.tan((Math.PI * hertz) / 44_100);
    // high = sample - band / quality - low; band = band' + g high; low = low' + g band
    const determinant = 1 + g / quality + g * g;
    const band = (state.band + g * (sample - state.low)) / determinant;
    const low = state.low + g * band;
    const high = sample - band / quality - low;
    state = { band: 2 * band - state.band, low: 2 * low - state.low };
    return kind === 'low' ? low : high;
  });
}

function flanged(input: readonly number[], p: SynthParameters): number[] {
  const at = (n: number) => input[n] ?? 0;
  return input.map((sample, n) => {
    const delay = (Math.max(0, Math.min(20, p.flangerDelay + (p.flangerSweep * n) / 44_100)) * 44_100) / 1000;
    const place = n - delay;
    const share = place - Math.floor(place);
    const delayed = at(Math.floor(place)) * (1 - share) + (share > 0 ? at(Math.floor(place) + 1) * share : 0);
    return (sample + delayed) / Math.SQRT2;
  });
}
