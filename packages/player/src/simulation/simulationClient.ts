import type { Project } from '@playhouse/core';
import type { GamePorts, GameView, InputAhead, InputEvent } from '@playhouse/runtime';
import type { Answer } from '../api/answer.ts';
import type { GameEvents } from '../api/gameEvents.ts';
import type { FrameReach } from '../api/player.ts';
import type { Recording } from '../replay/recording.ts';

/** How a game starts. */
export interface GameStart {
  readonly project: Project;
  readonly sceneId: string | undefined;
  readonly seed: number;
  /** Starts as headless play does, and records the input. */
  readonly records: boolean;
  /** Seed of a recorded game; the seed of headless play when absent. */
  readonly recordedSeed?: number | undefined;
  /** The input of frames that can be moved to from the start, as if they had been played. */
  readonly ahead?: InputAhead | undefined;
}

/** The receivers of a simulation's reports and calls. */
export interface SimulationOptions {
  /** Keeps the last seconds, so that the game can be rewound. */
  readonly keepsHistory: boolean;
  /** Requested for each game that starts or continues with a changed project. */
  readonly ports: () => GamePorts;
  readonly gameEvents: GameEvents;
}

/** Creates a simulation that has no game yet. */
export type ConnectSimulation<Made extends SimulationClient = SimulationClient> = (options: SimulationOptions) => Made;

/**
 * How a player uses the simulation of its game, which runs in the same thread or in a worker. Requests are processed
 * in order, and the calls of a request are made before its answer. A simulation in a worker may end; after that it
 * answers nothing.
 */
export interface SimulationClient {
  readonly view: GameView;
  readonly frame: number;
  readonly reach: FrameReach;
  readonly isRecording: boolean;
  /** Restarts the game; the previous one ends when the new one is ready. */
  begin(start: GameStart): Promise<void>;
  /**
   * Steps with the input, then without input up to `most` steps in total, until the game needs an answer from
   * outside. `before` receives the number of each further step before that step's calls are made. Returns how many
   * steps were done.
   */
  advance(input: readonly InputEvent[], most: number, before: (frame: number) => void): Answer<number>;
  /** Replays the next step silently; false when it has not been played before. */
  stepAgain(): Answer<boolean>;
  /** Drops the later frames after rewinding. */
  cut(): void;
  /** Moves the game to a frame of its recent history, silently. Returns the question that it waits for there. */
  goTo(frame: number): Promise<string | undefined>;
  /** Continues with a changed project; `gone` when it must restart. Ends a recording. */
  reload(project: Project): Promise<'kept' | 'gone'>;
  /** Ends a recording and returns it. */
  stopRecording(): Promise<Recording | undefined>;
  /** Reports what is new since the last time; a simulation in a worker reports with its answers. */
  reportEvents(): void;
  destroy(): void;
}
