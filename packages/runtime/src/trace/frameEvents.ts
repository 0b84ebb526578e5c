import type { Path, Scalar } from '@playhouse/core';
import type { Game } from '../game/game.ts';
import { internalsOf } from '../setup/gameInternals.ts';
import { attachTracer, type TracedPhase } from './attachTracer.ts';
import { AttributeWatch } from './attributeWatch.ts';
import type { AttributeChange, TracedAttribute } from './behaviorTrace.ts';
import { conditionAt, OperandReader } from './operands.ts';

/** Something that happened in a frame. */
export type FrameEvent =
  | { readonly kind: 'behavior'; readonly path: Path; readonly phase: TracedPhase }
  | {
      readonly kind: 'condition';
      readonly path: Path;
      readonly holds: boolean;
      readonly left?: Scalar | undefined;
      readonly right?: Scalar | undefined;
    }
  | { readonly kind: 'change'; readonly change: AttributeChange };

/** The query: a frame, an actor, and attributes. */
export interface FrameQuestion {
  readonly frame: number;
  /** Without an actor, only the attributes are watched. */
  readonly actor: number | undefined;
  readonly attributes: readonly TracedAttribute[];
}

/** The most events of a frame to report. */
const mostEvents = 1000;

/** Continues a game with `play`, and reports the events of one frame in order. */
export function frameEvents(
  game: Game,
  { frame, actor: key, attributes }: FrameQuestion,
  play: () => void,
): readonly FrameEvent[] {
  const { simulation, project } = internalsOf(game);
  const events: FrameEvent[] = [];
  const add = (event: FrameEvent) => {
    if (simulation.world.frame === frame && events.length < mostEvents) events.push(event);
  };
  const operands = new OperandReader(simulation);
  const pathAt = (location: number) => simulation.plan.locations[location] ?? [];
  const watch = new AttributeWatch(simulation, (change) => add({ kind: 'change', change }));
  watch.follow(attributes);
  const stop = attachTracer(game, {
    beginStep: () => watch.beginStep(),
    endStep: () => watch.endStep(),
    enter(unit, actor, phase) {
      watch.enter(unit, actor);
      if (key !== undefined && actor?.key === key) add({ kind: 'behavior', path: pathAt(unit.location), phase });
    },
    leave: () => watch.leave(),
    answered(unit, index, actor, holds) {
      if (actor.key !== key || simulation.world.frame !== frame) return;
      const path = [...pathAt(unit.location), 'conditions', index];
      add({ kind: 'condition', path, holds, ...operands.sidesOf(conditionAt(project, path), actor) });
    },
  });
  try {
    play();
  } finally {
    stop();
  }
  return events;
}
