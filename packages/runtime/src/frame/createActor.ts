import { writeSlot } from '../attributes/layout.ts';
import type { GamePlan, InstancePlan, Override } from '../plan/gamePlan.ts';
import type { ActorRows } from '../rows/actorRows.ts';
import { positionIndex } from '../rows/rowFields.ts';
import { Actor } from '../state/actor.ts';

/**
 * Creates an actor of a prototype, or of a placed instance of one, with its numbers in `rows`. It does not belong to a
 * scene yet. docs/runtime-rules.md#lifetime.
 */
export function createActor(
  plan: GamePlan,
  rows: ActorRows,
  template: number,
  key: number,
  instance?: InstancePlan,
): Actor {
  const source = plan.templates[template];
  if (!source) return new Actor(rows, 0);
  const number = instance?.program ?? source.program;
  const program = plan.programs[number];
  const layout = instance?.layout ?? source.layout;
  const actor = new Actor(rows, Math.max(program?.slotCount ?? 0, layout.numberCount));
  actor.copy(source.initial, source.layout.numberCount);
  actor.key = key;
  actor.program = number;
  actor.values = Array.from({ length: layout.valueCount }, (_, index) => source.initial.values[index] ?? '');
  if (program && program.memoryCount > 0) giveMemory(actor, program.memoryCount);
  if (instance) {
    actor.id = instance.id;
    if (instance.polygon) actor.collisionPolygon = instance.polygon;
    for (const override of instance.overrides) applyOverride(actor, override);
  }
  return actor;
}

/** Writes an override into an actor. */
function applyOverride(actor: Actor, override: Override): void {
  if ('attribute' in override) override.attribute.set(actor, override.value);
  else writeSlot(override.slot, actor, override.value);
}

/** Separate lists for an actor whose units show texts, copies or particles. */
function giveMemory(actor: Actor, count: number): void {
  actor.memory = Array.from({ length: count }, () => undefined);
  actor.texts = [];
  actor.emitters = [];
}

/** Sets the previous position to the current one, so that nothing is drawn in between. */
export function settle({ rows: { positions }, offset }: Actor): void {
  positions[offset + previousX] = positions[offset + x] ?? 0;
  positions[offset + previousY] = positions[offset + y] ?? 0;
  positions[offset + previousRotation] = positions[offset + rotation] ?? 0;
}

const { x, y, rotation, previousX, previousY, previousRotation } = positionIndex;
