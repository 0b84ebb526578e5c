import {
  applySoundEdit,
  createPreset,
  createSound,
  decodeWav,
  encodeWav,
  renderSound,
  type Sound,
  type SoundEdit,
  serializeSynth,
} from '@playhouse/audio';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type OpenedSound, SoundContent } from './soundContent.ts';

function soundOf(frames: number, sampleAt: (frame: number) => number): Sound {
  const made = createSound(8_000, [Float32Array.from({ length: frames }, (_, frame) => sampleAt(frame))]);
  if (!made.ok) throw new Error(made.fault.message);
  return made.value;
}

/** Steps that 16 bits can store. */
const rising = soundOf(400, (frame) => frame / 512);
const whole = { from: 0, to: 400 };
const trim: SoundEdit = { kind: 'trim', range: { from: 5, to: 100 } };
const reverse: SoundEdit = { kind: 'reverse', range: whole };
const nothing: SoundEdit = { kind: 'gain', range: whole, decibels: 0 };
const impossible: SoundEdit = { kind: 'delete', range: whole };

function open(content: SoundContent, bytes: Uint8Array, edits: readonly SoundEdit[] = []): OpenedSound {
  const opened = content.openWav(bytes, edits);
  if (!opened.ok) throw new Error(opened.fault.message);
  return opened.value;
}

const samplesOf = (content: SoundContent) => [...(content.samples().channels[0] ?? [])];

function after(sound: Sound, ...edits: readonly SoundEdit[]): readonly number[] {
  const end = edits.reduce((current, edit) => {
    const next = applySoundEdit(current, edit);
    return next.ok ? next.value : current;
  }, sound);
  return [...(end.channels[0] ?? [])];
}

describe('the content of a sound editor', () => {
  it('repeats kept edits up to the first that is no longer possible, and names those that changed something', () => {
    const content = new SoundContent();
    const { applied, shown } = open(content, encodeWav(rising), [reverse, nothing, trim, impossible, reverse]);
    expect(applied).toEqual([0, 2]);
    expect(samplesOf(content)).toEqual(after(rising, reverse, trim));
    expect(shown).toEqual({
      sampleRate: 8_000,
      channels: 1,
      frames: 95,
      loop: undefined,
      clipped: 0,
      canUndo: true,
      canRedo: false,
    });
  });

  it('undoes and redoes to the same samples, and says when there is nothing to do', () => {
    const content = new SoundContent();
    open(content, encodeWav(rising));
    expect([content.undo(), content.redo()]).toEqual([undefined, undefined]);
    content.edit(trim);
    expect(content.edit(nothing)).toEqual({ ok: true, value: undefined });
    expect(content.edit(impossible).ok).toBe(false);
    expect(content.undo()).toMatchObject({ frames: 400, canUndo: false, canRedo: true });
    expect(samplesOf(content)).toEqual(after(rising));
    expect(content.redo()).toMatchObject({ frames: 95, canUndo: true, canRedo: false });
    expect(samplesOf(content)).toEqual(after(rising, trim));
  });

  it('continues from the file that was encoded, whatever was edited since', () => {
    const loud = soundOf(400, (frame) => frame / 300.3);
    const content = new SoundContent();
    content.openDecoded(loud, { facts: { container: 'Ogg', codec: 'Vorbis', sampleRate: 8_000 }, bytes: 9 }, []);
    expect(content.edit(reverse)).toMatchObject({ ok: true, value: { clipped: 99 } });
    const bytes = content.encode();
    content.edit(trim);
    const { loaded, shown } = content.rebase([trim]);
    const stored = decodeWav(bytes);
    if (!stored.ok) throw new Error(stored.fault.message);
    expect(loaded).toEqual({
      facts: { container: 'WAV', codec: '16-bit PCM', sampleRate: 8_000 },
      bytes: bytes.length,
    });
    expect([shown.clipped, shown.canUndo]).toEqual([0, true]);
    expect(samplesOf(content)).toEqual(after(stored.value.sound, trim));
    content.undo();
    expect(content.encode()).toEqual(bytes);
  });

  it('knows whether a made sound is still as it was made', () => {
    const parameters = createPreset('blip', 5);
    const made = renderSound(parameters);
    const recipe = serializeSynth(parameters);
    const isAsMade = (bytes: Uint8Array) => open(new SoundContent(), bytes).loaded.isAsMade;
    expect(isAsMade(encodeWav(made, { recipe }))).toBe(true);
    const edited = applySoundEdit(made, { kind: 'reverse', range: { from: 0, to: 500 } });
    expect(edited.ok && isAsMade(encodeWav(edited.value, { recipe }))).toBe(false);
    expect(isAsMade(encodeWav(made, { recipe: 'not a recipe' }))).toBe(false);
    expect(isAsMade(encodeWav(made))).toBe(undefined);
  });

  it('finds the least and greatest sample of each column, as counted one by one', () => {
    const sound = soundOf(5_000, (frame) => Math.sin(frame * frame) * 0.9);
    const content = new SoundContent();
    content.openDecoded(sound, { facts: { container: 'unknown', codec: '', sampleRate: undefined }, bytes: 0 }, []);
    const [samples = new Float32Array()] = sound.channels;
    fc.assert(
      fc.property(
        fc.nat(4_000),
        fc.integer({ min: 1, max: 900 }),
        fc.integer({ min: 1, max: 40 }),
        (from, width, columns) => {
          const [peaks] = content.peaks({ from, to: from + width * columns }, columns);
          for (let column = 0; column < columns; column++) {
            const part = samples.subarray(from + column * width, from + (column + 1) * width);
            if (part.length === 0) continue;
            expect([peaks?.minima[column], peaks?.maxima[column]]).toEqual([Math.min(...part), Math.max(...part)]);
          }
        },
      ),
      { seed: 1, numRuns: 60 },
    );
  });

  it.each([
    ['no WAV file', new Uint8Array(100)],
    ['a file that is cut off', encodeWav(rising).subarray(0, 30)],
  ])('refuses %s', (_, bytes) => {
    expect(new SoundContent().openWav(bytes, []).ok).toBe(false);
  });

  it('refuses decoded samples that no sound has', () => {
    const about = { facts: { container: 'Ogg', codec: 'Opus', sampleRate: 48_000 }, bytes: 1 } as const;
    const bent = { sampleRate: 48_000, channels: [Float32Array.of(0, Number.NaN)] };
    expect(new SoundContent().openDecoded(bent, about, [])).toMatchObject({ ok: false, fault: { code: 'samples' } });
  });
});
