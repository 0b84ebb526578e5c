import { type Behavior, findBehavior, type Path } from '@playhouse/core';
import { runtimeBehaviors } from '../behaviors/index.ts';
import type { FaultCode } from '../game/faults.ts';
import type { Program } from '../plan/gamePlan.ts';
import type { AnyRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';
import { type Test, Unit, type UnitHandlers, UnitList } from '../units/unit.ts';
import { compileFields } from './fields.ts';
import { generateRun } from './generateRun.ts';
import type { ProgramContext } from './programContext.ts';
import { createUnitCompiler } from './unitCompiler.ts';

const byClass: ReadonlyMap<string, AnyRuntimeBehavior> = new Map(
  runtimeBehaviors.map((behavior) => [behavior.class, behavior]),
);

const always: Test = () => true;

/** State accumulated while a program is compiled. */
interface Growing {
  readonly context: ProgramContext;
  readonly units: Unit[];
  readonly closing: Unit[];
  slots: number;
  memory: number;
  usesTouch: boolean;
  moves: boolean;
}

/**
 * Compiles the behaviors of a prototype or an unlocked instance. Slots below `firstSlot` belong to its attributes.
 * Disabled behaviors and notes produce nothing; classes that cannot run produce a unit that reports it.
 */
export function compileProgram(
  behaviors: readonly Behavior[],
  path: Path,
  firstSlot: number,
  context: ProgramContext,
): Program {
  const growing: Growing = {
    context,
    units: [],
    closing: [],
    slots: firstSlot,
    memory: 0,
    usesTouch: false,
    moves: false,
  };
  const location = context.game.addLocation(path);
  const list = new UnitList();
  fillList(list, behaviors, path, growing);
  const program = {
    location,
    list,
    units: growing.units,
    closing: growing.closing,
    slotCount: growing.slots,
    memoryCount: growing.memory,
    usesTouch: growing.usesTouch,
    moves: growing.moves,
    canLinger: growing.units.some(({ ticked }) => ticked >= 0),
  };
  return { ...program, run: generateRun(program, context.binder) };
}

function fillList(list: UnitList, behaviors: readonly Behavior[], path: Path, growing: Growing): void {
  if (list.isSequential) list.progress = growing.slots++;
  for (const [index, behavior] of behaviors.entries()) {
    const unit = behavior.enabled === false ? undefined : compileSafely(behavior, [...path, index], growing);
    if (unit === undefined) continue;
    list.units.push(unit);
    if (unit.update !== undefined) list.updating.push(unit);
  }
}

/** A behavior with badly damaged stored data must not stop the others from running. */
function compileSafely(behavior: Behavior, path: Path, growing: Growing): Unit | undefined {
  try {
    return compileBehavior(behavior, path, growing);
  } catch (error) {
    const location = growing.context.game.addLocation(path);
    const message = error instanceof Error ? error.message : String(error);
    return addUnit(growing, { ...nothing, location, handlers: reporting('engine.error', message) });
  }
}

function compileBehavior(behavior: Behavior, path: Path, growing: Growing): Unit | undefined {
  const { game } = growing.context;
  const descriptor = findBehavior(behavior.class);
  if (descriptor?.editorOnly) return undefined;
  const location = game.addLocation(path);
  const runtime = descriptor && byClass.get(descriptor.class);
  if (!runtime)
    return addUnit(growing, { ...nothing, location, handlers: reporting('behavior.unsupported', behavior.class) });
  const addCondition = (index: number) => game.addLocation([...path, 'conditions', index]);
  const compiler = createUnitCompiler(growing.context, location, addCondition, () => {
    growing.usesTouch = true;
  });
  const fields = compileFields(descriptor.fields, behavior.attributes, compiler);
  const conditions = descriptor.children?.includes('conditions') ? (behavior.conditions ?? []) : undefined;
  const unit = addUnit(growing, {
    location,
    fields,
    prepared: runtime.prepare?.(fields, compiler),
    handlers: handlersOf(runtime, descriptor.type === 'Block'),
    numbers: runtime.numbers,
    objects: runtime.objects,
    canLinger: runtime.lingers !== undefined,
    test: conditions ? compiler.test(conditions, fields.compoundConditionKind === 1) : always,
  });
  if (runtime.closes) growing.closing.push(unit);
  growing.moves ||= runtime.moves;
  if (runtime.class === 'CollideBehavior') game.uses.collide = true;
  fillChildren(unit, behavior, path, fields.runSequentially === true, growing);
  return unit;
}

function fillChildren(unit: Unit, behavior: Behavior, path: Path, isSequential: boolean, growing: Growing): void {
  unit.children.isSequential = isSequential;
  unit.otherwise.isSequential = isSequential;
  fillList(unit.children, behavior.behaviors ?? [], [...path, 'behaviors'], growing);
  fillList(unit.otherwise, behavior.elseBehaviors ?? [], [...path, 'elseBehaviors'], growing);
}

interface UnitContent {
  readonly location: number;
  readonly fields: unknown;
  readonly prepared: unknown;
  readonly handlers: UnitHandlers;
  readonly test: Test;
  readonly numbers: number;
  readonly objects: number;
  readonly canLinger: boolean;
}

const nothing = { fields: {}, prepared: undefined, test: always, numbers: 0, objects: 0, canLinger: false };

/** Assigns a unit its index and its slots, before its children get theirs. */
function addUnit(growing: Growing, content: UnitContent): Unit {
  const status = growing.slots++;
  const ticked = content.canLinger ? growing.slots++ : -1;
  const { slots: state, memory } = growing;
  growing.slots += content.numbers;
  growing.memory += content.objects;
  const unit = new Unit({ ...content, index: growing.units.length, status, ticked, state, memory });
  growing.units.push(unit);
  return unit;
}

function handlersOf(runtime: AnyRuntimeBehavior, isBlock: boolean): UnitHandlers {
  const { start, update, stop, code, lingers, isDone, answer, reply } = runtime;
  return { isBlock, start, update, stop, code, lingers, isDone, answer, reply };
}

/** A unit that only reports why it cannot run. */
function reporting(code: FaultCode, detail: string): UnitHandlers {
  return {
    isBlock: false,
    start: (unit, _, world) => world.faults.report(unit.location, code, detail),
    update: undefined,
    stop: undefined,
    code: undefined,
    lingers: undefined,
    isDone: undefined,
    answer: undefined,
    reply: undefined,
  };
}
