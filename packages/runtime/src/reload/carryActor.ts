import { actorAttributes } from '../attributes/actorAttributes.ts';
import { createActor } from '../frame/createActor.ts';
import type { GamePlan, InstancePlan, ScenePlan } from '../plan/gamePlan.ts';
import type { ActorRows } from '../rows/actorRows.ts';
import type { Actor } from '../state/actor.ts';
import type { World } from '../state/world.ts';
import { endUnit } from '../units/run.ts';
import { carryAttributes } from './carryAttributes.ts';
import type { ProgramMatch } from './keptBehaviors.ts';

/** Two versions of a running scene's plan, and how programs of one continue in the other. */
export interface SceneChangeover {
  /** In `scratch`, actors are created as by the old plan. */
  readonly old: {
    readonly plan: GamePlan;
    readonly scene: ScenePlan;
    readonly world: World;
    readonly scratch: ActorRows;
  };
  readonly next: { readonly plan: GamePlan; readonly scene: ScenePlan; readonly rows: ActorRows };
  match(oldProgram: number, nextProgram: number): ProgramMatch;
}

/** An actor of the changed game that continues the old one; undefined when its prototype was removed. */
export function carryActor(actor: Actor, change: SceneChangeover): Actor | undefined {
  const { old, next } = change;
  const before = findInstance(old.scene, actor.id);
  const after = findInstance(next.scene, actor.id);
  if (before && !after) return undefined;
  const template = next.plan.templates.findIndex(({ prototypeId }) => prototypeId === actor.prototypeId);
  const oldTemplate = old.plan.templates.findIndex(({ prototypeId }) => prototypeId === actor.prototypeId);
  if (template < 0 || oldTemplate < 0) return undefined;
  const initial = createActor(old.plan, old.scratch, oldTemplate, 0, before);
  const made = createActor(next.plan, next.rows, template, actor.key, after);
  const match = change.match(actor.program, made.program);
  if (actor.isEntered) for (const unit of match.ended) endUnit(unit, actor, old.world);
  carryAttributes(
    actorAttributes,
    { now: actor, initial, layout: layoutIn(old.plan, oldTemplate, before) },
    { now: made, layout: layoutIn(next.plan, template, after) },
  );
  carryLife(actor, made, next.plan.programs[made.program]?.moves ?? false);
  carryUnits(actor, made, match);
  return made;
}

/** The placed instance with an id. */
export function findInstance(scene: ScenePlan, id: string): InstancePlan | undefined {
  for (const { instances } of scene.layers) {
    const found = instances.find((instance) => instance.id === id);
    if (found) return found;
  }
  return undefined;
}

function layoutIn(plan: GamePlan, template: number, instance: InstancePlan | undefined) {
  const layout = instance?.layout ?? plan.templates[template]?.layout;
  return layout ?? { slots: new Map(), numberCount: 0, valueCount: 0 };
}

const motionFields = ['moveX', 'moveY', 'turn', 'stackedNumber', 'stackedX', 'stackedY'] as const;

/** State that is not an attribute: age, touches, and motion. */
function carryLife(actor: Actor, made: Actor, moves: boolean): void {
  const { id, birth, end, isDestroyed, touches, animation, imageBefore, collides } = actor;
  Object.assign(made, { id, birth, end, isDestroyed, touches, animation, imageBefore, collides });
  const { previousX, previousY, previousRotation, version } = actor;
  Object.assign(made, { previousX, previousY, previousRotation, version });
  if (!moves) return;
  for (const field of motionFields) made[field] = actor[field];
}

function carryUnits(actor: Actor, made: Actor, { kept, hasNew }: ProgramMatch): void {
  const shifted = new Map<number, number>();
  for (const { from, to } of kept) {
    for (let slot = 0; slot < to.slots; slot++)
      made.writeSlot(to.unit.status + slot, actor.readSlot(from.unit.status + slot));
    for (let place = 0; place < to.objects; place++)
      made.memory[to.unit.memory + place] = actor.memory[from.unit.memory + place];
    for (let unit = 0; unit < to.units; unit++) shifted.set(from.unit.index + unit, to.unit.index + unit);
  }
  made.lingering = actor.lingering.flatMap((index) => shifted.get(index) ?? []);
  const own = new Set<unknown>(made.memory.filter((memory) => memory !== undefined));
  if (own.size > 0) {
    made.texts = actor.texts.filter((text) => own.has(text));
    made.emitters = actor.emitters.filter((emitter) => own.has(emitter));
  }
  made.replicate = own.has(actor.replicate) ? actor.replicate : undefined;
  // Entering again starts new behaviors and lets all others continue.
  made.isEntered = actor.isEntered && !hasNew;
}
