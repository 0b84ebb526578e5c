import { type Binder, compileCode } from '@playhouse/core';
import type { OwnerCode } from '../attributes/ownerCode.ts';
import { addStacked, beginShown, endShown, followTouches, goOnLingering, runActor } from '../frame/runActor.ts';
import type { Program, RunActors } from '../plan/gamePlan.ts';
import { fieldFlags, flagsAt, motionIndex, positionIndex, traitIndex } from '../rows/rowFields.ts';
import {
  assign,
  type Block,
  call,
  declare,
  type Expression,
  number,
  perform,
  printBlock,
  type Statement,
  same,
  variable,
  when,
} from '../units/code.ts';
import { reportFailure } from '../units/failure.ts';
import { fail, proceed, running, runUnits, tick } from '../units/run.ts';
import type { Test, Unit, UnitCode, UnitList } from '../units/unit.ts';
import { partsOfTest } from './compileConditions.ts';

/** Engines do not optimize very long functions, and long code takes time to transfer. */
const longestSource = 150_000;
/** Longer blocks become functions of their own. */
const longestBlock = 3_000;
/** Units nested more deeply are called one by one: generating their code would need too much of the stack. */
const deepestBlock = 100;

/**
 * Generates one loop for all actors of a program, in which each unit has its own code: engines then know what is called
 * at each call site, and values in the actors' rows are read without touching the actors. It does exactly what
 * `runActor` does, bit for bit. docs/architecture.md#generated-code.
 */
export function generateRun(program: Omit<Program, 'run'>, binder: Binder): RunActors | undefined {
  if (program.units.length === 0) return undefined;
  const source = new ProgramWriter(binder).write(program);
  if (source.length > longestSource) return undefined;
  return compileCode(source, binder) as RunActors | undefined;
}

const { previousX, moveX, moveY, turn, stackedNumber } = { ...positionIndex, ...motionIndex };
const [actor, world, error, shown] = [variable('l[i]'), variable('w'), variable('e'), variable('r')];
const position = (index: number) => inTable('P', index);
const motion = (index: number) => inTable('M', index);
/** Does what `settle` and `beginMotion` do, on the rows. */
const settling = [0, 1, 2].map((index) => assign(position(previousX + index), '=', position(index)));
const motionBegin = [moveX, moveY, turn, stackedNumber].map((index) => assign(motion(index), '=', number(0)));
const isEntered = isOther({ kind: 'infix', sign: '&', parts: [motion(flagsAt), number(fieldFlags.isEntered)] }, 0);
/** Everything that a block in a separate function needs. */
const scope = ['l', 'i', 'w', 'P', 'M', 'T', 'D', 'q', 's'];

/**
 * Writes the code of one program: `L` is the batch with its actors `l`, `i` the index in it, `p` the program's number,
 * `w` the world, `q` and `s` where the actor's rows and slots begin in the tables `P`, `M`, `T` and `D`. Tables only
 * grow when actors are created, which happens after all have run.
 */
class ProgramWriter {
  readonly #binder: Binder;
  readonly #functions: string[] = [];
  readonly #code: UnitCode;
  /** The number of blocks around the current unit. */
  #depth = 0;

  constructor(binder: Binder) {
    this.#binder = binder;
    this.#code = {
      actor,
      world,
      constant: (value) => this.#constant(value),
      slot: (slot) => variable(rows.slot(slot)),
      motion: (field) => motion(motionIndex[field]),
      test: (unit) => this.#test(unit.test),
      run: (list) => this.#list(list),
    };
  }

  write(program: Omit<Program, 'run'>): string {
    const first = perform(this.#constant(runActor), actor, this.#constant(program), world);
    const programLocation: Expression = { kind: 'field', of: this.#constant(program), name: 'location' };
    const failed = perform(this.#constant(reportFailure), programLocation, error, world);
    const steps = this.#steps(program);
    const isOtherProgram: Expression = { kind: 'infix', sign: '!==', parts: [variable('O[i]'), variable('p')] };
    const loop: Block = [
      when(isOtherProgram, [{ kind: 'break' }]),
      declare('q', variable('Q[i]')),
      declare('s', variable('F[i]')),
      { kind: 'try', body: [when(isEntered, steps, [first])], failed: [failed] },
    ];
    const isLeft: Expression = { kind: 'infix', sign: '<', parts: [variable('i'), variable('O.length')] };
    const body = printBlock([
      ...columns,
      { kind: 'count', variable: 'i', test: isLeft, body: loop },
      { kind: 'return', value: variable('i') },
    ]);
    return `(function(){${this.#functions.join('')}return function(L,i,p,w){${body}}})()`;
  }

  /** Code for an actor that has already run. */
  #steps(program: Omit<Program, 'run'>): Statement[] {
    const { moves, usesTouch, memoryCount, canLinger, units } = program;
    const isShown = memoryCount > 0;
    const steps = [...settling, ...(moves ? motionBegin : [])];
    if (usesTouch) steps.push(perform(this.#constant(followTouches), actor, world));
    if (isShown) steps.push(declare('r', call(this.#constant(beginShown), actor)));
    steps.push(...this.#list(program.list));
    if (canLinger) steps.push(perform(this.#constant(goOnLingering), actor, this.#constant(units), world));
    if (isShown) steps.push(perform(this.#constant(endShown), actor, shown));
    if (moves) steps.push(when(isOther(motion(stackedNumber), 0), [perform(this.#constant(addStacked), actor)]));
    return steps;
  }

  #constant(value: unknown): Expression {
    return variable(this.#binder.constant(value));
  }

  #list(list: UnitList): Block {
    if (list.isSequential) return [perform(this.#constant(runUnits), this.#constant(list), actor, world)];
    return list.updating.map((unit) => this.#visit(unit));
  }

  #visit(unit: Unit): Statement {
    const one = this.#constant(unit);
    const isRunning = same(this.#code.slot(unit.status), number(running));
    const other = perform(this.#constant(proceed), one, actor, world);
    const failed = perform(this.#constant(fail), one, error, actor, world);
    return { kind: 'try', body: [when(isRunning, this.#update(unit, one), [other])], failed: [failed] };
  }

  #update(unit: Unit, one: Expression): Block {
    if (unit.ticked >= 0) return [perform(this.#constant(tick), one, actor, world)];
    const block = this.#depth < deepestBlock ? this.#codeOf(unit) : undefined;
    if (block === undefined) return [perform(this.#constant(unit.update), one, actor, world)];
    const printed = printBlock(block);
    if (printed.length <= longestBlock) return block;
    const name = `f${this.#functions.length}`;
    this.#functions.push(`function ${name}(${scope.join(',')}){${printed}}`);
    return [perform(variable(name), ...scope.map(variable))];
  }

  #codeOf(unit: Unit): Block | undefined {
    this.#depth++;
    const block = unit.code?.(unit, this.#code);
    this.#depth--;
    return block;
  }

  #test(test: Test): Expression {
    const parts = partsOfTest(test);
    if (!parts) return call(this.#constant(test), actor, world);
    if ('source' in parts) return variable(parts.source({ name: 'l[i]', code: rows }));
    return { kind: 'infix', sign: parts.isAny ? '||' : '&&', parts: parts.tests.map((part) => this.#test(part)) };
  }
}

/** Reads what the loop needs from the batch and the tables that its actors share. */
const columns: Block = Object.entries({
  l: 'L.actors',
  O: 'L.programs',
  Q: 'L.offsets',
  F: 'L.slots',
  R: 'L.rows',
  P: 'R.positions',
  M: 'R.motions',
  T: 'R.traits',
  D: 'R.data',
}).map(([name, source]) => declare(name, variable(source)));

function inTable(table: string, index: number): Expression {
  return { kind: 'element', of: table, base: 'q', offset: index };
}

function isOther(value: Expression, than: number): Expression {
  return { kind: 'infix', sign: '!==', parts: [value, number(than)] };
}

/** Where the numbers of an actor are stored in its rows. */
const tableOf: ReadonlyMap<string, string> = new Map([
  ...Object.entries(positionIndex).map(([name, index]) => [name, `P[q+${index}]`] as const),
  ...Object.entries(motionIndex).map(([name, index]) => [name, `M[q+${index}]`] as const),
  ...Object.entries(traitIndex).map(([name, index]) => [name, `T[q+${index}]`] as const),
]);

/** Reads an actor's field from its rows if they have it, and from the object otherwise. */
const rows: OwnerCode = {
  field: (name) => tableOf.get(name) ?? `l[i].${name}`,
  slot: (index) => `D[s+${index}]`,
};
