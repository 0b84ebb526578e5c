import { applySoundEdit, createSound, decodeWav, encodeWav, type Sound, type SoundEdit } from '@playhouse/audio';
import { expect, it } from 'vitest';
import { SoundContent } from './soundContent.ts';
import { SoundEditor } from './soundEditor.ts';
import { SoundSaver, type WrittenSound } from './soundSaver.ts';
import type { SoundWork } from './soundWork.ts';

const frames = 400;

/** A rising line in steps that 16 bits can store, so that every edit of it is seen. */
function risingBytes(): Uint8Array<ArrayBuffer> {
  const samples = Float32Array.from({ length: frames }, (_, index) => index / 512);
  const made = createSound(8_000, [samples]);
  if (!made.ok) throw new Error(made.fault.message);
  return encodeWav(made.value);
}

function soundOf(bytes: Uint8Array): Sound {
  const read = decodeWav(bytes);
  if (!read.ok) throw new Error(read.fault.message);
  return read.value.sound;
}

/** A worker in the same thread. It answers later, as all workers do, and can be told to fail. */
function workOf(content: SoundContent): SoundWork & { isBroken: boolean } {
  const work = { isBroken: false };
  return new Proxy(work, {
    get(_, task: string) {
      if (task in work) return Reflect.get(work, task);
      return async (...input: unknown[]) => {
        await Promise.resolve();
        if (work.isBroken) throw new Error('The worker of a sound failed.');
        const method = Reflect.get(content, task) as (...given: unknown[]) => unknown;
        return structuredClone(method.apply(content, input));
      };
    },
  }) as SoundWork & { isBroken: boolean };
}

async function openIn(work: SoundWork, bytes: Uint8Array, edits: readonly SoundEdit[] = []) {
  const opened = await work.openWav(bytes.slice(), edits);
  if (!opened.ok) throw new Error(opened.fault.message);
  return opened.value;
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
async function openSound() {
  const original = risingBytes();
  const game = { file: 'rise.wav', files: new Map([['rise.wav', original]]), steps: 0 };
  const kept = new Map<string, readonly SoundEdit[]>();
  const said: string[] = [];
  const waiting: ((answer: 'store' | 'refuse' | 'throw') => void)[] = [];
  const playback = { play() {}, stop() {}, position: () => undefined, close() {} };
  const content = new SoundContent();
  const work = workOf(content);
  const editor = new SoundEditor(await openIn(work, original), game.file, [], {
    work,
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
  /** Resolves when a write waits. */
  const writing = () => expect.poll(() => waiting.length).toBeGreaterThan(0);
  const answer = async (how: 'store' | 'refuse' | 'throw') => {
    await writing();
    waiting.shift()?.(how);
  };
  const stored = () => [...(soundOf(game.files.get(game.file) ?? new Uint8Array()).channels[0] ?? [])];
  const shown = async () => {
    await editor.settled();
    return [...(content.samples().channels[0] ?? [])];
  };
  return { game, kept, said, editor, saver, work, writing, answer, stored, shown, sound: soundOf(original) };
}

it('stores the edits in one step, after which nothing is unsaved', async () => {
  const { game, kept, editor, saver, answer, stored, sound } = await openSound();
  void editor.edit(reverse);
  void editor.edit(quiet);
  const saved = saver.save();
  await answer('store');
  await saved;
  expect(stored()).toEqual(after(sound, reverse, quiet));
  expect([game.steps, editor.isDirty, editor.undo()]).toEqual([1, false, false]);
  expect([...kept.values()]).toEqual([[], []]);
});

it('keeps edits made during a save as unsaved edits of the new file', async () => {
  const { game, kept, editor, saver, writing, answer, stored, shown, sound } = await openSound();
  void editor.edit(reverse);
  const saved = saver.save();
  await writing();
  void editor.edit(trim);
  await answer('store');
  await saved;
  expect(stored()).toEqual(after(sound, reverse));
  expect(await shown()).toEqual(after(sound, reverse, trim));
  expect(editor.isDirty).toBe(true);
  expect(kept.get(game.file)).toEqual([trim]);
  expect(editor.undo()).toBe(true);
  expect(await shown()).toEqual(stored());
});

it('saves again when that is asked for during a save', async () => {
  const { game, editor, saver, writing, answer, stored, sound } = await openSound();
  void editor.edit(reverse);
  void saver.save();
  await writing();
  void editor.edit(trim);
  const saved = saver.save();
  await answer('store');
  await answer('store');
  await saved;
  expect(stored()).toEqual(after(sound, reverse, trim));
  expect([game.steps, editor.isDirty]).toEqual([2, false]);
});

it('saves nothing that is undone during the save', async () => {
  const { game, editor, saver, writing, answer, shown, stored, sound } = await openSound();
  void editor.edit(reverse);
  void editor.edit(quiet);
  const saved = saver.save();
  await writing();
  editor.undo();
  void editor.edit(trim);
  await answer('store');
  await answer('store');
  await saved;
  expect(stored()).toEqual(after(sound, reverse, trim));
  expect(await shown()).toEqual(stored());
  expect(game.steps).toBe(1);
});

it('stores nothing when all is undone during the save', async () => {
  const { game, editor, saver, writing, answer } = await openSound();
  void editor.edit(reverse);
  const saved = saver.save();
  await writing();
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
    const { kept, said, editor, saver, answer, stored, sound } = await openSound();
    void editor.edit(reverse);
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

it('says so when an edit changes nothing', async () => {
  const { said, editor } = await openSound();
  await editor.edit({ kind: 'gain', range: all, decibels: 0 });
  expect([said, editor.isDirty]).toEqual([['This does not change the sound.'], false]);
});

it.each(['refuse', 'throw'] as const)(
  'saves what follows a conversion that fails with “%s”, one write at a time',
  async (how) => {
    const { game, editor, saver, answer, stored, sound } = await openSound();
    const converted = saver.convert();
    void editor.edit(reverse);
    const saved = saver.save();
    await answer(how);
    expect(await converted).toBe(undefined);
    await answer('store');
    await saved;
    expect(stored()).toEqual(after(sound, reverse));
    expect(game.steps).toBe(1);
  },
);

it('discards a file that no asset can get', async () => {
  const { game, said, editor, saver, writing, answer } = await openSound();
  void editor.edit(reverse);
  const saved = saver.save();
  await writing();
  game.file = 'other.wav';
  await answer('store');
  await saved;
  expect([...game.files.keys()]).toEqual(['rise.wav']);
  expect(said).toEqual(['The sound is no longer in the project.']);
  expect(editor.isDirty).toBe(true);
});

it('says that a worker failed, and goes on when it answers again', async () => {
  const { game, kept, said, editor, saver, work, answer, stored, sound } = await openSound();
  await editor.edit(reverse);
  work.isBroken = true;
  await editor.edit(quiet);
  await saver.save();
  const text = 'This did not work. Reload the page to go on; your edits are kept in this browser.';
  expect(said).toEqual([text, text]);
  expect(kept.get(game.file)).toEqual([reverse]);
  work.isBroken = false;
  const saved = saver.save();
  await answer('store');
  await saved;
  expect(stored()).toEqual(after(sound, reverse));
});

it('applies each edit to the selection and the length after those before it', async () => {
  const { editor, shown, sound } = await openSound();
  editor.wave.select(100, 200);
  void editor.editRange('delete');
  void editor.editRange('delete');
  void editor.editRange('reverse');
  expect(editor.undo()).toBe(true);
  expect(await shown()).toEqual(after(sound, { kind: 'delete', range: { from: 100, to: 200 } }));
  expect([editor.shown.frames, editor.wave.selected]).toEqual([frames - 100, { from: 100, to: 100 }]);
});

it('asks about music again after a reload, whatever edits are kept', async () => {
  const work = workOf(new SoundContent());
  const wav = await openIn(work, risingBytes(), [reverse]);
  const music = { ...wav, loaded: { ...wav.loaded, facts: { ...wav.loaded.facts, container: 'M4A' as const } } };
  const playback = { play() {}, stop() {}, position: () => undefined, close() {} };
  const ports = { work, playback, say: () => {}, keep: () => {} };
  const open = (opened: typeof wav) => new SoundEditor(opened, 'theme.m4a', [reverse], ports);
  expect([open(wav).needsAgreement, open(music).needsAgreement]).toEqual([false, true]);
  const editor = open(music);
  editor.agree();
  expect([editor.needsAgreement, editor.isDirty]).toEqual([false, true]);
  await editor.open('other.wav', risingBytes(), []);
  expect([editor.store.getState().isAgreed, editor.isDirty]).toEqual([false, false]);
});

it('does not encode a sound that no project can hold, says so, and keeps its edits', async () => {
  const { game, kept, said, editor, saver, work } = await openSound();
  await editor.edit(reverse);
  const { shown } = editor.store.getState();
  editor.store.setState({ shown: { ...shown, frames: 40_000_000 } });
  work.isBroken = true;
  await saver.save();
  expect(said).toEqual([expect.stringContaining('the limit is 67.1 MB')]);
  expect([game.steps, editor.isDirty, kept.get('rise.wav')]).toEqual([0, true, [reverse]]);
});
