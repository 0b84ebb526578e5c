import type { Project } from '@playhouse/core';
import type { GamePorts, GameView, InputEvent } from '@playhouse/runtime';
import type { Answer } from '../api/answer.ts';
import type { GameEvents } from '../api/gameEvents.ts';
import type { FrameReach } from '../api/player.ts';
import type { Recording } from '../replay/recording.ts';

/** How a game begins. */
export interface GameStart {
  readonly project: Project;
  readonly sceneId: string | undefined;
  readonly seed: number;
  /** Begins as headless play does, and collects the input. */
  readonly records: boolean;
  /** Seed of a recorded game; that of headless play when absent. */
  readonly recordedSeed?: number | undefined;
}

/** What a simulation reports, and whom it calls. */
export interface SimulationOptions {
  /** Keeps the last seconds, so that the game can go back. */
  readonly keepsHistory: boolean;
  /** Asked for with each game that begins or is taken up again. */
  readonly ports: () => GamePorts;
  readonly gameEvents: GameEvents;
}

/** Makes a simulation that has no game yet. */
export type ConnectSimulation<Made extends SimulationClient = SimulationClient> = (options: SimulationOptions) => Made;

/**
 * How a player uses the simulation of its game, which runs in the same thread or in a worker. Whatever it does, it does in the order in which it was asked to,
 * and its calls come before its answer. One that is elsewhere may end, and then answers nothing any more.
 */
export interface SimulationClient {
  readonly view: GameView;
  readonly frame: number;
  readonly reach: FrameReach;
  readonly isRecording: boolean;
  /** Begins a game again; the one before is over when this one is there. */
  begin(start: GameStart): Promise<void>;
  /**
   * Steps with the input, and may go on without any up to `most` steps, as long as the game asks nothing of anybody.
   * `before` is told the number of each further step before what it has called is heard. Returns how many steps were done.
   */
  advance(input: readonly InputEvent[], most: number, before: (frame: number) => void): Answer<number>;
  /** Plays the next step as it was played before, silently; false when it was not. */
  stepAgain(): Answer<boolean>;
  /** Drops the future after going back. */
  cut(): void;
  /** Brings the game to a frame of its last seconds, silently. Returns the question that it waits for there. */
  goTo(frame: number): Promise<string | undefined>;
  /** Continues with a changed project; `gone` when it must restart. Ends a recording. */
  reload(project: Project): Promise<'kept' | 'gone'>;
  /** Ends a recording and hands it over. */
  stopRecording(): Promise<Recording | undefined>;
  /** Tells what is new since the last time; one that is elsewhere has told it with its answers. */
  reportEvents(): void;
  destroy(): void;
}
