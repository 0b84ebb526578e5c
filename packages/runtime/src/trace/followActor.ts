import { type Behavior, findBehavior, isJsonObject, type Path, type Scalar, valueAt } from '@playhouse/core';
import { partsOf } from '../compile/readers.ts';
import type { Game } from '../game/game.ts';
import { internalsOf } from '../setup/gameInternals.ts';
import type { Simulation } from '../simulation/simulation.ts';
import type { Actor } from '../state/actor.ts';
import type { Unit } from '../units/unit.ts';
import { attachTracer, type TracedPhase } from './attachTracer.ts';
import { AttributeWatch, findActor } from './attributeWatch.ts';
import type { AttributeChange, TracedAttribute } from './behaviorTrace.ts';
import { conditionAt, OperandReader } from './operands.ts';

/** How the behaviors of an actor are right now. */
export interface ActorNow {
  readonly frame: number;
  /** Where its behaviors are in the project. */
  readonly owner: Path;
  /** Behaviors that are active or acted in the last moment. */
  readonly active: readonly Path[];
  readonly conditions: readonly {
    readonly path: Path;
    readonly holds: boolean;
    readonly left?: Scalar | undefined;
    readonly right?: Scalar | undefined;
  }[];
  /** What expressions of behaviors result in, by the field. */
  readonly values: readonly { readonly path: Path; readonly field: string; readonly value: Scalar }[];
  /** The last change of each attribute that is followed. */
  readonly changes: readonly AttributeChange[];
}

/** Follows an actor of a running game. */
export interface ActorFollowing {
  /** Undefined while it is not in the running scene. */
  now(): ActorNow | undefined;
  stop(): void;
}

/** Frames for which an action counts as active after it has acted. */
const afterglow = 15;
/** So many behaviors are told of at most. */
const mostBehaviors = 400;

/** Begins to follow an actor, and who changes these attributes. The game does what it would do anyway. */
export function followActor(game: Game, key: number, attributes: readonly TracedAttribute[]): ActorFollowing {
  const { simulation, project } = internalsOf(game);
  const { plan, world } = simulation;
  const ran = new Map<number, number>();
  const facts = new Map<string, { location: number; index: number; holds: boolean; frame: number }>();
  const changes = new Map<string, AttributeChange>();
  const watch = new AttributeWatch(simulation, (change) => changes.set(`${change.subject} ${change.id}`, change));
  watch.follow(attributes);
  const operands = new OperandReader(simulation);
  const stop = attachTracer(game, {
    beginStep: () => watch.beginStep(),
    endStep: () => watch.endStep(),
    enter(unit: Unit, actor: Actor | undefined, phase: TracedPhase) {
      watch.enter(unit, actor);
      if (actor?.key === key && phase !== 'stop') ran.set(unit.location, world.frame);
    },
    leave: () => watch.leave(),
    answered(unit, index, actor, holds) {
      if (actor.key !== key) return;
      facts.set(`${unit.location} ${index}`, { location: unit.location, index, holds, frame: world.frame });
    },
  });
  const pathAt = (location: number) => plan.locations[location] ?? [];
  return {
    stop,
    now() {
      const actor = findActor(simulation, key);
      const program = actor && plan.programs[actor.program];
      if (!actor || !program) return undefined;
      const units = program.units.slice(0, mostBehaviors);
      const conditions = [...facts.values()].flatMap(({ location, index, holds, frame }) => {
        const path = [...pathAt(location), 'conditions', index];
        // What nobody asks any more is not true right now.
        const sides = operands.sidesOf(conditionAt(project, path), actor);
        return frame === world.frame || frame === world.frame - 1 ? [{ path, holds, ...sides }] : [];
      });
      return {
        frame: world.frame,
        owner: pathAt(program.location),
        active: units.filter((unit) => isActive(unit, actor, simulation, ran)).map(({ location }) => pathAt(location)),
        conditions,
        values: units.flatMap(({ location }) => valuesOf(project, pathAt(location), operands, actor)),
        changes: [...changes.values()],
      };
    },
  };
}

function isActive(unit: Unit, actor: Actor, { world }: Simulation, ran: ReadonlyMap<number, number>): boolean {
  const status = actor.readSlot(unit.status);
  if (status === 1 || status === 3) return true;
  const last = ran.get(unit.location);
  // After going back, what ran later has not happened yet.
  return last !== undefined && last <= world.frame && last > world.frame - afterglow;
}

/** What the expressions in the fields of a behavior result in. */
function valuesOf(project: object, path: Path, operands: OperandReader, actor: Actor): ActorNow['values'] {
  const behavior = valueAt(project, path) as Behavior | undefined;
  if (!behavior || !findBehavior(behavior.class)) return [];
  return Object.entries(behavior.attributes).flatMap(([field, stored]) => {
    const computed = isJsonObject(stored) && partsOf(stored) !== undefined;
    const value = computed ? operands.valueOf(stored, actor) : undefined;
    return value === undefined ? [] : [{ path, field, value }];
  });
}
