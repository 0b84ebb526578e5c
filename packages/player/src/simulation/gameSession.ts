import type { Project } from '@playhouse/core';
import {
  createGame,
  createHeadlessPorts,
  createRecorder,
  fitsScript,
  type Game,
  type GamePorts,
  type InputEvent,
  type Recorder,
  reloadGame,
} from '@playhouse/runtime';
import type { Recording } from '../replay/recording.ts';
import { createReplayPorts, type ReplayPorts } from '../replay/replayPorts.ts';

/** How a game is begun. */
export interface BeginOptions {
  readonly project: Project;
  readonly ports: GamePorts;
  readonly seed: number;
  readonly sceneId: string | undefined;
  /** Keeps the last seconds, so that the game can go back. */
  readonly keepsHistory: boolean;
  /** Begins as headless play does, and collects the input. docs/format.md#headless-play. */
  readonly records: boolean;
  /** Seed of a recorded game; that of headless play when absent. */
  readonly recordedSeed?: number;
}

/** Seed of headless play. */
const headlessSeed = 1;
/** How many frames can be gone back, 20 seconds, and how many lie between two kept states. */
const history = { maxFrames: 1200, everyFrames: 30 };

/** Begins a game anew. */
export async function beginGame(options: BeginOptions): Promise<GameSession> {
  const { project, sceneId, records, recordedSeed = headlessSeed } = options;
  const wanted = records ? { ...options, ports: recordedPorts(options), seed: recordedSeed } : options;
  const replay = createReplayPorts(wanted.ports, history.maxFrames);
  const scene = sceneId === undefined ? {} : { sceneId };
  return new GameSession(await createGame(project, replay.ports, { seed: wanted.seed, ...scene }), wanted, replay);
}

/**
 * Time, chance, savings and services of headless play, which has none of the last: what a service answers, no script
 * holds. Sounds, words and addresses still reach the page.
 */
function recordedPorts({ project, ports }: BeginOptions): GamePorts {
  const headless = createHeadlessPorts(project);
  const { openUrl, quit, askText } = ports.platform;
  const { audio, scripts } = ports;
  return {
    ...headless,
    audio,
    platform: { ...headless.platform, openUrl, quit, askText },
    ...(scripts && { scripts }),
  };
}

/** A game together with its recent history and its recording: it can step, go back, and be recorded. */
export class GameSession {
  readonly game: Game;
  readonly #options: BeginOptions;
  readonly #recorder: Recorder | undefined;
  #isRecording: boolean;
  readonly #lost = new Set<string>();

  constructor(game: Game, options: BeginOptions, replay: ReplayPorts) {
    const { keepsHistory, records } = options;
    this.game = game;
    this.#options = options;
    this.#isRecording = records;
    const recorder =
      keepsHistory || records
        ? createRecorder(game, { ...history, storage: replay.saved, keepsScript: () => this.#isRecording })
        : undefined;
    this.#recorder = recorder;
    replay.follow(() => recorder?.isReplaying === true);
  }

  get isRecording(): boolean {
    return this.#isRecording;
  }

  /** The frames that can be reached. */
  get reach(): { readonly first: number; readonly last: number } {
    const { frame } = this.game;
    if (!this.#options.keepsHistory) return { first: frame, last: frame };
    return { first: this.#recorder?.first ?? frame, last: this.#recorder?.last ?? frame };
  }

  /** A recorded game hears only what a script can hold, so that its script plays the very same game. */
  step(input: readonly InputEvent[]): void {
    const heard = this.#isRecording ? input.filter(fitsScript) : input;
    if (heard.length < input.length) for (const event of input) if (!fitsScript(event)) this.#lost.add(event.type);
    if (this.#recorder) this.#recorder.step(heard);
    else this.game.step(heard);
  }

  /** Plays the next step as it was played before, silently; false when it was not. */
  stepAgain(): boolean {
    return this.#recorder?.replay(1) === 1;
  }

  /** Drops the future after going back: from now on there is a new one. */
  cut(): void {
    this.#recorder?.cut();
  }

  /** Brings the game to a frame of its last seconds, silently. */
  goTo(frame: number): void {
    if (this.#options.keepsHistory) this.#recorder?.goTo(frame);
  }

  /** Goes on with a changed project; undefined when it has to begin again. A recording ends with it. */
  async reload(project: Project, ports: GamePorts): Promise<GameSession | undefined> {
    const options = { ...this.#options, project, ports, records: false };
    const replay = createReplayPorts(ports, history.maxFrames);
    const { seed, sceneId } = options;
    const game = await reloadGame(this.game, project, replay.ports, {
      seed,
      ...(sceneId !== undefined && { sceneId }),
    });
    return game && new GameSession(game, options, replay);
  }

  endRecording(): void {
    this.#isRecording = false;
  }

  /** What has been recorded up to now. */
  recording(): Recording | undefined {
    if (!this.#isRecording || !this.#recorder) return undefined;
    const { frame } = this.game;
    return {
      sceneId: this.#options.sceneId,
      seed: this.#options.seed,
      frames: frame,
      events: this.#recorder.events().filter((event) => event.frame <= frame),
      lost: [...this.#lost],
      stateHash: this.game.stateHash(),
    };
  }
}
