import { framesPerSecond, isJsonObject } from '@playhouse/core';
import { type Leaving, leavingLimits } from './leavingLimits.ts';
import { createTokenBucket } from './tokenBucket.ts';

/** Limits the output of a game, and holds back the rest. */
export interface LeavingGate {
  /** True when one more of a kind may pass now. */
  lets(kind: Leaving): boolean;
  /** A value whose texts are cut to the limit of its kind. */
  fit<Value>(kind: Leaving, value: Value): Value;
}

/** Games do not produce values nested deeper than this. */
const deepest = 8;
const longestList = 1000;

/**
 * Starts with full allowance. Time is game time, so that the output of a game does not depend on where or how fast it
 * runs. `onHeld` is called once for each kind that is held back.
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

/**
 * Cuts off texts once their total length exceeds the limit. A value within the limit is returned unchanged, as the
 * same object.
 */
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
