import { applySoundEdit, createSound, decodeWav, encodeWav, type Sound, type SoundEdit } from '@playhouse/audio';
import { expect, it } from 'vitest';
import { readFileFacts } from './fileFacts.ts';
import type { LoadedSound } from './loadSound.ts';
import { SoundEditor } from './soundEditor.ts';
import { SoundSaver, type WrittenSound } from './soundSaver.ts';

const frames = 400;

/** A rising line in steps that 16 bits can store, so that every edit of it is seen. */
function risingBytes(): Uint8Array<ArrayBuffer> {
  const samples = Float32Array.from({ length: frames }, (_, index) => index / 512);
  const made = createSound(8_000, [samples]);
  if (!made.ok) throw new Error(made.fault.message);
  return encodeWav(made.value);
}

function load(bytes: Uint8Array): LoadedSound {
  const read = decodeWav(bytes);
  if (!read.ok) throw new Error(read.fault.message);
  return { sound: read.value.sound, facts: readFileFacts(bytes), bytes: bytes.length };
}

const all = { from: 0, to: frames };
const reverse: SoundEdit = { kind: 'reverse', range: all };
const quiet: SoundEdit = { kind: 'silence', range: { from: 10, to: 20 } };
const trim: SoundEdit = { kind: 'trim', range: { from: 5, to: 100 } };

function after(sound: Sound, ...edits: readonly SoundEdit[]): readonly number[] {
  const end = edits.reduce((current, edit) => {
    const next = applySoundEdit(current, edit);
    if (!next.ok) throw new Error(next.fault.message);
    return next.value;
  }, sound);
  return [...(end.channels[0] ?? [])];
}

/** An editor of a game with one sound, in which each write waits until the test answers it. */
function openSound() {
  const original = risingBytes();
  const game = { file: 'rise.wav', files: new Map([['rise.wav', original]]), steps: 0 };
  const kept = new Map<string, readonly SoundEdit[]>();
  const said: string[] = [];
  const waiting: ((answer: 'store' | 'refuse' | 'throw') => void)[] = [];
  const playback = { play() {}, stop() {}, position: () => undefined, close() {} };
  const editor = new SoundEditor(load(original), game.file, [], {
    playback,
    say: (text) => void said.push(text),
    keep: (file, edits) => void kept.set(file, edits),
  });
  const saver = new SoundSaver(editor, {
    write: (_, bytes) =>
      new Promise<WrittenSound>((resolve, reject) => {
        waiting.push((answer) => {
          if (answer === 'throw') reject(new Error('The disk is gone.'));
          if (answer === 'refuse') resolve({ ok: false, message: 'There is no room.' });
          const file = `rise ${game.files.size}.wav`;
          if (answer === 'store') game.files.set(file, bytes);
          resolve({ ok: true, file });
        });
      }),
    list(base, file) {
      if (game.file !== base) return { ok: false, message: 'The sound is no longer in the project.' };
      game.file = file;
      game.steps += 1;
      return { ok: true, name: 'rise' };
    },
    discard: async (file) => game.files.delete(file),
    say: (text) => void said.push(text),
  });
  /** Answers the write that waits, once it does. */
  const answer = async (how: 'store' | 'refuse' | 'throw') => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    waiting.shift()?.(how);
  };
  const stored = () => [...(load(game.files.get(game.file) ?? new Uint8Array()).sound.channels[0] ?? [])];
  const shown = () => [...(editor.sound.channels[0] ?? [])];
  return { game, kept, said, editor, saver, answer, stored, shown, sound: load(original).sound };
}

it('stores the edits in one step, after which nothing is unsaved', async () => {
  const { game, kept, editor, saver, answer, stored, sound } = openSound();
  editor.edit(reverse);
  editor.edit(quiet);
  const saved = saver.save();
  await answer('store');
  await saved;
  expect(stored()).toEqual(after(sound, reverse, quiet));
  expect([game.steps, editor.isDirty, editor.undo()]).toEqual([1, false, false]);
  expect([...kept.values()]).toEqual([[], []]);
});

it('keeps edits made during a save as unsaved edits of the new file', async () => {
  const { game, kept, editor, saver, answer, stored, shown, sound } = openSound();
  editor.edit(reverse);
  const saved = saver.save();
  editor.edit(trim);
  await answer('store');
  await saved;
  expect(stored()).toEqual(after(sound, reverse));
  expect(shown()).toEqual(after(sound, reverse, trim));
  expect(editor.isDirty).toBe(true);
  expect(kept.get(game.file)).toEqual([trim]);
  expect(editor.undo()).toBe(true);
  expect(shown()).toEqual(stored());
});

it('saves again when that is asked for during a save', async () => {
  const { game, editor, saver, answer, stored, sound } = openSound();
  editor.edit(reverse);
  void saver.save();
  editor.edit(trim);
  const saved = saver.save();
  await answer('store');
  await answer('store');
  await saved;
  expect(stored()).toEqual(after(sound, reverse, trim));
  expect([game.steps, editor.isDirty]).toEqual([2, false]);
});

it('saves nothing that is undone during the save', async () => {
  const { game, editor, saver, answer, shown, stored, sound } = openSound();
  editor.edit(reverse);
  editor.edit(quiet);
  const saved = saver.save();
  editor.undo();
  editor.edit(trim);
  await answer('store');
  await answer('store');
  await saved;
  expect(stored()).toEqual(after(sound, reverse, trim));
  expect(shown()).toEqual(stored());
  expect(game.steps).toBe(1);
});

it('stores nothing when all is undone during the save', async () => {
  const { game, editor, saver, answer } = openSound();
  editor.edit(reverse);
  const saved = saver.save();
  editor.undo();
  await answer('store');
  await saved;
  expect([game.file, game.steps, editor.isDirty]).toEqual(['rise.wav', 0, false]);
  expect([...game.files.keys()]).toEqual(['rise.wav']);
  expect(editor.redo()).toBe(true);
});

it.each(['refuse', 'throw'] as const)(
  'keeps the edits when writing has the result “%s”, and saves later',
  async (how) => {
    const { kept, said, editor, saver, answer, stored, sound } = openSound();
    editor.edit(reverse);
    const failed = saver.save();
    await answer(how);
    await failed;
    expect(said).toEqual([
      how === 'throw' ? 'The sound could not be saved. Its edits are kept in this browser.' : 'There is no room.',
    ]);
    expect(editor.isDirty).toBe(true);
    expect(kept.get('rise.wav')).toEqual([reverse]);
    const saved = saver.save();
    await answer('store');
    await saved;
    expect(stored()).toEqual(after(sound, reverse));
  },
);

it('says so when an edit changes nothing', () => {
  const { said, editor } = openSound();
  editor.edit({ kind: 'gain', range: all, decibels: 0 });
  expect([said, editor.isDirty]).toEqual([['This does not change the sound.'], false]);
});

it('asks about music again after a reload, whatever edits are kept', () => {
  const wav = load(risingBytes());
  const music: LoadedSound = { ...wav, facts: { container: 'M4A', codec: 'AAC', sampleRate: 8_000 } };
  const playback = { play() {}, stop() {}, position: () => undefined, close() {} };
  const ports = { playback, say: () => {}, keep: () => {} };
  const open = (loaded: LoadedSound) => new SoundEditor(loaded, 'theme.m4a', [reverse], ports);
  expect([open(wav).needsAgreement, open(music).needsAgreement]).toEqual([false, true]);
  const editor = open(music);
  editor.agree();
  expect([editor.needsAgreement, editor.isDirty]).toEqual([false, true]);
  editor.open(music, 'other.m4a', []);
  expect(editor.needsAgreement).toBe(true);
});
