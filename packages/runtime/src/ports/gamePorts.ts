import type { Path } from '@playhouse/core';

/**
 * Everything that a game receives from outside. Headless play passes the fixed ports of docs/format.md#headless-play,
 * so that the same script, seed and project result in the same state on every machine.
 */

/** Local calendar time. Month 1 to 12, hour 0 to 23. */
export interface CalendarTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly millisecond: number;
}

export interface ClockPort {
  /** The time `frames` steps of 1/60 s after the start of the game. */
  at(frames: number): CalendarTime;
}

/** Saved attributes and tables of one game. Values are JSON text. */
export interface StoragePort {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  /** Returns false, and stores nothing, when the value would not fit. Absent where there is no limit. */
  hasRoom?(key: string, value: string): boolean;
}

/** Sounds and music. Calls carry handles, so that nothing comes back into the simulation. */
export interface AudioPort {
  playSound(handle: number, name: string, options: SoundOptions): void;
  updateSound(handle: number, options: Partial<SoundOptions>): void;
  stopSound(handle: number): void;
  playMusic(name: string, loop: boolean): void;
  pauseMusic(): void;
  stopMusic(): void;
  /** Volumes of `game.devices.audio`, 0 to 1. */
  setVolumes(sound: number, music: number): void;
}

export interface SoundOptions {
  readonly loop: boolean;
  readonly volume: number;
  readonly pitch: number;
  /** -1 left to 1 right. */
  readonly pan: number;
}

export interface PlatformFacts {
  readonly name: string;
  readonly version: string;
  readonly language: string;
  readonly region: string;
  readonly deviceModel: string;
  readonly screen: { readonly width: number; readonly height: number };
}

/** Requests of a game to its host. None of them block; answers arrive as input. */
export interface PlatformPort {
  openUrl(url: string): void;
  quit(): void;
  /** Asks for a text; the answer is an input event of type `text`. */
  askText(prompt: string): void;
  /** Anything else a platform may offer (ads, purchases, leaderboards), by the name of its game event. */
  request(event: string, argument: Readonly<Record<string, unknown>>): void;
  /** True when requests with a number `call` are answered by an input event `answer`; without it they fail at once. */
  readonly answersCalls?: boolean;
}

/** A network call. */
export interface NetworkRequest {
  /** Number of the call, repeated in the answer. */
  readonly call: number;
  readonly method: 'GET' | 'POST';
  readonly url: string;
  /** A form, for POST. */
  readonly body?: string | undefined;
}

/** The network. Calls do not block: each is answered later by an input event of type `answer`. */
export interface NetworkPort {
  send(request: NetworkRequest): void;
}

/** Notified of the running script, so that the host detects a script that never returns. */
export interface ScriptsPort {
  enter(path: Path, event: string): void;
  leave(): void;
}

export interface GamePorts {
  readonly clock: ClockPort;
  readonly storage: StoragePort;
  readonly audio: AudioPort;
  readonly platform: PlatformPort;
  readonly facts: PlatformFacts;
  /** Absent where games have no network: their calls fail at once. */
  readonly network?: NetworkPort;
  /** Absent where nobody listens. */
  readonly scripts?: ScriptsPort;
}
