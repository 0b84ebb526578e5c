import { type Path, valueAt } from '@playhouse/core';
import { partsOfTest } from '../compile/compileConditions.ts';
import type { Game } from '../game/game.ts';
import type { GamePlan } from '../plan/gamePlan.ts';
import { internalsOf } from '../setup/gameInternals.ts';
import type { Actor } from '../state/actor.ts';
import type { World } from '../state/world.ts';
import type { Test, Unit } from '../units/unit.ts';
import { wrapHandlers } from '../units/wrapHandlers.ts';

/** The reason for calling a behavior. */
export type TracedPhase = 'start' | 'update' | 'stop' | 'answer';

/** Notified of everything that the behaviors of a game do, as it happens. It must not change the game. */
export interface Tracer {
  beginStep?(): void;
  endStep?(): void;
  /** A behavior is about to do something, and has done it. Calls for its children come in between. */
  enter?(unit: Unit, actor: Actor | undefined, phase: TracedPhase): void;
  leave?(unit: Unit, actor: Actor | undefined, phase: TracedPhase): void;
  /** A condition of a behavior was evaluated. */
  answered?(unit: Unit, index: number, actor: Actor, holds: boolean): void;
  /** A condition was not evaluated, because an earlier one had decided; `test` would have been called. */
  skipped?(unit: Unit, index: number, actor: Actor, test: Test): void;
  /** A fault occurred at a location of the plan; `code` and `detail` are those of the fault. */
  fault?(location: number, code: string, detail: unknown): void;
}

/** The tracers of a game. They share one wrapper, so that each is notified of every condition. */
class TracerList implements Required<Tracer> {
  tracers: readonly Tracer[] = [];

  beginStep(): void {
    for (const one of this.tracers) one.beginStep?.();
  }

  endStep(): void {
    for (const one of this.tracers) one.endStep?.();
  }

  enter(unit: Unit, actor: Actor | undefined, phase: TracedPhase): void {
    for (const one of this.tracers) one.enter?.(unit, actor, phase);
  }

  leave(unit: Unit, actor: Actor | undefined, phase: TracedPhase): void {
    for (const one of this.tracers) one.leave?.(unit, actor, phase);
  }

  answered(unit: Unit, index: number, actor: Actor, holds: boolean): void {
    for (const one of this.tracers) one.answered?.(unit, index, actor, holds);
  }

  skipped(unit: Unit, index: number, actor: Actor, test: Test): void {
    for (const one of this.tracers) one.skipped?.(unit, index, actor, test);
  }

  fault(location: number, code: string, detail: unknown): void {
    for (const one of this.tracers) one.fault?.(location, code, detail);
  }
}

const traced = new WeakMap<Game, { readonly list: TracerList; readonly unwrap: () => void }>();

/**
 * Lets a tracer follow a game created by `createGame` until the returned function is called. Nothing is wrapped before
 * and after, so tracing costs nothing when unused. While a game is followed, units run one by one instead of in
 * generated loops, which results in the same states.
 */
export function attachTracer(game: Game, tracer: Tracer): () => void {
  let known = traced.get(game);
  if (!known) {
    const list = new TracerList();
    known = { list, unwrap: wrapGame(game, list) };
    traced.set(game, known);
  }
  const { list, unwrap } = known;
  list.tracers = [...list.tracers, tracer];
  return () => {
    if (!list.tracers.includes(tracer)) return;
    list.tracers = list.tracers.filter((one) => one !== tracer);
    if (list.tracers.length > 0) return;
    unwrap();
    traced.delete(game);
  };
}

function wrapGame(game: Game, tracer: Required<Tracer>): () => void {
  const { simulation, project } = internalsOf(game);
  const { plan, world } = simulation;
  const restore: (() => void)[] = [];
  for (const program of plan.programs) {
    restore.push(wrapHandlers(program, () => ({ run: undefined })));
    for (const unit of program.units) {
      const conditions = conditionsAt(plan, unit, project);
      restore.push(wrapHandlers(unit, (inner) => tracedParts(inner, conditions, tracer)));
    }
  }
  restore.push(
    wrapHandlers(game, ({ step }) => ({
      step(input) {
        tracer.beginStep();
        step(input);
        tracer.endStep();
      },
    })),
    wrapHandlers(world.faults, ({ report }) => ({
      report(location, code, detail, position) {
        tracer.fault(location, code, detail);
        report(location, code, detail, position);
      },
    })),
  );
  return () => {
    for (const undo of restore) undo();
  };
}

/** The number of conditions of a unit's behavior. */
function conditionsAt({ locations }: GamePlan, { location }: Unit, project: object): number {
  const conditions = valueAt(project, [...(locations[location] ?? []), 'conditions'] satisfies Path);
  return Array.isArray(conditions) ? conditions.length : 0;
}

function tracedParts(unit: Unit, conditions: number, tracer: Tracer): Partial<Unit> {
  const { test } = unit;
  return {
    ...tracedCalls(unit, tracer),
    test: conditions === 0 ? test : tracedTest(unit, test, conditions, tracer),
  };
}

/** The handlers of a unit, wrapped by the tracer. A unit without `update` must stay without it. */
export function tracedCalls(unit: Unit, tracer: Pick<Tracer, 'enter' | 'leave'>): Partial<Unit> {
  const { start, update, stop, answer, reply } = unit;
  return {
    start: around(start, 'start', tracer),
    update: update && around(update, 'update', tracer),
    stop: around(stop, 'stop', tracer),
    answer: answer && around(answer, 'answer', tracer),
    reply: reply && around(reply, 'answer', tracer),
  };
}

function around<Rest extends unknown[], Who extends Actor | undefined>(
  handler: ((unit: Unit, actor: Who, ...rest: Rest) => void) | undefined,
  phase: TracedPhase,
  tracer: Pick<Tracer, 'enter' | 'leave'>,
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

/** Evaluates the conditions in the same order as the test, and no further. */
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
