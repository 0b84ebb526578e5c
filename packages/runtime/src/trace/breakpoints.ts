import type { Path } from '@playhouse/core';
import type { Game } from '../game/game.ts';
import { internalsOf } from '../setup/gameInternals.ts';
import type { Simulation } from '../simulation/simulation.ts';
import type { Actor } from '../state/actor.ts';
import type { Unit } from '../units/unit.ts';
import { attachTracer, type TracedPhase, type Tracer } from './attachTracer.ts';
import { AttributeWatch } from './attributeWatch.ts';
import type { AttributeChange, TracedAttribute } from './behaviorTrace.ts';
import { pathKey } from './chain.ts';

/** Where a game should stop. */
export interface Breakpoints {
  /** Behaviors that start to act, blocks whose behaviors start, and conditions that become true. */
  readonly places: readonly Path[];
  /** Attributes that are changed by the game. */
  readonly attributes: readonly TracedAttribute[];
}

/** The first breakpoint hit in a frame. */
export interface BreakpointHit {
  readonly frame: number;
  /** The actor that hit it; undefined when it was no actor's behavior. */
  readonly actor: number | undefined;
  /** The behavior or condition; undefined when only an attribute changed. */
  readonly path: Path | undefined;
  readonly change: AttributeChange | undefined;
}

/** Watches a game for breakpoints. */
export interface BreakpointWatch {
  /** The first hit of the last step. */
  hit(): BreakpointHit | undefined;
  stop(): void;
  readonly busy: BusyFrames;
}

/** The frames in which a behavior or condition was busy for an actor, by both. */
type BusyFrames = ReadonlyMap<string, ReadonlySet<number>>;

/** More frames than the game replays when it goes back by one. */
const mostFrames = 100;

/**
 * Watches a game until `stop`. It only observes: the game behaves the same. What was busy in `before`, an earlier watch
 * of the same game, and still is does not start to act.
 */
export function watchBreakpoints(game: Game, breakpoints: Breakpoints, before?: BreakpointWatch): BreakpointWatch {
  const finder = new BreakpointFinder(internalsOf(game).simulation, breakpoints, before?.busy);
  const stop = attachTracer(game, finder);
  return { hit: () => finder.hit, stop, busy: finder.busy };
}

class BreakpointFinder implements Tracer {
  hit: BreakpointHit | undefined;
  readonly #simulation: Simulation;
  /** By location: what to stop at. */
  readonly #behaviors = new Set<number>();
  readonly #conditions = new Set<string>();
  /** Includes frames before the game went back. */
  readonly busy: Map<string, Set<number>>;
  readonly #active: Unit[] = [];
  readonly #watch: AttributeWatch | undefined;

  constructor(simulation: Simulation, { places, attributes }: Breakpoints, busy: BusyFrames = new Map()) {
    this.#simulation = simulation;
    this.busy = new Map([...busy].map(([key, frames]) => [key, new Set(frames)]));
    const locations = new Map(simulation.plan.locations.map((path, location) => [pathKey(path), location]));
    for (const path of places) {
      const isCondition = path.at(-2) === 'conditions';
      const location = locations.get(pathKey(isCondition ? path.slice(0, -2) : path));
      if (location === undefined) continue;
      if (isCondition) this.#conditions.add(`${location} ${path.at(-1)}`);
      else this.#behaviors.add(location);
    }
    if (attributes.length === 0) return;
    this.#watch = new AttributeWatch(simulation, (change) => this.#changed(change));
    this.#watch.follow(attributes);
  }

  beginStep(): void {
    this.hit = undefined;
    const next = this.#simulation.world.frame + 1;
    for (const frames of this.busy.values()) frames.delete(next);
    this.#watch?.beginStep();
  }

  endStep(): void {
    this.#watch?.endStep();
  }

  enter(unit: Unit, actor: Actor | undefined, phase: TracedPhase): void {
    this.#watch?.enter(unit, actor);
    const around = this.#active.at(-1);
    this.#active.push(unit);
    if (phase === 'stop') return;
    if (phase === 'start' && around?.children.units.includes(unit) && this.#behaviors.has(around.location))
      this.#meet(around.location, actor);
    if (unit.isBlock || !this.#behaviors.has(unit.location)) return;
    if (!this.#wasBusy(`${unit.location}`, actor) || phase === 'start') this.#meet(unit.location, actor);
  }

  leave(): void {
    this.#watch?.leave();
    this.#active.pop();
  }

  answered(unit: Unit, index: number, actor: Actor, holds: boolean): void {
    const condition = `${unit.location} ${index}`;
    if (!holds || !this.#conditions.has(condition)) return;
    if (!this.#wasBusy(condition, actor)) this.#meet(unit.location, actor, ['conditions', index]);
  }

  /** Whether it was busy in this frame or the one before; records that it is busy now. */
  #wasBusy(what: string, actor: Actor | undefined): boolean {
    const { frame } = this.#simulation.world;
    const key = `${what} of ${actor?.key}`;
    const frames = this.busy.get(key) ?? new Set();
    this.busy.set(key, frames);
    const was = frames.has(frame) || frames.has(frame - 1);
    frames.add(frame);
    const [oldest = frame] = frames;
    if (frames.size > mostFrames) frames.delete(oldest);
    return was;
  }

  #meet(location: number, actor: Actor | undefined, inside: Path = []): void {
    const path = [...(this.#simulation.plan.locations[location] ?? []), ...inside];
    this.hit ??= { frame: this.#simulation.world.frame, actor: actor?.key, path, change: undefined };
  }

  #changed(change: AttributeChange): void {
    const { writer, frame } = change;
    if (writer.kind === 'outside') return;
    const by = 'path' in writer ? writer : undefined;
    this.hit ??= { frame, actor: by?.actor, path: by?.path, change };
  }
}
