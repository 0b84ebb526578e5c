import type { ScriptedEvent } from '@playhouse/runtime';
import { keyDown, rule } from '../../packages/runtime/src/test/describeGame.ts';
import { hit } from '../../packages/runtime/src/trace/plantedQuestions.ts';
import type { Host, Plants } from './plantedGame.ts';

/** A rule or another behavior planted so that it is known why it does what it does, or nothing. */
export interface PlantedCase {
  readonly name: string;
  readonly plant: (host: Host) => Plants;
  /** What is asked about, in the words of `Plants.path`. */
  readonly at: string;
  /** What must be answered, in full. */
  readonly says: string | ((host: Host) => string);
  /** Where the answer must lead. */
  readonly leads?: readonly string[];
  /** Frames of the scene that are played before the question; those of `earlier` are more than an answer looks back. */
  readonly frames?: number;
  /** Input by the frames of the scene. */
  readonly events?: readonly ScriptedEvent[];
}

/** The frames that an answer looks back, and a second more. */
export const earlier = 660;

/** Keys that none of the games uses. */
export const [key, otherKey] = ['f7', 'f8'] as const;
export const keyIsDown = '“key f7 is down”';
export const otherIsDown = '“key f8 is down”';
export const down = keyDown(key);
export const otherDown = keyDown(otherKey);

/** A rule on the first key. */
export const press = rule(down, [hit]);

/** The condition that never holds, in words. */
export const isHuge = '“game.count > 1000000”';

/** The moment of a frame of the scene. */
export function moment(host: Host, frame: number): string {
  return `${((host.entered + frame) / 60).toFixed(2)} s`;
}
