import type { Project } from '@playhouse/core';
import type { AudioPort } from '@playhouse/runtime';
import { createAssetPaths } from '../assets/assetPaths.ts';
import { gestures, Music } from './music.ts';
import { createVoices, type DecodedSound } from './voices.ts';
import { readWavLoop } from './wavLoop.ts';

/** The sounds and music of a game. */
export interface GameAudio {
  readonly port: AudioPort;
  /** Sounds play only while the game runs. */
  setRunning(isRunning: boolean): void;
  setMuted(isMuted: boolean): void;
  /** Stops all sounds and music, for a restart. */
  silence(): void;
  /** Stops sounds but not music: replayed steps make no sound. */
  hush(): void;
  /** Sounds and music as they are heard. */
  stream(): MediaStream;
  destroy(): void;
}

export interface AudioOptions {
  readonly project: Project;
  readonly assets: (path: string) => Promise<Uint8Array | undefined>;
  readonly isMuted: boolean;
  /** Called once for each requested sound that cannot be played. */
  readonly onSilent: (name: string) => void;
}

/**
 * Plays the sounds of a project with Web Audio and its music with an audio element. Browsers allow sound after the
 * first gesture; what started earlier becomes audible then. Files that the browser cannot play are silent.
 */
export function createGameAudio(options: AudioOptions): GameAudio {
  const { project, assets } = options;
  let { isMuted } = options;
  const pathOf = createAssetPaths(project, 'sounds');
  const tellSilent = onceEach(options.onSilent);
  const context = new AudioContext({ latencyHint: 'interactive' });
  const master = new GainNode(context);
  const sounds = new GainNode(context);
  sounds.connect(master).connect(context.destination);
  const voices = createVoices(sounds, createDecoder(context, pathOf, assets, tellSilent));
  const music = new Music(assets, tellSilent);
  let isRunning = false;
  const fit = () => {
    master.gain.value = isMuted ? 0 : 1;
    music.setAudible(isRunning, isMuted);
    if (isRunning) void context.resume().catch(() => {});
    else if (context.state === 'running') void context.suspend().catch(() => {});
  };
  const unlock = () => {
    if (isRunning && context.state !== 'running') fit();
  };
  for (const type of gestures) window.addEventListener(type, unlock);
  fit();
  return {
    port: {
      playSound: (handle, name, options) => voices.play(handle, name, options),
      updateSound: (handle, options) => voices.update(handle, options),
      stopSound: (handle) => voices.stop(handle),
      playMusic: (name, loop) => music.play(name, pathOf(name), loop),
      pauseMusic: () => music.pause(),
      stopMusic: () => music.stop(),
      setVolumes(sound, musicVolume) {
        sounds.gain.value = Math.min(Math.max(sound, 0), 1);
        music.setVolume(musicVolume);
      },
    },
    setRunning(running) {
      isRunning = running;
      fit();
    },
    setMuted(muted) {
      isMuted = muted;
      fit();
    },
    silence() {
      voices.stopAll();
      music.stop();
      music.setVolume(1);
      sounds.gain.value = 1;
    },
    hush: () => voices.stopAll(),
    stream: () => streamOf(master, music),
    destroy() {
      for (const type of gestures) window.removeEventListener(type, unlock);
      voices.stopAll();
      music.destroy();
      void context.close().catch(() => {});
    },
  };
}

/** What a node plays, with music that plays into it from now on, as a stream. Before that, music needs no graph. */
function streamOf(node: AudioNode, music: Music): MediaStream {
  music.playInto(node);
  const listening = new MediaStreamAudioDestinationNode(node.context as AudioContext);
  node.connect(listening);
  return listening.stream;
}

/** A callback that runs only once for each name. */
function onceEach(tell: (name: string) => void): (name: string) => void {
  const told = new Set<string>();
  return (name) => {
    if (!told.has(name)) tell(name);
    told.add(name);
  };
}

/** Decodes each sound once, when it is first played; reports missing or invalid ones. */
function createDecoder(
  context: BaseAudioContext,
  pathOf: (name: string) => string | undefined,
  assets: (path: string) => Promise<Uint8Array | undefined>,
  onSilent: (name: string) => void,
): (name: string) => Promise<DecodedSound | undefined> {
  const decoded = new Map<string, Promise<DecodedSound | undefined>>();
  const decode = async (path: string): Promise<DecodedSound | undefined> => {
    try {
      const bytes = await assets(path);
      if (!bytes) return undefined;
      return { buffer: await context.decodeAudioData(bytes.slice().buffer), loop: readWavLoop(bytes) };
    } catch {
      return undefined;
    }
  };
  return async (name) => {
    const path = pathOf(name) ?? '';
    const known = decoded.get(path) ?? (path === '' ? Promise.resolve(undefined) : decode(path));
    decoded.set(path, known);
    const sound = await known;
    if (!sound) onSilent(name);
    return sound;
  };
}
