import { createSound, encodeWav } from '@playhouse/audio';
import { type Project, packArchive, writeProject } from '@playhouse/core';
import { type BehaviorDescription, buildProject } from '@playhouse/core/testing';
import { expect, test } from 'vitest';
import { oggOfOpus } from './oggOfOpus.ts';
import { usePlayerPage } from './playerPage.ts';
import { wave } from './wave.ts';

const playerPage = usePlayerPage();
const displaySize = { width: 400, height: 300 };

interface Heard {
  readonly name: string;
  readonly pitch: number;
  readonly volume: number;
  readonly pan: number;
}

function sound(soundName: string, attributes = {}): BehaviorDescription {
  const usual = { loop: true, runToCompletion: true, positional: false, dopplerShift: false, volume: 1, pitch: 1 };
  return { class: 'PlaySoundAction', attributes: { name: 'S', soundName, ...usual, ...attributes } };
}

interface Motion {
  readonly position?: { readonly x: number; readonly y: number };
  readonly velocity?: { readonly x: number; readonly y: number };
}

/** A game in which one actor runs all these behaviors while it moves. */
function gameOf(
  behaviors: BehaviorDescription[],
  sounds: ReadonlyMap<string, Uint8Array>,
  { position = { x: 200, y: 150 }, velocity = { x: 0, y: 0 } }: Motion = {},
): Project {
  const manifest = [...sounds].map(([path, { length }]) => {
    const file = path.replace('sounds/', '');
    return { name: file.replace(/\.\w+$/, ''), files: [{ name: file, size: length }] };
  });
  const project = buildProject({
    displaySize,
    prototypes: [{ id: 'id5', behaviors, motion: { linearVelocity: velocity } }],
    scenes: [{ layers: [{ actors: [{ prototype: 'id5', position }] }] }],
  });
  return { ...project, assets: { ...project.assets, sounds: manifest } };
}

/** Opens such a game and starts it. */
async function play(
  behaviors: BehaviorDescription[],
  sounds: ReadonlyMap<string, Uint8Array>,
  motion: Motion = {},
): Promise<void> {
  const { open, page } = playerPage();
  await listen();
  await open(gameOf(behaviors, sounds, motion), sounds);
  await page.mouse.click(200, 150);
  await page.evaluate(() => window.player.start());
}

/** Keeps the created nodes, so that the Web Audio graph itself can be inspected. */
function listen(): Promise<void> {
  return playerPage().page.evaluate(() => {
    if ('made' in window) {
      Object.assign(window, { made: [], contexts: [], music: [] });
      return;
    }
    Object.assign(window, { made: [], contexts: [], music: [] });
    const list = (name: string): unknown[] => Reflect.get(window, name);
    const connect = AudioNode.prototype.connect;
    Reflect.set(AudioNode.prototype, 'connect', function joined(this: AudioNode, ...to: unknown[]) {
      Object.assign(this, { next: to[0] });
      return Reflect.apply(connect, this, to);
    });
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function begin(this: AudioBufferSourceNode) {
      list('made').push(this);
      start.call(this);
    };
    const begun = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function begin(this: HTMLMediaElement) {
      if (!list('music').includes(this)) list('music').push(this);
      return begun.call(this);
    };
  });
}

/** The part of the graph for each sound that has started. */
function heard(): Promise<Heard[]> {
  return playerPage().page.evaluate(() => {
    const made: unknown[] = Reflect.get(window, 'made');
    return made.flatMap((source) => {
      if (!(source instanceof AudioBufferSourceNode)) return [];
      const gain: unknown = Reflect.get(source, 'next');
      if (!(gain instanceof GainNode)) return [];
      const pan: unknown = Reflect.get(gain, 'next');
      if (!(pan instanceof StereoPannerNode)) return [];
      const name = source.buffer?.duration.toFixed(2) ?? '';
      return [{ name, pitch: source.playbackRate.value, volume: gain.gain.value, pan: pan.pan.value }];
    });
  });
}

async function waitForSounds(count: number): Promise<void> {
  await playerPage().page.waitForFunction((wanted) => Reflect.get(window, 'made').length >= wanted, count);
}

function context(): Promise<{ state: string; master: number; sounds: number }> {
  return playerPage().page.evaluate(() => {
    const [source] = Reflect.get(window, 'made') as AudioBufferSourceNode[];
    const chain: AudioNode[] = [];
    for (let node: unknown = source; node instanceof AudioNode; node = Reflect.get(node, 'next')) chain.push(node);
    const gains = chain.filter((node) => node instanceof GainNode).map(({ gain }) => gain.value);
    return { state: source?.context.state ?? '', sounds: gains[1] ?? -1, master: gains[2] ?? -1 };
  });
}

test('a sound has its own volume, pitch and loop, and the device’s volume; the player can mute it', async () => {
  const volumes = {
    class: 'ChangeAttributeAction',
    attributes: { name: 'V', targetAttribute: 'game.devices.audio.soundVolume', RHS: '0.25' },
  };
  await play([volumes, sound('beep', { volume: 0.5, pitch: 2 })], new Map([['sounds/beep.wav', wave(0.25)]]));
  await waitForSounds(1);
  expect(await heard()).toEqual([{ name: '0.25', pitch: 2, volume: 0.5, pan: 0 }]);
  await playerPage().page.waitForFunction(() => Reflect.get(window, 'made')[0].context.state === 'running');
  expect(await context()).toEqual({ state: 'running', sounds: 0.25, master: 1 });
  await playerPage().page.evaluate(() => window.player.setMuted(true));
  expect((await context()).master).toBe(0);
});

test('a sound that loops repeats the loop of its WAV file, or all of it', async () => {
  const tone = Float32Array.from({ length: 4_000 }, (_, index) => Math.sin(index / 4) / 4);
  const made = createSound(8_000, [tone], { start: 1_000, end: 3_000 });
  if (!made.ok) throw new Error(made.fault.message);
  const files = new Map([
    ['sounds/hum.wav', encodeWav(made.value)],
    ['sounds/beep.wav', wave(0.25)],
  ]);
  await play([sound('hum'), sound('beep'), sound('hum', { loop: false })], files);
  await waitForSounds(3);
  const loops = await playerPage().page.evaluate(() =>
    (Reflect.get(window, 'made') as AudioBufferSourceNode[]).map(({ loop, loopStart, loopEnd, buffer }) => [
      buffer?.duration,
      loop,
      loopStart,
      loopEnd,
    ]),
  );
  expect(loops).toHaveLength(3);
  expect(loops).toEqual(
    expect.arrayContaining([
      [0.5, true, 0.125, 0.375],
      [0.25, true, 0, 0],
      [0.5, false, 0.125, 0.375],
    ]),
  );
});

test('a moving sound gets quieter, is panned, and drops in pitch as it moves away', async () => {
  const behaviors = [sound('beep', { positional: true, dopplerShift: true })];
  const files = new Map([['sounds/beep.wav', wave(0.25)]]);
  const position = { x: 300, y: 150 };
  await play(behaviors, files, { position, velocity: { x: 150, y: 0 } });
  await waitForSounds(1);
  // The graph follows within hundredths of a second while the actor moves on, until it is far on the right side.
  await playerPage().page.waitForFunction(() => Reflect.get(window, 'made')[0].next.next.pan.value > 0.99);
  const [one] = await heard();
  const x: number = await playerPage().page.evaluate(
    () => window.player.game.view.scenes[0]?.layers[0]?.actors[0]?.x ?? 0,
  );
  expect(x).toBeGreaterThan(390);
  expect(one?.volume).toBeLessThan(0.76);
  expect(one?.volume).toBeGreaterThan(0);
  // 150 px/s away from the center, at a speed of sound of 17,150.
  expect(one?.pitch).toBeCloseTo(17150 / 17300, 2);
  expect(one?.pitch).toBeLessThan(1);
});

test('WAV, Ogg, M4A and MP4 are decoded; other files are silent and reported once', async () => {
  const { page, faults } = playerPage();
  const mp4 = Uint8Array.from(await page.evaluate(recordMp4));
  const ogg = oggOfOpus((await page.evaluate(encodeOpus)).map((packet) => Uint8Array.from(packet)));
  const files = new Map([
    ['sounds/wave.wav', wave(0.25)],
    ['sounds/first.m4a', mp4],
    ['sounds/second.mp4', mp4],
    ['sounds/third.ogg', ogg],
    ['sounds/broken.ogg', Uint8Array.from(Buffer.from('OggS and nothing else'))],
  ]);
  const music = { class: 'PlayMusicAction', attributes: { name: 'M', musicName: 'broken', loop: true } };
  const all = ['wave', 'first', 'second', 'third', 'broken', 'broken', 'absent'].map((name) => sound(name));
  await play([...all, music], files);
  await waitForSounds(4);
  await page.waitForFunction(() => window.told.filter((line) => line.startsWith('warning')).length >= 2);
  await page.waitForFunction(() => Reflect.get(window, 'music').length > 0 && Reflect.get(window, 'music')[0].error);
  expect(await heard()).toHaveLength(4);
  expect((await page.evaluate(() => window.told)).filter((line) => !line.startsWith('scene')).sort()).toEqual([
    'warning The sound “absent” cannot be played in this browser. It stays silent.',
    'warning The sound “broken” cannot be played in this browser. It stays silent.',
  ]);
  expect(faults).toEqual([]);
});

/** A third of a second, as browsers record it. */
async function recordMp4(): Promise<number[]> {
  const context = new AudioContext();
  const target = context.createMediaStreamDestination();
  const tone = new OscillatorNode(context);
  tone.connect(target);
  tone.start();
  await context.resume();
  const bytes: number[] = await new Promise((resolve) => {
    const recorder = new MediaRecorder(target.stream, { mimeType: 'audio/mp4' });
    recorder.ondataavailable = async ({ data }) => resolve([...new Uint8Array(await data.arrayBuffer())]);
    recorder.start();
    setTimeout(() => recorder.stop(), 300);
  });
  await context.close();
  return bytes;
}

/** Packets of a fifth of a second. */
async function encodeOpus(): Promise<number[][]> {
  const packets: number[][] = [];
  const encoder = new AudioEncoder({
    output(chunk) {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      packets.push([...bytes]);
    },
    error: (error) => console.error(error.message),
  });
  const shape = { sampleRate: 48_000, numberOfChannels: 1 };
  encoder.configure({ codec: 'opus', ...shape });
  const data = Float32Array.from({ length: 9600 }, (_, i) => Math.sin(i / 10) / 2);
  encoder.encode(new AudioData({ format: 'f32', ...shape, numberOfFrames: data.length, timestamp: 0, data }));
  await encoder.flush();
  return packets;
}

test('music is a single track with its own volume, which pauses and resumes', async () => {
  const { page } = playerPage();
  const volume = {
    class: 'ChangeAttributeAction',
    attributes: { name: 'V', targetAttribute: 'game.devices.audio.musicVolume', RHS: '0.5' },
  };
  const piece = (musicName: string) => ({ class: 'PlayMusicAction', attributes: { name: 'M', musicName, loop: true } });
  const later = (interval: number, ...behaviors: BehaviorDescription[]) => ({
    class: 'TimerBehavior',
    attributes: { name: 'T', conditionType: 1, interval, runToCompletion: true },
    behaviors,
  });
  const pause = { class: 'PauseMusicAction', attributes: { name: 'P' } };
  const files = new Map([
    ['sounds/one.wav', wave(3)],
    ['sounds/two.wav', wave(2)],
  ]);
  await play([volume, piece('one'), later(0.1, piece('two')), later(0.6, pause)], files);
  const music = () =>
    page.evaluate(() =>
      (Reflect.get(window, 'music') as HTMLAudioElement[]).map((one) => [
        one.volume,
        one.loop,
        one.paused,
        one.duration,
      ]),
    );
  await page.waitForFunction(() => Reflect.get(window, 'music')[0]?.duration === 2);
  expect(await music()).toEqual([[0.5, true, false, 2]]);
  await page.waitForFunction(() => Reflect.get(window, 'music')[0].paused);
  expect(await music()).toEqual([[0.5, true, true, 2]]);
  await page.evaluate(() => window.player.destroy());
});

test('sounds started before the first gesture become audible with it', async () => {
  const { page } = playerPage();
  const files = new Map([['sounds/beep.wav', wave(0.25)]]);
  const project = gameOf([sound('beep')], files);
  const archive = Buffer.from(packArchive(writeProject({ project, files }))).toString('base64');
  await page.reload();
  // Code run by drivers counts as a gesture unless they say otherwise.
  const session = await page.context().newCDPSession(page);
  const run = async (expression: string): Promise<unknown> => {
    const { result } = await session.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
    return result.value;
  };
  const ready = `(async () => { while (!window.openGame) await new Promise((go) => setTimeout(go, 10)); })()`;
  await run(ready);
  const watch = `window.contexts = []; const Made = AudioContext;
    window.AudioContext = class extends Made { constructor(...all) { super(...all); window.contexts.push(this); } };`;
  await run(`${watch} window.openGame(${JSON.stringify(archive)}, { width: 400, height: 300 })`);
  await run('window.player.start()');
  expect(await run('window.contexts[0].state')).toBe('suspended');
  await page.mouse.click(200, 150);
  const woken = `new Promise((done) => { const [one] = contexts; const look = () => one.state === 'running' ? done(one.state) : setTimeout(look, 10); look(); })`;
  expect(await run(woken)).toBe('running');
});
