import type { Scalar } from '@playhouse/core';
import {
  createGameInspector,
  type Game,
  type GameInspector,
  type InputEvent,
  type Profile,
  profileGame,
  type Subject,
} from '@playhouse/runtime';
import type { DeviceReading, Observation, ProfileReport, Requests } from './protocol.ts';

/** Maximum number of reported actors and behaviors. */
const mostListed = 1000;
const mostRows = 100;
/** Maximum characters of a reported value. */
const longestValue = 4000;

/** Inspects the game of this thread for the other side: unchanged data is not sent again. */
export class GameObserver {
  readonly #game: () => Game;
  #known: { readonly game: Game; readonly inspector: GameInspector } | undefined;
  #listed = '';
  /** The values of devices as they were last reported. */
  readonly #readings = new Map<string, Scalar | undefined>();
  /** Keys that are held, also those that the game does not use. */
  readonly #held = new Set<string>();
  #profiling: { readonly game: Game; readonly profile: Profile; frame: number } | undefined;
  #isProfiled = false;

  constructor(game: () => Game) {
    this.#game = game;
  }

  /** The inspector of the current game. */
  get inspector(): GameInspector {
    const game = this.#game();
    if (this.#known?.game !== game) this.#known = { game, inspector: createGameInspector(game) };
    return this.#known.inspector;
  }

  observe({ items, listsActors, isFresh }: Requests['observe']): Observation {
    const { inspector } = this;
    if (isFresh) this.#listed = '';
    const values = items.map(({ subject, id }) => {
      const value = inspector.read(subject, id);
      return { subject, id, ...(value !== undefined && { value: shortValue(value) }) };
    });
    const actors = listsActors ? this.#otherActors() : undefined;
    return { frame: this.#game().frame, values, ...(actors && { actors }) };
  }

  /** Takes the input of the next step. */
  noteInput(input: readonly InputEvent[]): void {
    for (const event of input) {
      if (event.type === 'keyDown') this.#held.add(event.key);
      if (event.type === 'keyUp') this.#held.delete(event.key);
    }
  }

  devices({ ids, isFresh }: Requests['devices']): readonly DeviceReading[] {
    const { inspector } = this;
    if (isFresh) this.#readings.clear();
    return ids.flatMap((id) => {
      const value = id === 'keyboard.held' ? [...this.#held].join(', ') : inspector.device(id);
      if (this.#readings.has(id) && Object.is(this.#readings.get(id), value)) return [];
      this.#readings.set(id, value);
      return [{ id, ...(value !== undefined && { value: shortValue(value) }) }];
    });
  }

  attributes(subject: Subject): ReturnType<GameInspector['attributes']> {
    return this.inspector.attributes(subject);
  }

  setProfiling(isOn: boolean): void {
    this.#isProfiled = isOn;
    this.#measureAnew();
  }

  /** Undefined when nothing has been measured. */
  takeProfile(): ProfileReport | undefined {
    const going = this.#profiling;
    if (!going) return undefined;
    const game = this.#game();
    // After a restart or reload the game is a different object.
    if (going.game !== game) {
      this.#measureAnew();
      return undefined;
    }
    const rows = going.profile.report();
    const steps = Math.max(0, game.frame - going.frame);
    going.frame = game.frame;
    const milliseconds = rows.reduce((sum, row) => sum + row.milliseconds, 0);
    return steps === 0 ? undefined : { steps, milliseconds, rows: rows.slice(0, mostRows) };
  }

  #otherActors(): Observation['actors'] {
    const actors = this.inspector.actors();
    const listed = actors.map(({ key }) => key).join();
    if (listed === this.#listed) return undefined;
    this.#listed = listed;
    return { first: actors.slice(0, mostListed), total: actors.length };
  }

  #measureAnew(): void {
    this.#profiling?.profile.stop();
    const game = this.#game();
    this.#profiling = this.#isProfiled
      ? { game, profile: profileGame(game, () => performance.now()), frame: game.frame }
      : undefined;
  }
}

/** A text of several megabytes would be sent five times a second. */
function shortValue<Value>(value: Value): Value | string {
  return typeof value === 'string' ? value.slice(0, longestValue) : value;
}
