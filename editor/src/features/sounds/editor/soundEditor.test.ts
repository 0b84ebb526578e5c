import { applySoundEdit, createSound, type Sound, type SoundEdit } from '@playhouse/audio';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SoundContent } from './soundContent.ts';
import { SoundEditor } from './soundEditor.ts';
import type { PlayedSound, SoundPlayback } from './soundPlayback.ts';
import type { SoundWork } from './soundWork.ts';

/** As far as a sound is copied into it. */
class FakeBuffer {
  readonly samples: Float32Array;

  constructor({ length }: { readonly length: number }) {
    this.samples = new Float32Array(length);
  }

  copyToChannel(samples: Float32Array, _: number, from: number): void {
    this.samples.set(samples, from);
  }
}

beforeEach(() => vi.stubGlobal('AudioBuffer', FakeBuffer));
afterEach(() => vi.unstubAllGlobals());

const rising = Float32Array.from({ length: 40 }, (_, index) => index / 64);
const reverse: SoundEdit = { kind: 'reverse', range: { from: 0, to: 40 } };
const silence: SoundEdit = { kind: 'silence', range: { from: 0, to: 10 } };

function after(...edits: readonly SoundEdit[]): readonly number[] {
  const made = createSound(8_000, [rising]);
  if (!made.ok) throw new Error(made.fault.message);
  const end = edits.reduce<Sound>((sound, edit) => {
    const next = applySoundEdit(sound, edit);
    return next.ok ? next.value : sound;
  }, made.value);
  return [...(end.channels[0] ?? [])];
}

/** A playback that says what it starts to play, and when it stops. */
function createListener() {
  const heard: (readonly number[] | 'stop')[] = [];
  let wanted: Promise<PlayedSound> | undefined;
  let isOn = false;
  const stop = () => {
    wanted = undefined;
    if (isOn) heard.push('stop');
    isOn = false;
  };
  const playback: SoundPlayback = {
    play(sound) {
      stop();
      wanted = sound;
      void sound.then(({ buffer }) => {
        if (wanted !== sound) return;
        isOn = true;
        heard.push([...(buffer as unknown as FakeBuffer).samples]);
      });
    },
    stop,
    position: () => undefined,
    close: stop,
  };
  return { heard, playback };
}

/** An editor whose worker makes an edit when the test lets it. */
async function openRising() {
  const content = new SoundContent();
  const gates: (() => void)[] = [];
  const tasks = new Proxy(content, {
    get:
      (_, task: keyof SoundContent) =>
      async (...input: never[]) => {
        if (task === 'edit') await new Promise<void>((resolve) => gates.push(resolve));
        return structuredClone((content[task] as (...given: never[]) => unknown)(...input));
      },
  });
  const work = tasks as unknown as SoundWork;
  const facts = { container: 'WAV', codec: '16-bit PCM', sampleRate: 8_000 } as const;
  const opened = await work.openDecoded({ sampleRate: 8_000, channels: [rising] }, { facts, bytes: 0 }, []);
  if (!opened.ok) throw new Error(opened.fault.message);
  const { heard, playback } = createListener();
  const editor = new SoundEditor(opened.value, 'rise.wav', [], { work, playback, say() {}, keep() {} });
  const isPlaying = () => editor.store.getState().isPlaying;
  const makeNextEdit = async () => {
    await expect.poll(() => gates.length).toBeGreaterThan(0);
    gates.shift()?.();
  };
  return { editor, heard, isPlaying, makeNextEdit };
}

it('plays with the edits that were asked for before, and says so at once', async () => {
  const { editor, heard, isPlaying, makeNextEdit } = await openRising();
  void editor.edit(reverse);
  void editor.edit(silence);
  editor.player.toggle();
  expect(isPlaying()).toBe(true);
  await makeNextEdit();
  await makeNextEdit();
  await expect.poll(() => heard).toEqual([after(reverse, silence)]);
  expect(isPlaying()).toBe(true);
});

it('stops when the sound that is heard changes', async () => {
  const { editor, heard, isPlaying, makeNextEdit } = await openRising();
  editor.player.toggle();
  await expect.poll(() => heard).toEqual([after()]);
  void editor.edit(reverse);
  await makeNextEdit();
  await editor.settled();
  expect([isPlaying(), heard]).toEqual([false, [after(), 'stop']]);
});

it('does not play what is changed again before it is heard', async () => {
  const { editor, heard, isPlaying, makeNextEdit } = await openRising();
  void editor.edit(reverse);
  editor.player.toggle();
  void editor.edit(silence);
  await makeNextEdit();
  await makeNextEdit();
  await editor.settled();
  expect(isPlaying()).toBe(false);
  expect(heard.at(-1) ?? 'stop').toBe('stop');
});

it('is stopped while it waits for edits, and plays once when it is started again', async () => {
  const { editor, heard, isPlaying, makeNextEdit } = await openRising();
  void editor.edit(reverse);
  editor.player.toggle();
  editor.player.toggle();
  expect(isPlaying()).toBe(false);
  editor.player.toggle();
  await makeNextEdit();
  await expect.poll(() => heard).toEqual([after(reverse)]);
  editor.player.toggle();
  expect([isPlaying(), heard]).toEqual([false, [after(reverse), 'stop']]);
});

it('keeps view and selection at the same times when the sample rate changes', async () => {
  const { editor, makeNextEdit } = await openRising();
  editor.store.setState({ view: { from: 8, to: 24 } });
  editor.wave.select(20, 12);
  void editor.edit({ kind: 'resample', sampleRate: 16_000 });
  await makeNextEdit();
  await editor.settled();
  const { view, selection, shown } = editor.store.getState();
  expect([view, selection, shown.frames]).toEqual([{ from: 16, to: 48 }, { anchor: 40, focus: 24 }, 80]);
});
