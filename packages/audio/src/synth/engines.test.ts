import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { applySoundEdit, type SoundEdit } from '../edit/soundEdit.ts';
import type { Sound } from '../sound/sound.ts';
import { expectValue } from '../test/arbitrarySound.ts';
import { runInOtherEngine } from '../test/otherEngine.ts';
import { encodeWav } from '../wav/encode.ts';
import { completeParameters, type SynthParameters, synthParameterNames, synthParameters } from './parameters.ts';
import { createPreset, mutate, type PresetName, presetNames } from './presets.ts';
import { renderSound } from './render.ts';
import { serializeSynth } from './serialize.ts';

/** The beginnings of SHA-256 of WAV files, seed 42. They change only when the sounds are meant to change. */
const digests: Readonly<Record<PresetName, string>> = {
  jump: '9fef951d0263a07a',
  coin: 'c4c990faba63a09a',
  hit: '87fe53d949ecd148',
  blast: 'f2ca5abc0951f304',
  laser: '18eab3483ffffd40',
  powerup: '58bd39496aa73386',
  blip: '6ba5827b63b753a9',
  random: 'bbb4b7339c4a93e5',
};

/** Short sounds that use every parameter. */
const everything: Partial<SynthParameters> = {
  wave: 'square',
  attack: 0.01,
  sustain: 0.05,
  punch: 0.4,
  decay: 0.04,
  frequency: 523.3,
  minimumFrequency: 30,
  slide: 37.7,
  slideAcceleration: -91.3,
  vibratoDepth: 1.7,
  vibratoRate: 19.3,
  arpeggioShift: 5,
  arpeggioTime: 0.03,
  retriggerRate: 16.1,
  duty: 0.37,
  dutySweep: 1.3,
  lowPass: 5_000,
  lowPassSweep: -7.1,
  resonance: 0.8,
  highPass: 91,
  highPassSweep: 3.3,
  flangerDelay: 1.9,
  flangerSweep: 7.7,
  volume: 0.8,
  noiseSeed: 77,
};
const everythingDigests: readonly string[] = ['4a8c814385b2c767', '660d8c7135269af4'];

/** Operations whose formulas have powers and sines. */
const edits: readonly SoundEdit[] = [
  { kind: 'gain', range: { from: 0, to: 2_000 }, decibels: -3.3 },
  { kind: 'fadeIn', range: { from: 0, to: 3_000 }, curve: 'equalPower' },
  { kind: 'fadeOut', range: { from: 2_000, to: 4_000 }, curve: 'exponential' },
  { kind: 'changeSpeed', factor: 1.37 },
  { kind: 'resample', sampleRate: 22_050 },
  { kind: 'normalize', range: { from: 0, to: 9_000 }, decibels: -0.7 },
];
const editedDigest = '033e179ed20844ab';

function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}

function presetFile(name: PresetName): Uint8Array {
  const parameters = mutate(createPreset(name, 42), 7);
  return encodeWav(renderSound(parameters), { recipe: serializeSynth(parameters), ditherSeed: 42 });
}

function editedFile(): Uint8Array {
  const start = renderSound(createPreset('blip', 42));
  const edited = edits.reduce<Sound>((sound, edit) => expectValue(applySoundEdit(sound, edit)), start);
  return encodeWav(edited, { sampleFormat: 'float32' });
}

const everythingFiles = () =>
  (['square', 'noise'] as const).map((wave) => encodeWav(renderSound(completeParameters({ ...everything, wave }))));

/** The presets that another engine renders: a short one, as it is slow. */
const shortPresets: readonly PresetName[] = ['blip'];

/** Writes files as hexadecimal lines. The same steps as above, as a module for another engine. */
const script = `
import { applySoundEdit, completeParameters, createPreset, encodeWav, mutate, renderSound, serializeSynth } from 'audio';
const hex = (bytes) => Array.from(bytes, (byte) => (byte + 256).toString(16).slice(1)).join('');
const lines = ${JSON.stringify(shortPresets)}.map((name) => {
  const parameters = mutate(createPreset(name, 42), 7);
  return hex(encodeWav(renderSound(parameters), { recipe: serializeSynth(parameters), ditherSeed: 42 }));
});
const everything = ${JSON.stringify(everything)};
for (const wave of ['square', 'noise']) {
  lines.push(hex(encodeWav(renderSound(completeParameters({ ...everything, wave })))));
}
let sound = renderSound(createPreset('blip', 42));
for (const edit of ${JSON.stringify(edits)}) sound = applySoundEdit(sound, edit).value;
lines.push(hex(encodeWav(sound, { sampleFormat: 'float32' })));
globalThis.result = lines.join('\\n');
`;

describe('the bytes of sounds are the same', () => {
  it.each(presetNames)('for %s as when this was written', (name) => {
    expect(digestOf(presetFile(name))).toBe(digests[name]);
  });

  it('for sounds that use every parameter as when this was written', () => {
    expect(everythingFiles().map(digestOf)).toEqual(everythingDigests);
    const unused = synthParameterNames.filter((name) => everything[name] === synthParameters[name].initial);
    expect([Object.keys(everything).length, unused]).toEqual([synthParameterNames.length + 1, []]);
  });

  it('for edits as when this was written', () => {
    expect(digestOf(editedFile())).toBe(editedDigest);
  });

  it('in another engine', async () => {
    const lines = (await runInOtherEngine(script)).split('\n');
    const found = lines.map((line) => digestOf(Buffer.from(line, 'hex')));
    expect(found).toEqual([...shortPresets.map((name) => digests[name]), ...everythingDigests, editedDigest]);
  });

  it('because nothing is used whose last bits differ between engines', () => {
    const source = path.resolve(import.meta.dirname, '..');
    const exact = ['abs', 'ceil', 'floor', 'fround', 'imul', 'max', 'min', 'round', 'sqrt', 'trunc'];
    const literals = ['LN2', 'LOG2E', 'PI', 'SQRT1_2', 'SQRT2'];
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('test'),
    );
    expect(files.length).toBeGreaterThan(20);
    for (const file of files) {
      const code = readFileSync(path.join(source, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
      const used = [...code.matchAll(/Math\.(\w+)/g)].map(([, name]) => name);
      expect(used.filter((name) => !exact.includes(name ?? '') && !literals.includes(name ?? ''))).toEqual([]);
      expect(code).not.toMatch(/\*\*|Math\[|\bDate\b|\bcrypto\b/);
    }
  });
});
