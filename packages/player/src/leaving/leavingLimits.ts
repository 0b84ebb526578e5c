import type { Rate } from './tokenBucket.ts';

/** How much of one kind a game may send out; seconds are game time. */
export interface LeavingLimit extends Rate {
  /** The name of the limit in messages. */
  readonly words: string;
  /** Maximum characters of all texts of one item; the rest is cut off. */
  readonly characters: number;
}

/**
 * Limits of everything that a game sends out: more would keep the page busy, and could freeze it. Saved data has its
 * own limit (`runtimeLimits.savedCharacters`), and so do images (`mostPixels`).
 */
export const leavingLimits = {
  notice: { words: 'notices', perSecond: 2, burst: 6, characters: 500 },
  warning: { words: 'warnings', perSecond: 5, burst: 60, characters: 2000 },
  log: { words: 'lines for the console', perSecond: 120, burst: 600, characters: 4000 },
  fault: { words: 'faults', perSecond: 30, burst: 300, characters: 4000 },
  scene: { words: 'changes of the scene', perSecond: 30, burst: 60, characters: 1000 },
  openUrl: { words: 'addresses to open', perSecond: 1, burst: 2, characters: 4000 },
  quit: { words: 'wishes to end', perSecond: 1, burst: 2, characters: 0 },
  askText: { words: 'questions', perSecond: 10, burst: 20, characters: 10_000 },
  request: { words: 'calls of services', perSecond: 20, burst: 120, characters: 20_000 },
  send: { words: 'calls of the network', perSecond: 10, burst: 60, characters: 1_000_000 },
  playSound: { words: 'sounds', perSecond: 120, burst: 240, characters: 1000 },
  updateSound: { words: 'changes of sounds', perSecond: 6000, burst: 6000, characters: 0 },
  stopSound: { words: 'ends of sounds', perSecond: 240, burst: 480, characters: 0 },
  music: { words: 'changes of the music', perSecond: 60, burst: 120, characters: 1000 },
  setVolumes: { words: 'changes of the volume', perSecond: 60, burst: 120, characters: 0 },
} as const satisfies Readonly<Record<string, LeavingLimit>>;

/** A kind of output. */
export type Leaving = keyof typeof leavingLimits;

/** Reported once for each kind whose limit a game exceeds. */
export function heldBackWarning(kind: Leaving): string {
  const { words, perSecond } = leavingLimits[kind];
  return `The game sends too many ${words}. The limit is ${perSecond} per second.`;
}
