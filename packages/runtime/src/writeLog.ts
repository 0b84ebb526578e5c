import { runtimeLimits } from './limits.ts';
import type { Actor } from './state/actor.ts';
import type { Simulation } from './state/simulation.ts';

/** Writes a line to the log, which is not endless. Reference 1.10. */
export function writeLog({ log, plan, world }: Simulation, actor: Actor, place: number, text: string): void {
  if (log.length >= runtimeLimits.logLines) world.faults.report(place, 'limit.log', runtimeLimits.logLines);
  else log.push({ frame: world.frame, actorId: actor.id, path: plan.places[place] ?? [], text });
}
