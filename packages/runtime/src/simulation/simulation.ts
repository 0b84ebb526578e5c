import type { InputRules } from '../devices/applyInput.ts';
import type { LogLine } from '../game/game.ts';
import type { PhysicsEngine } from '../physics/types.ts';
import type { GamePlan } from '../plan/gamePlan.ts';
import type { AudioPort, ClockPort, PlatformPort } from '../ports/gamePorts.ts';
import type { Actor } from '../state/actor.ts';
import type { FollowedSound } from '../state/followedSound.ts';
import type { SceneState } from '../state/sceneState.ts';
import type { SceneChange, SpawnRequest, World } from '../state/world.ts';

/** A pending text request. */
export interface Question {
  readonly prompt: string;
  /** Key of the waiting actor, and the unit of its program. */
  readonly actor: number;
  readonly program: number;
  readonly unit: number;
}

/** A service call that is waiting for its answer. */
export interface PendingCall {
  readonly call: number;
  /** Key of the calling actor, and the unit of its program. */
  readonly actor: number;
  readonly program: number;
  readonly unit: number;
  /** Index of the table that it concerns, or -1. */
  readonly table: number;
}

/** Music that is playing or paused. */
export interface MusicState {
  readonly name: string;
  readonly loop: boolean;
  readonly isPaused: boolean;
}

/** The state of a running game without the plan: everything that a step changes, and its ports. */
export interface Simulation {
  readonly plan: GamePlan;
  readonly engine: PhysicsEngine;
  readonly clock: ClockPort;
  readonly audio: AudioPort;
  readonly platform: PlatformPort;
  readonly inputRules: InputRules;
  readonly world: World;
  /** The running scene is the last; the paused one is below it. */
  scenes: SceneState[];
  spawns: SpawnRequest[];
  destroyed: Actor[];
  change: SceneChange | undefined;
  /** Frames of the most recent scene changes. */
  changeFrames: number[];
  /** The key of the next actor and the handle of the next sound. */
  nextKey: number;
  nextSound: number;
  followed: FollowedSound[];
  /** The number of the next service call, and the pending calls. */
  nextCall: number;
  calls: PendingCall[];
  music: MusicState | undefined;
  /** Volumes last sent to the audio port. */
  volumes: { sound: number; music: number };
  questions: Question[];
  answers: string[];
  log: LogLine[];
}

/** The scene whose actors run. */
export function runningScene(simulation: Simulation): SceneState {
  const scene = simulation.scenes.at(-1);
  if (!scene) throw new Error('a game without a scene');
  return scene;
}
