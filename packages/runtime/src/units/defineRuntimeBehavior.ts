import type { behaviorDescriptors, Condition, Field, Value } from '@playhouse/core';
import type { Actor } from '../state/actor.ts';
import type { RuntimeTable } from '../state/table.ts';
import type { World } from '../state/world.ts';
import type { Block } from './code.ts';
import type { Reply, Test, Unit, UnitCode } from './unit.ts';

type Descriptors = (typeof behaviorDescriptors)[number];

/** The class of any behavior in the catalogue. */
export type BehaviorClass = Descriptors['class'];

type FieldsOf<Class extends BehaviorClass> = Extract<Descriptors, { class: Class }>['fields'];

/** Reads a number; NaN when there is none, which was already reported as a fault. */
export type NumberReader = (actor: Actor, world: World) => number;
/** Reads any value; undefined when there is none, which was already reported as a fault. */
export type ValueReader = (actor: Actor, world: World) => Value | undefined;

/** A compiled field: a computed one is a function of the actor and the world, any other is its value. */
type CompiledField<One> =
  One extends Field<infer Kind, infer Computed>
    ? Computed extends true
      ? Kind extends 'point'
        ? { readonly x: NumberReader; readonly y: NumberReader }
        : Kind extends 'color'
          ? { readonly [Key in 'red' | 'green' | 'blue' | 'alpha']: NumberReader }
          : Kind extends 'text'
            ? ValueReader
            : NumberReader
      : Field<Kind>['default']
    : never;

type CompiledFields<Class extends BehaviorClass> = {
  readonly [Key in keyof FieldsOf<Class>]: CompiledField<FieldsOf<Class>[Key]>;
};

/** An attribute that a behavior reads and writes. Errors are faults at the behavior's location. */
export interface Target {
  /** True when it holds a number. */
  readonly isNumeric: boolean;
  read(actor: Actor, world: World): Value | undefined;
  /**
   * Converts and writes; a value that cannot be written is a fault and changes nothing.
   * docs/runtime-rules.md#type-conversion.
   */
  write(actor: Actor, world: World, value: Value | undefined): void;
  /** Like `write`, for a number and without boxing it. */
  writeNumber(actor: Actor, world: World, value: number): void;
}

/** The context in which a behavior resolves values once, when the game is compiled. */
export interface UnitCompiler {
  readonly location: number;
  /** The attribute that a keypath names. */
  target(keypath: string): Target;
  /** A literal or expression. */
  value(stored: unknown): ValueReader;
  number(stored: unknown, fallback: number): NumberReader;
  /** The constant value of a reader, or undefined when it depends on the game. */
  constant(reader: NumberReader): number | undefined;
  /** The table with this id, or, if the id is blank, the result of an expression. */
  table(id: string, expression?: ValueReader): TableReader;
  /** Number of a prototype or scene. */
  prototype(id: string): number | undefined;
  scene(id: string): number | undefined;
  readonly sceneCount: number;
  /** All or any of a behavior's conditions. */
  test(conditions: readonly Condition[], isAny: boolean): Test;
}

/** Finds a table while the game runs; undefined, and reported, when there is none. */
export type TableReader = (actor: Actor, world: World) => RuntimeTable | undefined;

/** The implementation of a behavior class. Every handler receives the shared unit and the actor it runs in. */
export interface RuntimeBehavior<Class extends BehaviorClass, Prepared> {
  /** The number of numeric and object slots it uses per actor. */
  readonly numbers?: number;
  readonly objects?: number;
  /** Resolves values that do not change. */
  prepare?(fields: CompiledFields<Class>, compiler: UnitCompiler): Prepared;
  /** Runs once when it becomes active. Actions have nothing else. Blocks run their first frame here. */
  start?(unit: UnitOf<Class, Prepared>, actor: Actor, world: World): void;
  /** Runs in every frame while it is active. */
  update?(unit: UnitOf<Class, Prepared>, actor: Actor, world: World): void;
  /**
   * Statements that do what `update` does; undefined if only `update` can. For classes that run others, and for those
   * that games use by the thousands. Written separately from `update`, not derived from it: it inlines readers and
   * lists for this unit, and `update` runs where code must not be generated. `generatedCode.test.ts` compares both.
   * docs/architecture.md#generated-code.
   */
  code?(unit: UnitOf<Class, Prepared>, code: UnitCode): Block | undefined;
  /** Runs once when it becomes inactive. */
  stop?(unit: UnitOf<Class, Prepared>, actor: Actor, world: World): void;
  /** True when it continues although its parent has stopped: `update` runs until the unit finishes. */
  lingers?(unit: UnitOf<Class, Prepared>, actor: Actor): boolean;
  /** For sequences: true when it is active but has nothing left to do. */
  isDone?(unit: UnitOf<Class, Prepared>, actor: Actor): boolean;
  /** Receives the text that the unit asked for. The actor may have been removed by then. */
  answer?(unit: UnitOf<Class, Prepared>, actor: Actor | undefined, world: World, text: string): void;
  /** Receives the result of a call. The actor may have been removed by then. */
  reply?(unit: UnitOf<Class, Prepared>, actor: Actor | undefined, world: World, reply: Reply): void;
  /** Runs `stop` when the actor is removed, not only when its parent stops. */
  readonly closes?: boolean;
  /** Contributes to the actor's motion of the frame. */
  readonly moves?: boolean;
}

export type UnitOf<Class extends BehaviorClass, Prepared> = Unit<CompiledFields<Class>, Prepared>;

/** A registered behavior, its types erased. */
export interface AnyRuntimeBehavior {
  readonly class: BehaviorClass;
  readonly numbers: number;
  readonly objects: number;
  readonly closes: boolean;
  readonly moves: boolean;
  readonly prepare: ((fields: unknown, compiler: UnitCompiler) => unknown) | undefined;
  readonly start: ((unit: Unit, actor: Actor, world: World) => void) | undefined;
  readonly update: ((unit: Unit, actor: Actor, world: World) => void) | undefined;
  readonly stop: ((unit: Unit, actor: Actor, world: World) => void) | undefined;
  readonly code: ((unit: Unit, code: UnitCode) => Block | undefined) | undefined;
  readonly lingers: ((unit: Unit, actor: Actor) => boolean) | undefined;
  readonly isDone: ((unit: Unit, actor: Actor) => boolean) | undefined;
  readonly answer: ((unit: Unit, actor: Actor | undefined, world: World, text: string) => void) | undefined;
  readonly reply: ((unit: Unit, actor: Actor | undefined, world: World, reply: Reply) => void) | undefined;
}

/** Implements a class of the catalogue. docs/architecture.md#runtime-units. */
export function defineRuntimeBehavior<const Class extends BehaviorClass, Prepared = undefined>(
  className: Class,
  behavior: RuntimeBehavior<Class, Prepared>,
): AnyRuntimeBehavior {
  const { numbers = 0, objects = 0, closes = false, moves = false } = behavior;
  const { prepare, start, update, code, stop, lingers, isDone, answer, reply } = behavior;
  const erased = { prepare, start, update, code, stop, lingers, isDone, answer, reply };
  return { ...(erased as unknown as AnyRuntimeBehavior), class: className, numbers, objects, closes, moves };
}
