import { framesPerSecond } from '@playhouse/core';
import type { Actor } from '../state/actor.ts';

const tolerance = 1e-6;

/** Turns an actor the short way around towards an angle; true when it points there. docs/runtime-rules.md#movement. */
export function turnTowards(actor: Actor, angle: number, speed: number): boolean {
  const rest = shortWay(angle - actor.rotation);
  if (Math.abs(rest) < tolerance) {
    actor.rotation = (((angle % 360) + 360) % 360) + 0;
    return true;
  }
  const most = Math.abs(rest) * framesPerSecond;
  const turn = Math.min(Math.abs(speed), most);
  actor.turn += rest < 0 ? -turn : turn;
  return false;
}

/** An angle as a turn from -180 to below 180 degrees. */
function shortWay(angle: number): number {
  const turn = (((angle + 180) % 360) + 360) % 360;
  return turn - 180;
}
