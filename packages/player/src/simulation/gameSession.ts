import type { Project } from '@playhouse/core';
import {
  createGame,
  createHeadlessPorts,
  createRecorder,
  type FramePosition,
  fitsScript,
  type Game,
  type GamePorts,
  type InputAhead,
  type InputEvent,
  playInto,
  type Recorder,
  releaseInput,
  reloadGame,
} from '@playhouse/runtime';
import type { GameMoment } from '../replay/gameMoment.ts';
import type { Recording } from '../replay/recording.ts';
import { createReplayPorts, type ReplayPorts } from '../replay/replayPorts.ts';
import { playApart } from './playApart.ts';

/** How a game is started. */
export interface BeginOptions {
  readonly project: Project;
  readonly ports: GamePorts;
  readonly seed: number;
  readonly sceneId: string | undefined;
  /** Keeps the last seconds, so that the game can be rewound. */
  readonly keepsHistory: boolean;
  /** Starts as headless play does, and records the input. docs/format.md#headless-play. */
  readonly records: boolean;
  /** Seed of a recorded game; the seed of headless play when absent. */
  readonly recordedSeed?: number;
  /** The input of frames that can be moved to from the start. */
  readonly ahead?: InputAhead;
}

/** Seed of headless play. */
const headlessSeed = 1;
/** How many frames can be rewound (20 seconds), and the interval between two kept states. */
const history = { maxFrames: 1200, everyFrames: 30 };

/** Starts a game. */
export async function beginGame(options: BeginOptions): Promise<GameSession> {
  const { project, sceneId, records, recordedSeed = headlessSeed } = options;
  const wanted = records ? { ...options, ports: recordedPorts(options), seed: recordedSeed } : options;
  const replay = createReplayPorts(wanted.ports, history.maxFrames);
  const scene = sceneId === undefined ? {} : { sceneId };
  const game = await createGame(project, replay.ports, { seed: wanted.seed, ...scene });
  return new GameSession(game, wanted, replay, options.ahead);
}

/**
 * Time, random numbers, saved data and services of headless play. It has no services, because input scripts cannot
 * contain their answers. Sounds, texts and addresses still reach the page.
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

/** A game together with its recent history and its recording: it can be stepped, rewound and recorded. */
export class GameSession {
  readonly game: Game;
  readonly #options: BeginOptions;
  readonly #ports: GamePorts;
  readonly #recorder: Recorder | undefined;
  readonly #replay: ReplayPorts;
  #isRecording: boolean;
  /** True after the game was moved to another frame, until something new is played. */
  #isMoved = false;
  /** Where the game is inside its frame. Everything but looking at it leaves the frame first. */
  #inside: FramePosition | undefined;
  readonly #lost = new Set<string>();

  constructor(game: Game, options: BeginOptions, replay: ReplayPorts, ahead?: InputAhead) {
    const { keepsHistory, records } = options;
    this.game = game;
    this.#options = options;
    this.#replay = replay;
    this.#ports = replay.ports;
    this.#isRecording = records;
    const kept = { ...history, storage: replay.saved, keepsScript: () => this.#isRecording };
    const recorder = keepsHistory || records ? createRecorder(game, ahead ? { ...kept, ahead } : kept) : undefined;
    this.#recorder = recorder;
    replay.follow(() => recorder?.isReplaying === true);
  }

  get isRecording(): boolean {
    return this.#isRecording;
  }

  /** The frames that can be rewound to. */
  get reach(): { readonly first: number; readonly last: number } {
    const { frame } = this.game;
    if (!this.#options.keepsHistory) return { first: frame, last: frame };
    return { first: this.#recorder?.first ?? frame, last: this.#recorder?.last ?? frame };
  }

  /**
   * A recorded game receives only input that a script can contain, so that its script replays exactly the same game.
   * After moving to another frame, the game may hold keys that nobody holds anymore: the first new step releases them.
   */
  step(given: readonly InputEvent[]): void {
    this.#leaveFrame();
    const input = this.#isMoved ? [...releaseInput(this.game), ...given] : given;
    this.#isMoved = false;
    const heard = this.#isRecording ? input.filter(fitsScript) : input;
    if (heard.length < input.length) for (const event of input) if (!fitsScript(event)) this.#lost.add(event.type);
    if (this.#recorder) this.#recorder.step(heard);
    else this.game.step(heard);
  }

  /** Replays the next step silently; false when it has not been played before. */
  stepAgain(): boolean {
    this.#leaveFrame();
    return this.#recorder?.replay(1) === 1;
  }

  /**
   * Replays the next step silently up to a position in it, where the game can be looked at. Anything else, even another
   * call, starts before this frame. Returns false when the frame has no such position and was replayed to its end, or
   * was not played before. Without a position, only returns to before the frame.
   */
  stepInto(position: FramePosition | undefined): boolean {
    this.#leaveFrame();
    const { game } = this;
    const recorder = this.#recorder;
    if (!position || !recorder || game.frame >= recorder.last) return false;
    recorder.tryNext((input) => {
      if (playInto(game, position, () => game.step(input))) this.#inside = position;
    });
    return this.#inside !== undefined;
  }

  #leaveFrame(): void {
    if (!this.#inside) return;
    this.#inside = undefined;
    this.#recorder?.goTo(this.game.frame - 1);
  }

  /** Leaves the frame until the returned function is called. */
  #stepOut(): () => void {
    const inside = this.#inside;
    this.#leaveFrame();
    return () => {
      if (inside) this.stepInto(inside);
    };
  }

  /** Drops the later frames after rewinding; a different future starts here. */
  cut(): void {
    this.#leaveFrame();
    this.#recorder?.cut();
  }

  /** Moves the game to a frame of its recent history, silently. */
  goTo(frame: number): void {
    if (!this.#options.keepsHistory) return;
    this.#leaveFrame();
    this.#recorder?.goTo(frame);
    this.#isMoved = true;
  }

  /** Replays the last frames silently in a separate game; undefined without a history. */
  async playApart<Result>(
    frames: number,
    ask: (apart: Parameters<Parameters<typeof playApart>[2]>[0]) => Result,
  ): Promise<Result | undefined> {
    const { game } = this;
    const { project } = this.#options;
    const recorder = this.#recorder;
    if (!recorder) return undefined;
    const stepBackIn = this.#stepOut();
    try {
      return await playApart({ game, project, ports: this.#ports, recorder }, frames, ask);
    } finally {
      stepBackIn();
    }
  }

  /** The current state of the game, and the known input of later frames. */
  moment(): GameMoment {
    const stepBackIn = this.#stepOut();
    const { seed, sceneId } = this.#options;
    const { game } = this;
    const moment = {
      frame: game.frame,
      seed,
      sceneId,
      snapshot: game.snapshot(),
      ahead: this.#ahead() ?? { last: game.frame, inputs: new Map() },
      memory: this.#replay.memory(),
      isMoved: this.#isMoved,
    };
    stepBackIn();
    return moment;
  }

  /**
   * Continues with a changed project; undefined when it has to restart. Ends a recording. Later frames left by
   * rewinding can be replayed with the same input.
   */
  async reload(project: Project, ports: GamePorts): Promise<GameSession | undefined> {
    this.#leaveFrame();
    const options = { ...this.#options, project, ports, records: false };
    const replay = createReplayPorts(ports, history.maxFrames, this.#replay.memory());
    const { seed, sceneId } = options;
    const game = await reloadGame(this.game, project, replay.ports, {
      seed,
      ...(sceneId !== undefined && { sceneId }),
    });
    if (!game) return undefined;
    const session = new GameSession(game, options, replay, this.#ahead());
    session.#isMoved = this.#isMoved;
    return session;
  }

  #ahead(): InputAhead | undefined {
    return this.#options.keepsHistory ? this.#recorder?.ahead() : undefined;
  }

  endRecording(): void {
    this.#isRecording = false;
  }

  /** The recording so far. */
  recording(): Recording | undefined {
    this.#leaveFrame();
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
