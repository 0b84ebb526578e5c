import { runtimeLimits } from '../game/limits.ts';
import type { Simulation } from '../simulation/simulation.ts';
import type { Actor } from '../state/actor.ts';
import { canWork } from '../units/work.ts';

/** Writes a line to the log, whose length is limited. docs/runtime-rules.md#device-behaviors. */
export function writeLog({ log, plan, world }: Simulation, actor: Actor, location: number, text: string): void {
  if (log.length >= runtimeLimits.logLines) world.faults.report(location, 'limit.log', runtimeLimits.logLines);
  else if (canWork(location, world, text.length >> 2))
    log.push({ frame: world.frame, actorId: actor.id, path: plan.locations[location] ?? [], text: shortened(text) });
}

/** The text, or a copy of its beginning that does not keep the rest in memory. */
function shortened(text: string): string {
  const { logCharacters } = runtimeLimits;
  return text.length <= logCharacters ? text : `${Array.from(text.slice(0, logCharacters)).join('')}…`;
}
