import type { Project } from '@playhouse/core';
import {
  createGame,
  createHeadlessPorts,
  type Game,
  type GamePorts,
  type InputEvent,
  reloadGame,
} from '@playhouse/runtime';
import { createGameHistory, type GameHistory, longestHistory } from './replay/gameHistory.ts';
import { createRecorder, type Recorder, type Recording } from './replay/recorder.ts';
import { createReplayPorts, type ReplayPorts } from './replay/replayPorts.ts';

/** How a game is begun. */
export interface BeginOptions {
  readonly project: Project;
  readonly ports: GamePorts;
  readonly seed: number;
  readonly sceneId: string | undefined;
  /** Keeps the last seconds, so that the game can go back. */
  readonly keepsHistory: boolean;
  /** Begins as headless play does, and collects the input. Format, chapter 5. */
  readonly records: boolean;
}

/** Seed of recorded games, as headless play has it. */
const recordedSeed = 1;

/** Begins a game anew. */
export async function beginGame(options: BeginOptions): Promise<PlayedGame> {
  const { project, sceneId, records } = options;
  const wanted = records ? { ...options, ports: recordedPorts(options), seed: recordedSeed } : options;
  const replay = createReplayPorts(wanted.ports, longestHistory);
  const scene = sceneId === undefined ? {} : { sceneId };
  const game = await createGame(project, replay.ports, { seed: wanted.seed, ...scene });
  return new PlayedGame(game, wanted, replay, records ? createRecorder() : undefined);
}

/** Time, chance and savings of headless play; sounds, words and addresses still reach the page. */
function recordedPorts({ project, ports }: BeginOptions): GamePorts {
  const { clock, storage, facts } = createHeadlessPorts(project);
  const { audio, platform } = ports;
  return { clock, storage, facts, audio, platform };
}

/** One game that is played, with what is needed to go back in it and to play it again. */
export class PlayedGame {
  readonly game: Game;
  readonly #options: BeginOptions;
  readonly #replay: ReplayPorts;
  readonly #history: GameHistory | undefined;
  #recorder: Recorder | undefined;

  constructor(game: Game, options: BeginOptions, replay: ReplayPorts, recorder: Recorder | undefined) {
    this.game = game;
    this.#options = options;
    this.#replay = replay;
    this.#recorder = recorder;
    this.#history = options.keepsHistory ? createGameHistory(game, replay.saved) : undefined;
  }

  get isRecording(): boolean {
    return this.#recorder !== undefined;
  }

  /** The frames that can be gone to. */
  get reach(): { readonly first: number; readonly last: number } {
    const { frame } = this.game;
    return { first: this.#history?.first ?? frame, last: this.#history?.last ?? frame };
  }

  step(input: readonly InputEvent[]): void {
    this.game.step(input);
    this.#history?.note(input);
    this.#recorder?.note(this.game.frame, input);
  }

  /** Forgets the future that was gone back from: what comes now is another one. */
  cut(): void {
    this.#history?.cut();
  }

  /** Brings the game to a frame of its last seconds, silently. */
  goTo(frame: number): void {
    this.#replay.setSilent(true);
    try {
      this.#history?.goTo(frame);
    } finally {
      this.#replay.setSilent(false);
    }
  }

  /** The input of the next frame, when it has been played before. */
  nextInput(): readonly InputEvent[] | undefined {
    return this.#history?.inputOf(this.game.frame + 1);
  }

  /** Goes on with a changed project; undefined when it has to begin again. A recording ends with it. */
  async reload(project: Project, ports: GamePorts): Promise<PlayedGame | undefined> {
    const options = { ...this.#options, project, ports, records: false };
    const replay = createReplayPorts(ports, longestHistory);
    const { seed, sceneId } = options;
    const game = await reloadGame(this.game, project, replay.ports, {
      seed,
      ...(sceneId !== undefined && { sceneId }),
    });
    return game && new PlayedGame(game, options, replay, undefined);
  }

  endRecording(): void {
    this.#recorder = undefined;
  }

  /** What has been recorded up to now. */
  recording(): Recording | undefined {
    if (!this.#recorder) return undefined;
    const { frame } = this.game;
    return {
      sceneId: this.#options.sceneId,
      seed: recordedSeed,
      frames: frame,
      events: this.#recorder.events.filter((event) => event.frame <= frame),
      lost: [...this.#recorder.lost],
      stateHash: this.game.stateHash(),
    };
  }
}
