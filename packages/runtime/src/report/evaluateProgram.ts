import {
  compileProgram,
  createProjectNames,
  type Evaluator,
  type Issue,
  type IssueCode,
  type NameScope,
  type Project,
  parseText,
} from '@playhouse/core';
import { type AttributeContext, findAccess } from '../attributes/access.ts';
import { bindAttributes } from '../compile/binding.ts';
import type { GamePlan } from '../compile/gamePlan.ts';
import { createRandom } from '../random.ts';
import { runningScene, type Simulation } from '../state/simulation.ts';
import type { World } from '../state/world.ts';

export type Evaluated =
  | { readonly ok: true; readonly value: number | string | boolean }
  | { readonly ok: false; readonly issues: readonly Issue[] };

type Compiled = { readonly evaluate: Evaluator } | { readonly issues: readonly Issue[] };

/** Evaluates typed programs in the context of the game and its running scene. The game does not notice. */
export function createProgramEvaluator(simulation: Simulation, project: Project): (text: string) => Evaluated {
  const known = new Map<string, Compiled>();
  const names = new Map<string, NameScope>();

  function compile(text: string, scene: string): Compiled {
    const scope = names.get(scene) ?? createProjectNames(project, { kind: 'scene', id: scene });
    names.set(scene, scope);
    const { program, issues } = parseText(text, scope);
    if (!program) return { issues };
    const context = contextOf(simulation.plan, scene);
    return {
      evaluate: compileProgram(
        program,
        bindAttributes((keypath) => findAccess(keypath, context)),
      ),
    };
  }

  return (text) => {
    const scene = runningScene(simulation).id;
    const key = `${scene} ${text}`;
    const compiled = known.get(key) ?? compile(text, scene);
    known.set(key, compiled);
    return 'issues' in compiled ? { ok: false, issues: compiled.issues } : run(simulation, compiled.evaluate);
  };
}

function contextOf(plan: GamePlan, scene: string): AttributeContext {
  const layout = plan.scenes.find(({ id }) => id === scene)?.layout;
  const tables = new Map(plan.tables.map(({ id }, number) => [id, number]));
  return {
    scene: layout && { layout, instance: () => undefined },
    game: { layout: plan.layout, tables },
  };
}

/**
 * Random numbers come from a copy, and what goes wrong is no fault of the game. The time of day is looked up, because a
 * game that does not ask for it goes without.
 */
function run({ world, clock }: Simulation, evaluate: Evaluator): Evaluated {
  const random = createRandom(0);
  random.restore(world.random.state());
  const issues: Issue[] = [];
  const fault = (code: IssueCode, message: string) => void issues.push(issueOf(code, message));
  const devices = { ...world.devices, clock: clock.at(world.frame) };
  const copy: World = { ...world, random, devices, fault };
  const value = evaluate(undefined, copy);
  if (issues.length > 0) return { ok: false, issues };
  if (typeof value !== 'object') return { ok: true, value };
  return { ok: false, issues: [issueOf('expression.type', 'A table is no value.')] };
}

function issueOf(code: IssueCode, message: string): Issue {
  return { code, severity: 'blocking', path: [], params: {}, message };
}
