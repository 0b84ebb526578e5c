import { framesPerSecond, isJsonObject } from '@playhouse/core';
import { type Leaving, leavingLimits } from './leavingLimits.ts';
import { createTokenBucket } from './tokenBucket.ts';

/** Lets through what may leave a game, and holds the rest back. */
export interface LeavingGate {
  /** True when one more of a kind may leave now. */
  lets(kind: Leaving): boolean;
  /** A value whose texts are cut to what one of a kind may have. */
  fit<Value>(kind: Leaving, value: Value): Value;
}

/** Deeper values are none that a game makes. */
const deepest = 8;
const longestList = 1000;

/**
 * Begins with everything allowed. Time is the game's own, so that a game lets out the same wherever and however fast it
 * runs. `onHeld` hears of each kind that is held back, once.
 */
export function createLeavingGate(frame: () => number, onHeld: (kind: Leaving) => void = () => undefined): LeavingGate {
  const buckets = new Map<Leaving, (seconds: number) => boolean>();
  const held = new Set<Leaving>();
  return {
    lets(kind) {
      const take = buckets.get(kind) ?? createTokenBucket(leavingLimits[kind]);
      buckets.set(kind, take);
      if (take(frame() / framesPerSecond)) return true;
      if (!held.has(kind)) {
        held.add(kind);
        onHeld(kind);
      }
      return false;
    },
    fit: (kind, value) => fitTexts(value, { left: leavingLimits[kind].characters }, 0) as typeof value,
  };
}

/** Cuts texts off where all of them together have become too long. What is short enough stays the very same value. */
function fitTexts(value: unknown, room: { left: number }, depth: number): unknown {
  if (typeof value === 'string') {
    const text = value.length <= room.left ? value : value.slice(0, Math.max(0, room.left));
    room.left -= text.length;
    return text;
  }
  if (depth > deepest) return undefined;
  if (Array.isArray(value)) {
    return value.slice(0, longestList).map((each) => fitTexts(each, room, depth + 1));
  }
  if (!isJsonObject(value)) return value;
  const fields = Object.entries(value).slice(0, longestList);
  return Object.fromEntries(fields.map(([key, each]) => [key, fitTexts(each, room, depth + 1)]));
}
