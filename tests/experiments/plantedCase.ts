import type { ScriptedEvent } from '@playhouse/runtime';
import { keyDown, rule } from '../../packages/runtime/src/test/describeGame.ts';
import { hit } from '../../packages/runtime/src/trace/plantedQuestions.ts';
import type { Host, Plants } from './plantedGame.ts';

/** A rule or another behavior, planted so that the reason for what it does is known. */
export interface PlantedCase {
  readonly name: string;
  readonly plant: (host: Host) => Plants;
  /** The subject of the question, in the notation of `Plants.path`. */
  readonly at: string;
  /** The expected answer, in full. */
  readonly says: string | ((host: Host) => string);
  /** The expected links of the answer. */
  readonly leads?: readonly string[];
  /** Frames of the scene that are played before the question; `earlier` is more than an answer looks back. */
  readonly frames?: number;
  /** Input, with frames counted from the start of the scene. */
  readonly events?: readonly ScriptedEvent[];
}

/** One second more than an answer looks back, in frames. */
export const earlier = 660;

/** Keys that no game uses. */
export const [key, otherKey] = ['f7', 'f8'] as const;
export const keyIsDown = '“key f7 is down”';
export const otherIsDown = '“key f8 is down”';
export const down = keyDown(key);
export const otherDown = keyDown(otherKey);

/** A rule on the first key. */
export const press = rule(down, [hit]);

/** The condition that never holds, in words. */
export const isHuge = '“game.count > 1000000”';

/** The time of a frame of the scene, in words. */
export function moment(host: Host, frame: number): string {
  return `${((host.entered + frame) / 60).toFixed(2)} s`;
}
