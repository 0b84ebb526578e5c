import type { ExpressionWorld } from '@playhouse/core';
import type { Devices } from '../devices/devices.ts';
import type { FaultLog } from '../game/faults.ts';
import type { Random } from '../math/random.ts';
import type { CollideTarget, PhysicsActor } from '../physics/types.ts';
import type { NetworkPort, PlatformPort, SoundOptions, StoragePort } from '../ports/gamePorts.ts';
import type { Actor } from './actor.ts';
import type { FollowedSound } from './followedSound.ts';
import type { GameState } from './gameState.ts';
import type { SceneState } from './sceneState.ts';
import type { Scripts } from './scripts.ts';
import type { RuntimeTable } from './table.ts';

/** Requests of behaviors for the end of the frame. docs/runtime-rules.md#frame-order, steps 3 and 5. */
interface Requests {
  /** False, with a fault at the location, when no more actors can be spawned in this frame. */
  canSpawn(location: number): boolean;
  /** Puts a new actor into the layer of `spawner`. */
  spawn(request: SpawnRequest): void;
  destroy(actor: Actor): void;
  changeScene(change: SceneChange): void;
}

export interface SpawnRequest {
  readonly spawner: Actor;
  /** Number of the prototype in the compiled game. */
  readonly template: number;
  /** 0 in front of the spawner, 1 behind it, 2 in front of its layer, 3 behind the layer. */
  readonly layerOrder: number;
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
}

/** A change of scene; scenes are numbered in the game's order. docs/runtime-rules.md#flow. */
export interface SceneChange {
  readonly kind: 'change' | 'reset' | 'resetGame' | 'pause' | 'unpause';
  readonly scene: number;
  /** 0 none, 1 interstitial, 2 rewarded. */
  readonly advertisement: number;
  readonly location: number;
}

/** Sound and music requests of behaviors. */
export interface Sounds {
  /** Starts a sound and returns its number. */
  play(name: string, options: SoundOptions): number;
  /** Makes a running sound follow its actor. */
  follow(sound: FollowedSound): void;
  stop(handle: number): void;
  playMusic(name: string, loop: boolean): void;
  pauseMusic(): void;
  stopMusic(): void;
}

/** Asks the player for a text. The game waits meanwhile. docs/runtime-rules.md#device-behaviors. */
interface TextRequests {
  /** The answer goes to the unit with this number in the actor's program. False when too many questions are waiting. */
  ask(prompt: string, actor: Actor, unit: number): boolean;
}

/**
 * Requests to services, whose answers are delivered to the calling unit. docs/runtime-rules.md#services and
 * docs/runtime-rules.md#networking.
 */
interface Calls {
  /** The number of a unit's new call about a table, or 0, with a fault, when too many are waiting. */
  open(actor: Actor, unit: CallingUnit, table: number): number;
}

/** The caller: its number in the actor's program, and its location in the project. */
export interface CallingUnit {
  readonly index: number;
  readonly location: number;
}

/** Writes a value again after physics has moved the actors. docs/runtime-rules.md#attribute-behaviors. */
type Led = () => void;

/** The game as seen by units: the running scene, state to read and write, and narrow ports. */
export interface World extends ExpressionWorld {
  /** Number of steps of the game. */
  frame: number;
  /** The scene whose actors are running. */
  scene: SceneState;
  game: GameState;
  devices: Devices;
  tables: RuntimeTable[];
  /** Counts activations of units, for classes of which only the most recent one applies. */
  activations: number;
  /** Loop iterations left in this frame. */
  loopPasses: number;
  /** Location of the expression that is being evaluated, and how many evaluations have failed so far. */
  location: number;
  invalid: number;
  /** Attributes whose Interpolate overrides physics in this frame. */
  led: Led[];
  readonly random: Random;
  readonly faults: FaultLog;
  readonly requests: Requests;
  readonly sounds: Sounds;
  readonly storage: StoragePort;
  readonly platform: PlatformPort;
  readonly scripts: Scripts;
  /** Absent when there is no network: every call fails. */
  readonly network: NetworkPort | undefined;
  readonly calls: Calls;
  readonly texts: TextRequests;
  /**
   * The nearest other actor of a kind in the running scene, measured between centers; undefined when there is none.
   * Destroyed actors and those spawned in this frame do not count. Of equally near ones, the actor that has been in the
   * scene longer wins, and of placed ones the one further back.
   */
  nearest(actor: Actor, kind: CollideTarget): Pick<PhysicsActor, 'x' | 'y'> | undefined;
  /** Writes a line to the log. */
  log(actor: Actor, location: number, text: string): void;
}
