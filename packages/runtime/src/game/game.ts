import type { Issue, Path } from '@playhouse/core';
import type { InputEvent } from '../input/inputEvent.ts';
import type { GameView } from './gameView.ts';

/** Faults so far, one entry per path and code. docs/format.md#faults. */
export interface Fault {
  readonly cause: 'project' | 'engine';
  readonly code: string;
  readonly message: string;
  readonly count: number;
  readonly firstFrame: number;
  /** From the project's root. */
  readonly path: Path;
  readonly position?: ScriptPosition;
}

/** Line and column in a script, counted from 1. */
export interface ScriptPosition {
  readonly line: number;
  readonly column: number;
}

export interface LogLine {
  readonly frame: number;
  readonly actorId: string;
  readonly path: Path;
  readonly text: string;
}

export interface GameOptions {
  /** Id of the first scene; the game's first when absent. */
  readonly sceneId?: string;
  /** Seed used when the project's `randomSeed` is -1 or absent. */
  readonly seed: number;
}

/** A running game. Plain state; all input comes through `step` and the ports. */
export interface Game {
  /** Steps taken so far. */
  readonly frame: number;
  /** Advances the game by 1/60 s. */
  step(input: readonly InputEvent[]): void;
  readonly view: GameView;
  readonly faults: readonly Fault[];
  readonly log: readonly LogLine[];
  /** Hash of the whole state, physics included, as 16 hexadecimal digits. Equal state, equal hash. */
  stateHash(): string;
  snapshot(): GameSnapshot;
  restore(snapshot: GameSnapshot): void;
  /** Game attributes in the format of docs/format.md#game-attributes. */
  attributes(): Record<string, number | string | boolean>;
  readonly currentScene: { readonly id: string; readonly name: string };
  /** Actors of the running scene in draw order. */
  actorList(): ActorReport[];
  /** Evaluates a program in the context of the running scene; references to self require the key of an actor in it. */
  evaluate(
    program: string,
    actorKey?: number,
  ): { ok: true; value: number | string | boolean } | { ok: false; issues: readonly Issue[] };
  destroy(): void;
}

/** The whole state of a game as plain data; survives structured clone. */
export interface GameSnapshot {
  readonly version: 1;
  readonly state: unknown;
}

export interface ActorReport {
  readonly id: string;
  readonly prototype: string;
  readonly name: string;
  readonly layer: string;
  readonly position: { readonly x: number; readonly y: number };
  readonly size: { readonly width: number; readonly height: number };
  readonly rotation: number;
  /**
   * Keyed by the names that people write after `self.`: `color.red`, `motion.linearVelocity.x`, `Health`;
   * docs/format.md#actor-list.
   */
  readonly attributes: Readonly<Record<string, number | string | boolean>>;
}
