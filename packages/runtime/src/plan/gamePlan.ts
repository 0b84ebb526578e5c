import type { Path, TableDocument } from '@playhouse/core';
import type { BuiltIn } from '../attributes/attribute.ts';
import type { Layout, Slot } from '../attributes/layout.ts';
import type { KeyMapping } from '../devices/devices.ts';
import type { Actor } from '../state/actor.ts';
import type { ActorBatch } from '../state/actorBatch.ts';
import type { GameState } from '../state/gameState.ts';
import type { SceneState } from '../state/sceneState.ts';
import type { World } from '../state/world.ts';
import type { Unit, UnitList } from '../units/unit.ts';

/** The behaviors of a prototype or an unlocked instance, compiled once and shared. docs/architecture.md#runtime. */
export interface Program {
  /** The path of its behaviors in the project. */
  readonly location: number;
  readonly list: UnitList;
  /** Every unit, parents before children. */
  readonly units: readonly Unit[];
  /** Units that have something to clean up when the actor is removed. */
  readonly closing: readonly Unit[];
  /** Number of slots for numeric custom attributes and units, and number of objects of units. */
  readonly slotCount: number;
  readonly memoryCount: number;
  /** True when it contributes to the actor's motion. */
  readonly moves: boolean;
  /** True when it uses touches of the actor. */
  readonly usesTouch: boolean;
  /** True when a unit of it may continue after its parent has stopped. */
  readonly canLinger: boolean;
  /** Generated code for many actors; absent where code must not be generated, or is not worthwhile. */
  readonly run: RunActors | undefined;
}

/**
 * Runs the behaviors of actors for one frame, as `runActor` does: from one index on, as long as they have the program
 * with this number. Returns the index of the first actor with another program.
 */
export type RunActors = (actorBatch: ActorBatch, from: number, program: number, world: World) => number;

/** A prototype, prepared for creating actors. */
export interface Template {
  readonly prototypeId: string;
  readonly program: number;
  readonly layout: Layout;
  /** Its attributes in the prototype. */
  readonly initial: Actor;
  /** Keypaths in its behaviors that name nothing, unless an instance has a custom attribute for it. */
  readonly missing: ReadonlySet<string>;
}

/** A value of an instance that overrides its prototype's. */
export type Override =
  | { readonly attribute: BuiltIn<Actor>; readonly value: number | string | boolean }
  | { readonly slot: Slot; readonly value: number | string | boolean };

/** A placed instance. */
export interface InstancePlan {
  readonly id: string;
  readonly template: number;
  readonly program: number;
  readonly layout: Layout;
  readonly overrides: readonly Override[];
  readonly polygon: readonly (readonly number[])[] | undefined;
}

export interface LayerPlan {
  readonly id: string;
  readonly name: string;
  readonly scrollable: boolean;
  readonly instances: readonly InstancePlan[];
}

export interface ScenePlan {
  readonly id: string;
  readonly location: number;
  readonly layout: Layout;
  readonly layers: readonly LayerPlan[];
  /** Its attributes in the project. */
  readonly initial: SceneState;
  /** Ids of instances that keypaths address, by their number. */
  readonly addressed: readonly string[];
  readonly ids: ReadonlySet<string>;
  /** Ids of prototypes that instances name but the project lacks. */
  readonly missingPrototypes: readonly string[];
}

/** A script that can run. */
export interface ScriptPlan {
  readonly id: string;
  readonly name: string;
  readonly event: string;
  /** Names of the event's arguments. */
  readonly parameters: readonly string[];
  readonly source: string;
  readonly location: number;
}

/** A project compiled for running. Immutable while the game runs. */
export interface GamePlan {
  readonly programs: readonly Program[];
  readonly templates: readonly Template[];
  readonly scenes: readonly ScenePlan[];
  readonly tables: readonly TableDocument[];
  readonly scripts: readonly ScriptPlan[];
  readonly layout: Layout;
  readonly initial: GameState;
  readonly keyNumbers: ReadonlyMap<string, number>;
  readonly keymap: readonly string[];
  readonly mappings: readonly KeyMapping[];
  readonly locations: readonly Path[];
  /** The features the game uses, so that nothing else is computed. */
  readonly uses: { readonly collide: boolean; readonly overlaps: boolean; readonly clock: boolean };
}
