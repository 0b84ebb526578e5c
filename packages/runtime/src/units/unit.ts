import type { CallAnswer } from '../input/inputEvent.ts';
import type { motionIndex } from '../rows/rowFields.ts';
import type { Actor } from '../state/actor.ts';
import type { RuntimeTable } from '../state/table.ts';
import type { World } from '../state/world.ts';
import type { Block, Expression } from './code.ts';

/** True when a condition, or all or any of several, holds for an actor. */
export type Test = (actor: Actor, world: World) => boolean;

type Handler = (unit: Unit, actor: Actor, world: World) => void;

/**
 * The context for generating behavior code. Project data may enter the code only through constants. Variables of its
 * own are `t` and `o`.
 */
export interface UnitCode {
  /** The actor. Numbers in its rows are faster to read directly. */
  readonly actor: Expression;
  readonly world: Expression;
  /** Keeps a value for the code and returns an expression that reads it. */
  constant(value: unknown): Expression;
  /** Reads or takes a number of the actor. */
  slot(slot: number): Expression;
  motion(field: keyof typeof motionIndex): Expression;
  /** True when the conditions of a unit hold. */
  test(unit: Unit): Expression;
  /** The work of an active block's children in this frame. */
  run(list: UnitList): Block;
}

/** The handlers of a unit's class, in the form that units call. */
export interface UnitHandlers {
  readonly isBlock: boolean;
  readonly start: Handler | undefined;
  readonly update: Handler | undefined;
  readonly stop: Handler | undefined;
  readonly code: ((unit: Unit, code: UnitCode) => Block | undefined) | undefined;
  readonly lingers: ((unit: Unit, actor: Actor) => boolean) | undefined;
  readonly isDone: ((unit: Unit, actor: Actor) => boolean) | undefined;
  readonly answer: ((unit: Unit, actor: Actor | undefined, world: World, text: string) => void) | undefined;
  readonly reply: ((unit: Unit, actor: Actor | undefined, world: World, reply: Reply) => void) | undefined;
}

/** Ends a unit's call, with its table and the answer; without an answer when it has failed. */
export interface Reply {
  readonly table: RuntimeTable | undefined;
  readonly value: CallAnswer | undefined;
}

/** The children of a block, in order. */
export class UnitList {
  units: Unit[] = [];
  /** The children that have work in every frame. */
  updating: Unit[] = [];
  /** A child starts only when the one before has finished. docs/runtime-rules.md#kinds-of-behaviors. */
  isSequential = false;
  /** Slot that counts the started children of a sequence. */
  progress = 0;
}

/** A compiled behavior, shared by all actors of its program; what belongs to one actor is in the actor's slots. */
export class Unit<Fields = unknown, Prepared = unknown> {
  readonly index: number;
  /** Its location in the project, for faults. */
  readonly location: number;
  readonly fields: Fields;
  readonly prepared: Prepared;
  readonly isBlock: boolean;
  readonly start: UnitHandlers['start'];
  readonly update: UnitHandlers['update'];
  readonly stop: UnitHandlers['stop'];
  readonly code: UnitHandlers['code'];
  readonly lingers: UnitHandlers['lingers'];
  readonly isDone: UnitHandlers['isDone'];
  readonly answer: UnitHandlers['answer'];
  readonly reply: UnitHandlers['reply'];
  readonly children = new UnitList();
  readonly otherwise = new UnitList();
  readonly test: Test;
  /** Slot of its status. */
  readonly status: number;
  /** Slot of the frame in which it was last updated, or -1 when nothing needs it. */
  readonly ticked: number;
  /** First slot of its own numbers. */
  readonly state: number;
  /** Index of its first own object. */
  readonly memory: number;

  constructor(parts: UnitParts<Fields, Prepared>) {
    this.index = parts.index;
    this.location = parts.location;
    this.fields = parts.fields;
    this.prepared = parts.prepared;
    this.isBlock = parts.handlers.isBlock;
    this.start = parts.handlers.start;
    this.update = parts.handlers.update;
    this.stop = parts.handlers.stop;
    this.code = parts.handlers.code;
    this.lingers = parts.handlers.lingers;
    this.isDone = parts.handlers.isDone;
    this.answer = parts.handlers.answer;
    this.reply = parts.handlers.reply;
    this.test = parts.test;
    this.status = parts.status;
    this.ticked = parts.ticked;
    this.state = parts.state;
    this.memory = parts.memory;
  }
}

/** The parts of a unit. */
export interface UnitParts<Fields, Prepared> {
  readonly index: number;
  readonly location: number;
  readonly fields: Fields;
  readonly prepared: Prepared;
  readonly handlers: UnitHandlers;
  readonly test: Test;
  readonly status: number;
  readonly ticked: number;
  readonly state: number;
  readonly memory: number;
}
