import { type Binder, compileCode, createBinder } from '@playhouse/core';
import { addStacked, beginShown, endShown, followTouches, goOnLingering, runActor } from '../frame/runActor.ts';
import { motionIndex, placeIndex } from '../state/rowFields.ts';
import { reportFailure } from '../units/failure.ts';
import { fail, proceed, running, runUnits, tick } from '../units/run.ts';
import type { Test, Unit, UnitCode, UnitList } from '../units/unit.ts';
import { partsOfTest } from './compileConditions.ts';
import type { Program, RunActors } from './gamePlan.ts';

/** Engines do not make very long functions fast, and nobody wants to send them. */
const longestSource = 150_000;
/** Longer blocks become functions of their own. */
const longestBlock = 3_000;

/**
 * Generates one loop for all actors of a program, in which each unit stands as code of its own: engines then know at
 * every place what is called there. It does what `runActor` does, to the bit. Architecture, chapter 8.
 */
export function generateRun(program: Omit<Program, 'run'>): RunActors | undefined {
  if (program.units.length === 0) return undefined;
  const binder = createBinder(() => undefined);
  const source = new ProgramWriter(binder).write(program);
  if (source.length > longestSource) return undefined;
  return compileCode(source, binder) as RunActors | undefined;
}

/** What `settle` and `beginMotion` do, in the rows themselves: so many calls no engine takes into the loop. */
const settling = (['x', 'y', 'rotation'] as const)
  .map((field, index) => `P[q+${placeIndex.previousX + index}]=P[q+${placeIndex[field]}];`)
  .join('');
const motionBegin = (['moveX', 'moveY', 'turn', 'stackedNumber'] as const)
  .map((field) => `M[q+${motionIndex[field]}]=0;`)
  .join('');

/**
 * Writes the code of one program: `l` actors, `i` the place in them, `p` the program's number, `w` world, `a` actor, `q` and
 * `s` where its rows and slots begin in the tables `P`, `M` and `D`. Tables only grow when actors are made, which waits.
 */
class ProgramWriter {
  readonly #binder: Binder;
  readonly #functions: string[] = [];
  readonly #code: UnitCode;

  constructor(binder: Binder) {
    this.#binder = binder;
    this.#code = {
      constant: (value) => binder.constant(value),
      slot: (slot) => `D[s+${slot}]`,
      test: (unit) => this.#test(unit.test),
      run: (list) => this.#list(list),
    };
  }

  write(program: Omit<Program, 'run'>): string {
    const units = this.#list(program.list);
    const { moves, usesTouch, memoryCount, canLinger } = program;
    const isShown = memoryCount > 0;
    const steps = [
      settling,
      moves && motionBegin,
      usesTouch && `${this.#constant(followTouches)}(a,w);`,
      isShown && `const r=${this.#constant(beginShown)}(a);`,
      units,
      canLinger && `${this.#constant(goOnLingering)}(a,${this.#constant(program.units)},w);`,
      isShown && `${this.#constant(endShown)}(a,r);`,
      moves && `if(M[q+${motionIndex.stackedNumber}]!==0)${this.#constant(addStacked)}(a);`,
    ];
    const first = `${this.#constant(runActor)}(a,${this.#constant(program)},w)`;
    const failed = `${this.#constant(reportFailure)}(${program.place},e,w)`;
    const body = `try{if(a.isEntered){${steps.filter(Boolean).join('')}}else ${first}}catch(e){${failed}}`;
    const actor = 'const a=l[i];if(a.program!==p||a.rows!==R)break;const q=a.place;const s=a.firstSlot;';
    const loop = `for(;i<l.length;i++){${actor}${body}}return i;`;
    const tables = 'const R=l[i].rows;const P=R.places;const M=R.motions;const D=R.data;';
    return `(function(){${this.#functions.join('')}return function(l,i,p,w){${tables}${loop}}})()`;
  }

  #constant(value: unknown): string {
    return this.#binder.constant(value);
  }

  #list(list: UnitList): string {
    if (list.isSequential) return `${this.#constant(runUnits)}(${this.#constant(list)},a,w);`;
    return list.updating.map((unit) => this.#visit(unit)).join('');
  }

  #visit(unit: Unit): string {
    const one = this.#constant(unit);
    const other = `${this.#constant(proceed)}(${one},a,w)`;
    const update = `if(${this.#code.slot(unit.status)}===${running}){${this.#update(unit, one)}}else ${other};`;
    return `try{${update}}catch(e){${this.#constant(fail)}(${one},e,a,w)}`;
  }

  #update(unit: Unit, one: string): string {
    if (unit.ticked >= 0) return `${this.#constant(tick)}(${one},a,w)`;
    if (unit.code === undefined) return `${this.#constant(unit.update)}(${one},a,w)`;
    const block = unit.code(unit, this.#code);
    if (block.length <= longestBlock) return block;
    const name = `f${this.#functions.length}`;
    this.#functions.push(`function ${name}(a,w,D,s){${block}}`);
    return `${name}(a,w,D,s)`;
  }

  #test(test: Test): string {
    const parts = partsOfTest(test);
    if (!parts) return `${this.#constant(test)}(a,w)`;
    return `(${parts.tests.map((part) => this.#test(part)).join(parts.isAny ? '||' : '&&')})`;
  }
}
