import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FrameRange } from '../sound/range.ts';
import type { Sound } from '../sound/sound.ts';
import { arbitrarySound, expectValue, samplesOf, soundFrom } from '../test/arbitrarySound.ts';
import { editSound, historySize, redoSoundEdit, startSoundHistory, undoSoundEdit } from './history.ts';
import { applySoundEdit, type SoundEdit } from './soundEdit.ts';

const range: fc.Arbitrary<FrameRange> = fc
  .tuple(fc.nat(40), fc.nat(20))
  .map(([from, length]) => ({ from, to: from + length }));
const curve = fc.constantFrom('linear', 'equalPower', 'exponential');
const kinds = <const Kinds extends string[]>(...names: Kinds) => fc.constantFrom(...names);

/** Edits of every kind; many are refused. */
const edit = fc.oneof(
  fc.record({ kind: kinds('trim', 'delete', 'silence', 'reverse', 'removeDc'), range }),
  fc.record({ kind: kinds('fadeIn', 'fadeOut'), range, curve }),
  fc.record({ kind: kinds('gain'), range, decibels: fc.integer({ min: -99, max: 30 }) }),
  fc.record({ kind: kinds('normalize'), range, decibels: fc.integer({ min: -30, max: 3 }) }),
  fc.record({ kind: kinds('insert'), at: fc.nat(40), clip: arbitrarySound(10) }),
  fc.record({ kind: kinds('replace'), range, clip: arbitrarySound(10) }),
  fc.record({ kind: kinds('insertSilence'), at: fc.nat(40), frames: fc.integer({ min: -1, max: 10 }) }),
  fc.record({
    kind: kinds('setLoop'),
    loop: fc.option(fc.record({ start: fc.nat(20), end: fc.nat(40) }), { nil: undefined }),
  }),
  fc.record({ kind: kinds('crossfadeLoop'), frames: fc.nat(5), curve }),
  fc.record({ kind: kinds('mixToMono', 'spreadToStereo') }),
  fc.record({ kind: kinds('resample'), sampleRate: fc.constantFrom(8_000, 44_100, 48_000, 100_000) }),
  fc.record({ kind: kinds('changeSpeed'), factor: fc.constantFrom(0, 0.5, 1, 1.5) }),
  fc.record({ kind: kinds('trimSilence'), decibels: fc.constantFrom(-60, -20, 1) }),
) as fc.Arbitrary<SoundEdit>;

/** A sound as plain values; its samples as bits, so that 0 and -0 differ. */
const plain = ({ sampleRate, loop, channels }: Sound) => ({
  sampleRate,
  loop,
  channels: channels.map((samples) => [...new Uint32Array(samples.slice().buffer)]),
});

describe('the history of a sound', () => {
  it('takes back and repeats edits of every kind, bit for bit', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(arbitrarySound(), fc.array(edit, { minLength: 1, maxLength: 12 }), (sound, edits) => {
        let history = startSoundHistory(sound);
        const states = [plain(sound)];
        for (const next of edits) {
          const result = editSound(history, next);
          if (!result.ok || result.value === history) continue;
          seen.add(next.kind);
          history = result.value;
          states.push(plain(history.sound));
        }
        const last = history;
        for (const state of states.slice(0, -1).reverse()) {
          history = undoSoundEdit(history);
          expect(plain(history.sound)).toEqual(state);
        }
        expect(undoSoundEdit(history)).toBe(history);
        for (const state of states.slice(1)) {
          history = redoSoundEdit(history);
          expect(plain(history.sound)).toEqual(state);
        }
        expect(redoSoundEdit(history)).toBe(history);
        expect(plain(history.sound)).toEqual(plain(last.sound));
      }),
      { seed: 1, numRuns: 400 },
    );
    expect(seen.size).toBe(19);
  });

  it('never exceeds its budget, and drops the oldest steps first', () => {
    fc.assert(
      fc.property(arbitrarySound(), fc.array(edit, { maxLength: 20 }), fc.nat(600), (sound, edits, budget) => {
        let history = startSoundHistory(sound, budget);
        for (const [index, next] of edits.entries()) {
          const result = editSound(history, next);
          if (result.ok) history = result.value;
          if (index % 3 === 2) history = undoSoundEdit(history);
          if (index % 5 === 4) history = redoSoundEdit(history);
          expect(historySize(history)).toBeLessThanOrEqual(budget);
        }
      }),
      { seed: 1, numRuns: 300 },
    );
    let history = startSoundHistory(soundFrom([[0.1, 0.2, 0.3, 0.4]]), 8);
    for (const at of [0, 1, 2]) {
      history = expectValue(editSound(history, { kind: 'silence', range: { from: at, to: at + 1 } }));
    }
    expect(historySize(history)).toBe(8);
    history = undoSoundEdit(undoSoundEdit(undoSoundEdit(history)));
    expect(samplesOf(history.sound)).toEqual(samplesOf(soundFrom([[0, 0.2, 0.3, 0.4]])));
  });

  it('keeps only what an edit changes', () => {
    const sound = soundFrom([new Array<number>(100_000).fill(0.5)]);
    const history = expectValue(
      editSound(startSoundHistory(sound), { kind: 'silence', range: { from: 500, to: 510 } }),
    );
    expect(historySize(history)).toBe(40);
    const looped = expectValue(editSound(history, { kind: 'setLoop', loop: { start: 0, end: 9 } }));
    expect(historySize(looped)).toBe(40);
    expect(undoSoundEdit(looped).sound.channels[0]).toBe(history.sound.channels[0]);
  });

  it('shares the samples of an edit of the whole sound', () => {
    const sound = soundFrom([[0.1, 0.2]]);
    const edited = expectValue(
      editSound(startSoundHistory(sound), { kind: 'gain', range: { from: 0, to: 2 }, decibels: 6 }),
    );
    expect(undoSoundEdit(edited).sound.channels[0]).toBe(sound.channels[0]);
  });

  it('forgets what was taken back when another edit follows, and has no step for an edit without effect', () => {
    const start = startSoundHistory(soundFrom([[0.1, 0.2]]));
    const edited = expectValue(editSound(start, { kind: 'reverse', range: { from: 0, to: 2 } }));
    const other = expectValue(editSound(undoSoundEdit(edited), { kind: 'silence', range: { from: 0, to: 1 } }));
    expect(other.redoSteps).toEqual([]);
    expect(other.undoSteps.map(({ kind }) => kind)).toEqual(['silence']);
    expect(expectValue(editSound(other, { kind: 'silence', range: { from: 0, to: 1 } }))).toBe(other);
  });
});

describe('an edit', () => {
  const sound = soundFrom([[0.5, 0.25]]);
  const whole = { from: 0, to: 2 };

  it.each([
    ['leaves nothing', { kind: 'delete', range: whole }, 'empty'],
    ['leaves no frame', { kind: 'trim', range: { from: 1, to: 1 } }, 'empty'],
    ['finds only silence', { kind: 'trimSilence', decibels: -1 }, 'empty'],
    ['is too loud', { kind: 'gain', range: whole, decibels: 61 }, 'parameter'],
    ['has no level', { kind: 'gain', range: whole, decibels: Number.NaN }, 'parameter'],
    ['normalizes beyond full scale', { kind: 'normalize', range: whole, decibels: 1 }, 'parameter'],
    ['has no rate', { kind: 'resample', sampleRate: 0 }, 'rate'],
  ] as [string, SoundEdit, string][])('that %s is refused', (_, refused, code) => {
    expect(applySoundEdit(sound, refused)).toMatchObject({ ok: false, fault: { code } });
  });
});
