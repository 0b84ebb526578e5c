import { type Binder, compileCode } from '@playhouse/core';
import { addStacked, beginShown, endShown, followTouches, goOnLingering, runActor } from '../frame/runActor.ts';
import type { Program, RunActors } from '../plan/gamePlan.ts';
import { fieldFlags, flagsAt, motionIndex, placeIndex, traitIndex } from '../rows/rowFields.ts';
import { reportFailure } from '../units/failure.ts';
import { fail, proceed, running, runUnits, tick } from '../units/run.ts';
import type { Test, Unit, UnitCode, UnitList } from '../units/unit.ts';
import { partsOfTest } from './compileConditions.ts';

/** Engines do not make very long functions fast, and nobody wants to send them. */
const longestSource = 150_000;
/** Longer blocks become functions of their own. */
const longestBlock = 3_000;

/**
 * Generates one loop for all actors of a program, in which each unit stands as code of its own: engines then know at
 * every place what is called there, and what is in the actors' rows is had without touching the actors. It does what
 * `runActor` does, to the bit. docs/architecture.md#generated-code.
 */
export function generateRun(program: Omit<Program, 'run'>, binder: Binder): RunActors | undefined {
  if (program.units.length === 0) return undefined;
  const source = new ProgramWriter(binder).write(program);
  if (source.length > longestSource) return undefined;
  return compileCode(source, binder) as RunActors | undefined;
}

const { previousX, moveX, moveY, turn, stackedNumber } = { ...placeIndex, ...motionIndex };
/** What `settle` and `beginMotion` do, in the rows. */
const settling = [0, 1, 2].map((index) => `P[q+${previousX + index}]=P[q+${index}];`).join('');
const motionBegin = [moveX, moveY, turn, stackedNumber].map((index) => `M[q+${index}]=0;`).join('');
const isEntered = `(M[q+${flagsAt}]&${fieldFlags.isEntered})!==0`;
const actor = 'l[i]';
/** Everything that a block needs which stands in a function of its own. */
const scope = 'l,i,w,P,M,T,D,q,s';

/**
 * Writes the code of one program: `L` is the actorBatch with its actors `l`, `i` the place in it, `p` the program's number,
 * `w`
 * the world, `q` and `s` where the actor's rows and slots begin in the tables `P`, `M`, `T` and `D`. Tables only grow
 * when
 * actors are made, which waits until all have run.
 */
class ProgramWriter {
  readonly #binder: Binder;
  readonly #functions: string[] = [];
  readonly #code: UnitCode;

  constructor(binder: Binder) {
    this.#binder = binder;
    this.#code = {
      actor,
      constant: (value) => binder.constant(value),
      slot: (slot) => `D[s+${slot}]`,
      motion: (field) => `M[q+${motionIndex[field]}]`,
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
      usesTouch && `${this.#constant(followTouches)}(${actor},w);`,
      isShown && `const r=${this.#constant(beginShown)}(${actor});`,
      units,
      canLinger && `${this.#constant(goOnLingering)}(${actor},${this.#constant(program.units)},w);`,
      isShown && `${this.#constant(endShown)}(${actor},r);`,
      moves && `if(M[q+${stackedNumber}]!==0)${this.#constant(addStacked)}(${actor});`,
    ];
    const first = `${this.#constant(runActor)}(${actor},${this.#constant(program)},w)`;
    const failed = `${this.#constant(reportFailure)}(${this.#constant(program)}.place,e,w)`;
    const body = `try{if(${isEntered}){${steps.filter(Boolean).join('')}}else ${first}}catch(e){${failed}}`;
    const loop = `for(;i<O.length;i++){if(O[i]!==p)break;const q=Q[i];const s=F[i];${body}}return i;`;
    const actorBatch = 'const l=L.actors;const O=L.programs;const Q=L.places;const F=L.slots;const R=L.rows;';
    const tables = 'const P=R.places;const M=R.motions;const T=R.traits;const D=R.data;';
    return `(function(){${this.#functions.join('')}return function(L,i,p,w){${actorBatch}${tables}${loop}}})()`;
  }

  #constant(value: unknown): string {
    return this.#binder.constant(value);
  }

  #list(list: UnitList): string {
    if (list.isSequential) return `${this.#constant(runUnits)}(${this.#constant(list)},${actor},w);`;
    return list.updating.map((unit) => this.#visit(unit)).join('');
  }

  #visit(unit: Unit): string {
    const one = this.#constant(unit);
    const other = `${this.#constant(proceed)}(${one},${actor},w)`;
    const update = `if(${this.#code.slot(unit.status)}===${running}){${this.#update(unit, one)}}else ${other};`;
    return `try{${update}}catch(e){${this.#constant(fail)}(${one},e,${actor},w)}`;
  }

  #update(unit: Unit, one: string): string {
    if (unit.ticked >= 0) return `${this.#constant(tick)}(${one},${actor},w)`;
    const block = unit.code?.(unit, this.#code);
    if (block === undefined) return `${this.#constant(unit.update)}(${one},${actor},w)`;
    if (block.length <= longestBlock) return block;
    const name = `f${this.#functions.length}`;
    this.#functions.push(`function ${name}(${scope}){${block}}`);
    return `${name}(${scope})`;
  }

  #test(test: Test): string {
    const parts = partsOfTest(test);
    if (!parts) return `${this.#constant(test)}(${actor},w)`;
    if ('source' in parts) return inRows(parts.source);
    return `(${parts.tests.map((part) => this.#test(part)).join(parts.isAny ? '||' : '&&')})`;
  }
}

/** Code of an expression over the actor `a`, with what stands in its rows read there. */
function inRows(source: string): string {
  return source
    .replaceAll(/\ba\.rows\.data\[a\.firstSlot \+ (\d+)\]/g, 'D[s+$1]')
    .replaceAll(/\ba\.(\w+)\b/g, (field, name: string) => rowCode.get(name) ?? field)
    .replaceAll(/\ba\b/g, actor);
}

/** How the numbers of an actor are read in its rows. */
const rowCode: ReadonlyMap<string, string> = new Map([
  ...Object.entries(placeIndex).map(([name, index]) => [name, `P[q+${index}]`] as const),
  ...Object.entries(motionIndex).map(([name, index]) => [name, `M[q+${index}]`] as const),
  ...Object.entries(traitIndex).map(([name, index]) => [name, `T[q+${index}]`] as const),
]);
