import { runtimeLimits } from '../game/limits.ts';
import type { CallAnswer } from '../input/inputEvent.ts';
import type { Actor } from '../state/actor.ts';
import type { CallingUnit } from '../state/world.ts';
import { withActor } from './findActor.ts';
import type { Simulation } from './simulation.ts';

/** Records which unit calls a service, so that the answer can be delivered. 0, which is a fault, when too many wait. */
export function openCall(simulation: Simulation, actor: Actor, unit: CallingUnit, table: number): number {
  const { calls, world } = simulation;
  if (calls.length >= runtimeLimits.calls) {
    world.faults.report(unit.location, 'limit.calls', runtimeLimits.calls);
    return 0;
  }
  const call = simulation.nextCall++;
  calls.push({ call, actor: actor.key, program: actor.program, unit: unit.index, table });
  return call;
}

/** Delivers an answer to the unit that called; no value means that the call failed. Unknown numbers are ignored. */
export function closeCall(simulation: Simulation, call: number, value: CallAnswer | undefined): void {
  const pending = simulation.calls.find((one) => one.call === call);
  const unit = pending && simulation.plan.programs[pending.program]?.units[pending.unit];
  if (!pending || !unit) return;
  simulation.calls = simulation.calls.filter((one) => one !== pending);
  const { world } = simulation;
  const reply = { table: world.tables[pending.table], value };
  withActor(simulation, pending.actor, (actor) => unit.reply?.(unit, actor, world, reply));
}
