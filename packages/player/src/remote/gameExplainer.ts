import {
  type ActorFollowing,
  type ActorNow,
  type AttributeAnswer,
  answerWhoSet,
  answerWhy,
  followActor,
  type Game,
  type TracedAttribute,
  type WhyAnswer,
} from '@playhouse/runtime';
import type { LocalSimulation } from '../simulation/localSimulation.ts';
import type { ExplainRequests } from './explainProtocol.ts';

/** How far an answer looks back: ten seconds. */
const reach = 600;

/** Follows an actor of a game in this thread, and answers why something happened. */
export class GameExplainer {
  readonly #simulation: () => LocalSimulation;
  #wanted: ExplainRequests['follow'] | undefined;
  #following: { readonly game: Game; readonly actor: ActorFollowing } | undefined;

  constructor(simulation: () => LocalSimulation) {
    this.#simulation = simulation;
  }

  /** Without an actor nothing is followed, and there is no cost. */
  follow(request: ExplainRequests['follow']): void {
    this.#end();
    this.#wanted = request;
  }

  /** The current state of the followed actor. When the game was replaced, the new one is followed. */
  now(): ActorNow | undefined {
    const { actor, attributes = [] } = this.#wanted ?? {};
    if (actor === undefined) return undefined;
    const { game } = this.#simulation();
    if (this.#following?.game !== game) this.#end();
    this.#following ??= { game, actor: followActor(game, actor, attributes) };
    return this.#following.actor.now();
  }

  why(question: ExplainRequests['why']): Promise<WhyAnswer | undefined> {
    return this.#simulation().session.playApart(reach, ({ game, play, isExact }) =>
      answerWhy(game, question, play, isExact),
    );
  }

  whoSet({ owner, ...attribute }: ExplainRequests['whoSet']): Promise<AttributeAnswer | undefined> {
    const asked: TracedAttribute = attribute;
    return this.#simulation().session.playApart(reach, ({ game, play, isExact }) =>
      answerWhoSet(game, asked, owner, play, isExact),
    );
  }

  #end(): void {
    this.#following?.actor.stop();
    this.#following = undefined;
  }
}
