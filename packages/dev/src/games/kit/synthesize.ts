const rate = 22_050;

/** One voice of a sound: a tone that glides from one pitch to another and fades. Times in seconds, pitches in hertz. */
interface Tone {
  readonly at: number;
  readonly lasts: number;
  readonly from: number;
  readonly to: number;
  readonly loudness: number;
  /** 0 sine, 1 a softened square, 2 noise. */
  readonly shape: 0 | 1 | 2;
}

/** The sounds of a game by their asset names, each made of tones. */
export type Sounds = Readonly<Record<string, readonly Tone[]>>;

/** Synthesizes sounds as 16-bit mono WAV. Always the same bytes. Keys are file names. */
export function synthesizeSounds(sounds: Sounds): Map<string, Uint8Array> {
  return new Map(Object.entries(sounds).map(([name, tones]) => [`${name}.wav`, wavOf(samplesOf(tones))]));
}

function samplesOf(tones: readonly Tone[]): Float64Array {
  const length = Math.max(...tones.map((tone) => tone.at + tone.lasts));
  const samples = new Float64Array(Math.ceil(length * rate));
  for (const tone of tones) addTone(samples, tone);
  return samples;
}

function addTone(samples: Float64Array, tone: Tone): void {
  const first = Math.floor(tone.at * rate);
  const count = Math.floor(tone.lasts * rate);
  let phase = 0;
  let noise = 12_345;
  for (let index = 0; index < count; index++) {
    const progress = index / count;
    phase += (tone.from + (tone.to - tone.from) * progress) / rate;
    noise = (noise * 1_103_515_245 + 12_345) % 2_147_483_648;
    const wave = Math.sin(2 * Math.PI * phase);
    const value = tone.shape === 0 ? wave : tone.shape === 1 ? Math.tanh(3 * wave) : noise / 1_073_741_824 - 1;
    const attack = Math.min(1, index / (0.008 * rate));
    const fade = (1 - progress) ** 2;
    samples[first + index] = (samples[first + index] ?? 0) + value * attack * fade * tone.loudness;
  }
}

function wavOf(samples: Float64Array): Uint8Array {
  const bytes = new Uint8Array(44 + samples.length * 2);
  const view = new DataView(bytes.buffer);
  const write = (offset: number, text: string) => bytes.set(new TextEncoder().encode(text), offset);
  write(0, 'RIFF');
  view.setUint32(4, bytes.length - 8, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  write(36, 'data');
  view.setUint32(40, samples.length * 2, true);
  samples.forEach((sample, index) => {
    view.setInt16(44 + index * 2, Math.round(Math.max(-1, Math.min(1, sample)) * 32_000), true);
  });
  return bytes;
}
