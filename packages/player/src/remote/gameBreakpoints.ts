import {
  type BreakpointHit,
  type Breakpoints,
  type BreakpointWatch,
  frameEvents,
  type Game,
  watchBreakpoints,
} from '@playhouse/runtime';
import type { LocalSimulation } from '../simulation/localSimulation.ts';
import type { ExplainAnswers, ExplainRequests } from './explainProtocol.ts';

/** The breakpoints of a game in this thread. Without any, the game is not touched. */
export class GameBreakpoints {
  readonly #simulation: () => LocalSimulation;
  #wanted: Breakpoints = { places: [], attributes: [] };
  /** True when others are watched than wanted. */
  #isOld = false;
  #watching: { readonly game: Game; readonly watch: BreakpointWatch } | undefined;

  constructor(simulation: () => LocalSimulation) {
    this.#simulation = simulation;
  }

  set(breakpoints: Breakpoints): void {
    this.#wanted = breakpoints;
    this.#isOld = true;
    if (!this.#isAny) this.#end();
  }

  /** Call before each step: watches the current game, which may have replaced another one. */
  prepare(): void {
    if (!this.#isAny) return;
    const { game } = this.#simulation();
    const before = this.#watching?.game === game ? this.#watching.watch : undefined;
    if (before && !this.#isOld) return;
    this.#end();
    this.#watching = { game, watch: watchBreakpoints(game, this.#wanted, before) };
    this.#isOld = false;
  }

  get #isAny(): boolean {
    return this.#wanted.places.length + this.#wanted.attributes.length > 0;
  }

  /** The breakpoint that the step has hit. */
  hit(): BreakpointHit | undefined {
    return this.#watching?.watch.hit();
  }

  /** What happened in the last frame, which is replayed in a separate game. */
  events({ frame, ...question }: ExplainRequests['eventsOf']): Promise<ExplainAnswers['eventsOf']> {
    return this.#simulation().session.playApart(1, ({ game, play, isExact }) => {
      const events = frameEvents(game, { frame, ...question }, play);
      return { isExact: isExact(), events };
    });
  }

  #end(): void {
    this.#watching?.watch.stop();
    this.#watching = undefined;
  }
}
