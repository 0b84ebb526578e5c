import {
  type Condition,
  compileProgram,
  type Evaluator,
  isJsonObject,
  limitWork,
  type Path,
  type ProgramPart,
  parseProgram,
  remainingWork,
  type Scalar,
  valueAt,
} from '@playhouse/core';
import { type AttributeContext, findAccess } from '../attributes/access.ts';
import { bindAttributes } from '../compile/binding.ts';
import { partsOf } from '../compile/readers.ts';
import { createRandom } from '../math/random.ts';
import { layoutOfActor } from '../simulation/layoutOfActor.ts';
import type { Simulation } from '../simulation/simulation.ts';
import { runningScene } from '../simulation/simulation.ts';
import type { Actor } from '../state/actor.ts';
import type { World } from '../state/world.ts';

/** Maximum length of a value's text. */
const longestText = 200;

/**
 * Evaluates stored values and expressions for an actor without affecting the game: random numbers come from a copy,
 * errors are not faults, and no work is counted. Undefined if there is no value.
 */
export class OperandReader {
  readonly #simulation: Simulation;
  readonly #compiled = new Map<string, Evaluator | undefined>();

  constructor(simulation: Simulation) {
    this.#simulation = simulation;
  }

  /** The current value of a stored value: a literal itself, or the result of an expression. */
  valueOf(stored: unknown, actor: Actor): Scalar | undefined {
    const parts = partsOf(stored);
    if (parts === undefined) return scalar(stored);
    return parts.length === 0 ? undefined : this.#run(parts, actor);
  }

  attribute(keypath: string, actor: Actor): Scalar | undefined {
    return keypath === '' ? undefined : this.#run([{ keypath }], actor);
  }

  /** The two sides of a comparison; nothing for events. */
  sidesOf(condition: Condition | undefined, actor: Actor): { left?: Scalar | undefined; right?: Scalar | undefined } {
    if (!condition || condition.attributes.conditionType === 0) return {};
    const { conditionType, subject, subjectAttribute } = condition.attributes;
    const left = conditionType === 1 ? this.attribute(subjectAttribute ?? '', actor) : this.valueOf(subject, actor);
    return { left, right: this.valueOf(condition.predicate.attributes.RHS, actor) };
  }

  #run(parts: readonly ProgramPart[], actor: Actor): Scalar | undefined {
    const key = `${actor.program} ${runningScene(this.#simulation).plan} ${JSON.stringify(parts)}`;
    if (!this.#compiled.has(key)) this.#compiled.set(key, this.#compile(parts, actor));
    const evaluate = this.#compiled.get(key);
    if (!evaluate) return undefined;
    const value = this.quietly((world) => evaluate(actor, world));
    return value === undefined ? undefined : scalar(value);
  }

  /** The result of a callback in a copy of the world; undefined when it fails. */
  quietly<Result>(evaluate: (world: World) => Result): Result | undefined {
    const before = remainingWork();
    const { world } = this.#simulation;
    const random = createRandom(0);
    random.restore(world.random.state());
    let isValid = true;
    const fail = () => {
      isValid = false;
    };
    limitWork(100_000);
    try {
      const result = evaluate({ ...world, random, fault: fail, faults: { ...world.faults, report: fail } });
      return isValid ? result : undefined;
    } catch {
      return undefined;
    } finally {
      limitWork(before);
    }
  }

  #compile(parts: readonly ProgramPart[], actor: Actor): Evaluator | undefined {
    const program = parseProgram(parts);
    if (!program.ok) return undefined;
    const { plan } = this.#simulation;
    const layout = plan.scenes[runningScene(this.#simulation).plan]?.layout;
    const context: AttributeContext = {
      actor: layoutOfActor(this.#simulation, actor)?.layout,
      scene: layout && { layout, instance: () => undefined },
      game: { layout: plan.layout, tables: new Map(plan.tables.map(({ id }, number) => [id, number])) },
    };
    return compileProgram(
      program.value,
      bindAttributes((keypath) => findAccess(keypath, context)),
    );
  }
}

function scalar(value: unknown): Scalar | undefined {
  if (typeof value === 'string') return value.slice(0, longestText);
  return typeof value === 'number' || typeof value === 'boolean' ? value : undefined;
}

/** The condition at a path of a project. */
export function conditionAt(project: object, path: Path): Condition | undefined {
  const found = valueAt(project, path);
  return isJsonObject(found) ? (found as unknown as Condition) : undefined;
}
