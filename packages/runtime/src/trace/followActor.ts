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

/** The current state of an actor's behaviors. */
export interface ActorNow {
  readonly frame: number;
  /** The path of its behaviors in the project. */
  readonly owner: Path;
  /** Behaviors that are active or acted just now. */
  readonly active: readonly Path[];
  readonly conditions: readonly {
    readonly path: Path;
    readonly holds: boolean;
    readonly left?: Scalar | undefined;
    readonly right?: Scalar | undefined;
  }[];
  /** Current results of expressions in behaviors, by field; a part of a field is named like `velocity.x`. */
  readonly values: readonly { readonly path: Path; readonly field: string; readonly value: Scalar }[];
  /** The last change of each followed attribute. */
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
/** The most behaviors and values to report. */
const mostBehaviors = 2000;

/** Starts to follow an actor, and who changes these attributes. The game behaves the same. */
export function followActor(game: Game, key: number, attributes: readonly TracedAttribute[]): ActorFollowing {
  const { simulation, project } = internalsOf(game);
  const { plan, world } = simulation;
  const ran = new Map<number, number>();
  const facts = new Map<string, { location: number; index: number; holds: boolean; frame: number }>();
  const changes = new Map<string, AttributeChange>();
  const watch = new AttributeWatch(simulation, (change) => changes.set(`${change.subject} ${change.id}`, change));
  watch.follow(attributes);
  const operands = new OperandReader(simulation);
  let last = world.frame;
  const stop = attachTracer(game, {
    beginStep() {
      // The differences between two moments of a game that went back are not changes, and later ones are undone.
      if (world.frame !== last) watch.follow(attributes);
      for (const [id, { frame }] of changes) if (frame > world.frame) changes.delete(id);
      watch.beginStep();
    },
    endStep() {
      watch.endStep();
      last = world.frame;
    },
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
      const written = units.flatMap(({ location }) => valuesOf(project, pathAt(location), operands, actor));
      const conditions = [...facts.values()].flatMap(({ location, index, holds, frame }) => {
        const path = [...pathAt(location), 'conditions', index];
        // A condition that is no longer evaluated does not count as true.
        const sides = operands.sidesOf(conditionAt(project, path), actor);
        return frame === world.frame || frame === world.frame - 1 ? [{ path, holds, ...sides }] : [];
      });
      return {
        frame: world.frame,
        owner: pathAt(program.location),
        active: units.filter((unit) => isActive(unit, actor, simulation, ran)).map(({ location }) => pathAt(location)),
        conditions,
        values: written.slice(0, mostBehaviors),
        changes: [...changes.values()].filter(({ frame }) => frame <= world.frame),
      };
    },
  };
}

function isActive(unit: Unit, actor: Actor, { world }: Simulation, ran: ReadonlyMap<number, number>): boolean {
  const status = actor.readSlot(unit.status);
  if (status === 1 || status === 3) return true;
  const last = ran.get(unit.location);
  // After going back, later events have not happened yet.
  return last !== undefined && last <= world.frame && last > world.frame - afterglow;
}

/** Current results of the expressions in a behavior's fields. */
function valuesOf(project: object, path: Path, operands: OperandReader, actor: Actor): ActorNow['values'] {
  const behavior = valueAt(project, path) as Behavior | undefined;
  if (!behavior || !findBehavior(behavior.class)) return [];
  return Object.entries(behavior.attributes).flatMap(([field, stored]) =>
    expressionsIn(stored, field).flatMap(([part, expression]) => {
      const value = operands.valueOf(expression, actor);
      return value === undefined ? [] : [{ path, field: part, value }];
    }),
  );
}

/** The expressions of a field; parts of points, colors and assignments are named like `velocity.x`. */
function expressionsIn(stored: unknown, field: string): readonly (readonly [string, unknown])[] {
  if (typeof stored !== 'object' || stored === null) return [];
  if (isJsonObject(stored) && partsOf(stored) !== undefined) return [[field, stored]];
  return Object.entries(stored).flatMap(([key, part]) => expressionsIn(part, `${field}.${key}`));
}
