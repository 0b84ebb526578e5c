import type { Game } from '../game/game.ts';
import { internalsOf } from '../setup/gameInternals.ts';
import type { Actor } from '../state/actor.ts';
import { FrameLeft } from '../units/failure.ts';
import type { Unit } from '../units/unit.ts';
import { wrapHandlers } from '../units/wrapHandlers.ts';
import { tracedCalls } from './attachTracer.ts';

/** A position inside a frame: before or after one of the calls of an actor's behaviors, as `frameEvents` lists them. */
export interface FramePosition {
  readonly actor: number;
  /** Number of the call, from 0. */
  readonly call: number;
  readonly isAfter: boolean;
}

/**
 * Plays a frame with `play`, and leaves it at a position. The game then has the state of that moment and must be
 * restored before anything else: it may be looked at, but not stepped or kept. Returns false when the frame has no such
 * position, and was played to its end.
 */
export function playInto(game: Game, position: FramePosition, play: () => void): boolean {
  const { plan } = internalsOf(game).simulation;
  const leaver = new FrameLeaver(position);
  const restore = plan.programs.flatMap((program) => [
    wrapHandlers(program, () => ({ run: undefined })),
    // Outside of tracers, so that they are told of the end of everything they were told of.
    ...program.units.map((unit) => wrapHandlers(unit, (inner) => tracedCalls(inner, leaver))),
  ]);
  try {
    play();
    return false;
  } catch (error) {
    if (error instanceof FrameLeft) return true;
    throw error;
  } finally {
    for (const undo of restore) undo();
  }
}

class FrameLeaver {
  readonly #position: FramePosition;
  #calls = 0;
  /** The numbers of the calls in progress, innermost last. */
  readonly #active: number[] = [];
  #hasLeft = false;

  constructor(position: FramePosition) {
    this.#position = position;
  }

  enter(_unit: Unit, actor: Actor | undefined): void {
    const { actor: key, call, isAfter } = this.#position;
    const number = actor?.key === key ? this.#calls++ : -1;
    if (!isAfter && number === call) this.#leave();
    this.#active.push(number);
  }

  leave(): void {
    const { call, isAfter } = this.#position;
    if (this.#active.pop() === call && isAfter) this.#leave();
  }

  #leave(): void {
    if (this.#hasLeft) return;
    this.#hasLeft = true;
    throw new FrameLeft();
  }
}
