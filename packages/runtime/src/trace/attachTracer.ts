import { type Path, valueAt } from '@playhouse/core';
import { partsOfTest } from '../compile/compileConditions.ts';
import type { Game } from '../game/game.ts';
import type { GamePlan } from '../plan/gamePlan.ts';
import { internalsOf } from '../setup/gameInternals.ts';
import type { Actor } from '../state/actor.ts';
import type { World } from '../state/world.ts';
import type { Test, Unit } from '../units/unit.ts';

/** What a behavior is called for. */
export type TracedPhase = 'start' | 'update' | 'stop' | 'answer';

/** Told of everything that the behaviors of a game do, while it happens. It must change nothing of the game. */
export interface Tracer {
  beginStep?(): void;
  endStep?(): void;
  /** A behavior is about to do something, and has done it. What is inside of it comes in between. */
  enter?(unit: Unit, actor: Actor | undefined, phase: TracedPhase): void;
  leave?(unit: Unit, actor: Actor | undefined, phase: TracedPhase): void;
  /** A condition of a behavior has been asked. */
  answered?(unit: Unit, index: number, actor: Actor, holds: boolean): void;
  /** A condition was not asked, because one before has decided; `test` is what would have been asked. */
  skipped?(unit: Unit, index: number, actor: Actor, test: Test): void;
  /** Something went wrong at a location of the plan; `code` and `detail` are those of the fault. */
  fault?(location: number, code: string, detail: unknown): void;
}

/**
 * Lets a tracer follow a game made by `createGame` until the result is called. Nothing is wrapped before and after, so a
 * game that nobody follows pays nothing. While it is followed, units run one by one instead of in generated loops, which
 * gives the same states.
 */
export function attachTracer(game: Game, tracer: Tracer): () => void {
  const { simulation, project } = internalsOf(game);
  const { plan, world } = simulation;
  const restore: (() => void)[] = [];
  const replace = <Owner extends object>(owner: Owner, parts: Partial<Owner>) => {
    const before = Object.fromEntries(Object.keys(parts).map((key) => [key, owner[key as keyof Owner]]));
    restore.push(() => Object.assign(owner, before));
    Object.assign(owner, parts);
  };
  for (const program of plan.programs) {
    replace(program, { run: undefined });
    for (const unit of program.units) replace(unit, tracedParts(unit, conditionsAt(plan, unit, project), tracer));
  }
  const { step } = game;
  replace(game, {
    step(input) {
      tracer.beginStep?.();
      step(input);
      tracer.endStep?.();
    },
  });
  const { report } = world.faults;
  replace(world.faults, {
    report(location, code, detail, position) {
      tracer.fault?.(location, code, detail);
      report(location, code, detail, position);
    },
  });
  return () => {
    for (const undo of restore.reverse()) undo();
  };
}

/** How many conditions a unit's behavior has. */
function conditionsAt({ locations }: GamePlan, { location }: Unit, project: object): number {
  const conditions = valueAt(project, [...(locations[location] ?? []), 'conditions'] satisfies Path);
  return Array.isArray(conditions) ? conditions.length : 0;
}

/** The handlers of a unit with the tracer around them. One that has no `update` must go on having none. */
function tracedParts(unit: Unit, conditions: number, tracer: Tracer): Partial<Unit> {
  const { start, update, stop, answer, reply, test } = unit;
  return {
    start: around(start, 'start', tracer),
    update: update && around(update, 'update', tracer),
    stop: around(stop, 'stop', tracer),
    answer: answer && around(answer, 'answer', tracer),
    reply: reply && around(reply, 'answer', tracer),
    test: conditions === 0 ? test : tracedTest(unit, test, conditions, tracer),
  };
}

function around<Rest extends unknown[], Who extends Actor | undefined>(
  handler: ((unit: Unit, actor: Who, ...rest: Rest) => void) | undefined,
  phase: TracedPhase,
  tracer: Tracer,
): (unit: Unit, actor: Who, ...rest: Rest) => void {
  return (unit, actor, ...rest) => {
    tracer.enter?.(unit, actor, phase);
    try {
      handler?.(unit, actor, ...rest);
    } finally {
      tracer.leave?.(unit, actor, phase);
    }
  };
}

/** Asks the conditions in the same order as the test does, and no further. */
function tracedTest(unit: Unit, test: Test, conditions: number, tracer: Tracer): Test {
  const parts = conditions > 1 ? partsOfTest(test) : undefined;
  const { isAny, tests } = parts && 'tests' in parts ? parts : { isAny: false, tests: [test] };
  return (actor: Actor, world: World) => {
    let decided = -1;
    for (const [index, one] of tests.entries()) {
      if (decided >= 0) {
        tracer.skipped?.(unit, index, actor, one);
        continue;
      }
      const holds = one(actor, world);
      tracer.answered?.(unit, index, actor, holds);
      if (holds === isAny) decided = index;
    }
    return decided >= 0 ? isAny : !isAny;
  };
}
