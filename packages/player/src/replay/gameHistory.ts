import type { Game, GameSnapshot, InputEvent } from '@playhouse/runtime';

/** Frames between two kept states; those between them are played again from what came in. */
const stateEvery = 30;
/** How many frames can be gone back: 20 seconds. */
export const longestHistory = 1200;

/** The last seconds of a running game: states now and then, and everything that came in. */
export interface GameHistory {
  /** The oldest and the newest frame that can be gone to. */
  readonly first: number;
  readonly last: number;
  /** Keeps a step that the game has just done. A future that was gone back from is forgotten. */
  note(input: readonly InputEvent[]): void;
  /** What came in at the step of a frame, when that has been played. */
  inputOf(frame: number): readonly InputEvent[] | undefined;
  /** Brings the game to a frame, as near as there is one. */
  goTo(frame: number): void;
  /** Forgets everything after the game's frame. */
  cut(): void;
}

/** Whatever else has to go back with a game, such as what it has saved. */
export interface OtherState {
  capture(): unknown;
  restore(state: unknown): void;
}

interface KeptState {
  readonly frame: number;
  readonly game: GameSnapshot;
  readonly other: unknown;
}

/** Begins with the game as it is now. The ports have to be silent while `goTo` plays frames again. */
export function createGameHistory(game: Game, other: OtherState): GameHistory {
  const inputs = new Map<number, readonly InputEvent[]>();
  let states: KeptState[] = [];
  let last = game.frame;
  const keep = () => void states.push({ frame: game.frame, game: game.snapshot(), other: other.capture() });
  const cut = () => {
    for (let frame = game.frame + 1; frame <= last; frame++) inputs.delete(frame);
    states = states.filter(({ frame }) => frame <= game.frame);
    last = game.frame;
  };
  keep();
  return {
    get first() {
      return states[0]?.frame ?? game.frame;
    },
    get last() {
      return last;
    },
    note(input) {
      last = Math.max(last, game.frame);
      inputs.set(game.frame, input);
      if (game.frame % stateEvery !== 0 || states.some(({ frame }) => frame === game.frame)) return;
      keep();
      while ((states[1]?.frame ?? last) <= last - longestHistory) {
        for (let frame = states[0]?.frame ?? 0; frame <= (states[1]?.frame ?? 0); frame++) inputs.delete(frame);
        states.shift();
      }
    },
    inputOf: (frame) => (frame <= last ? inputs.get(frame) : undefined),
    goTo(wanted) {
      const frame = Math.min(Math.max(Math.round(wanted), states[0]?.frame ?? 0), last);
      const state = states.findLast((kept) => kept.frame <= frame);
      if (!state) return;
      // Going forward needs no older state than the one that is there.
      if (game.frame > frame || state.frame > game.frame) {
        game.restore(state.game);
        other.restore(state.other);
      }
      while (game.frame < frame) game.step(inputs.get(game.frame + 1) ?? []);
    },
    cut,
  };
}
