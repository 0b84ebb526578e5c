import type { Simulation } from '../simulation/simulation.ts';
import type { Actor } from '../state/actor.ts';
import { endUnit } from '../units/run.ts';

/** Ends everything that must not outlive an actor, such as sounds that play as long as their behavior is active. */
export function closeActor({ plan, world }: Simulation, actor: Actor): void {
  const program = plan.programs[actor.program];
  if (!program) return;
  for (const unit of program.closing) if (actor.readSlot(unit.status) !== 0) endUnit(unit, actor, world);
}
