import {
  compileProgram,
  createProjectNames,
  type Evaluator,
  type Issue,
  type IssueCode,
  type KeypathOwner,
  type NameScope,
  type Project,
  parseText,
} from '@playhouse/core';
import { type AttributeContext, findAccess } from '../attributes/access.ts';
import type { Layout } from '../attributes/layout.ts';
import { bindAttributes } from '../compile/binding.ts';
import { createRandom } from '../math/random.ts';
import type { GamePlan } from '../plan/gamePlan.ts';
import { layoutOfActor } from '../simulation/layoutOfActor.ts';
import { runningScene, type Simulation } from '../simulation/simulation.ts';
import type { Actor } from '../state/actor.ts';
import type { World } from '../state/world.ts';

export type Evaluated =
  | { readonly ok: true; readonly value: number | string | boolean }
  | { readonly ok: false; readonly issues: readonly Issue[] };

type Compiled = { readonly evaluate: Evaluator } | { readonly issues: readonly Issue[] };

/** The context of a program: the running scene, with or without an actor. */
interface Standpoint {
  readonly scene: string;
  readonly actor?: Actor;
  readonly layout?: Layout;
  readonly owner: KeypathOwner;
}

/**
 * Evaluates typed programs in the context of the game and its running scene, or of an actor if its key is given. The
 * game is not affected.
 */
export function createProgramEvaluator(
  simulation: Simulation,
  project: Project,
): (text: string, actorKey?: number) => Evaluated {
  const known = new Map<string, Compiled>();
  const names = new Map<string, NameScope>();

  function compile(text: string, { owner, scene, layout }: Standpoint): Compiled {
    const key = JSON.stringify(owner);
    const scope = names.get(key) ?? createProjectNames(project, owner);
    names.set(key, scope);
    const { program, issues } = parseText(text, scope);
    if (!program) return { issues };
    const context = { ...contextOf(simulation.plan, scene), actor: layout };
    return {
      evaluate: compileProgram(
        program,
        bindAttributes((keypath) => findAccess(keypath, context)),
      ),
    };
  }

  return (text, actorKey) => {
    const location = standpointOf(simulation, actorKey);
    if (!location) return { ok: false, issues: [issueOf('expression.reference', 'Invalid self context')] };
    const key = `${JSON.stringify(location.owner)} ${location.scene} ${text}`;
    const compiled = known.get(key) ?? compile(text, location);
    known.set(key, compiled);
    return 'issues' in compiled
      ? { ok: false, issues: compiled.issues }
      : run(simulation, compiled.evaluate, location.actor);
  };
}

/** Undefined if there is no such actor. */
function standpointOf(simulation: Simulation, actorKey: number | undefined): Standpoint | undefined {
  const { id: scene, layers } = runningScene(simulation);
  if (actorKey === undefined) return { scene, owner: { kind: 'scene', id: scene } };
  for (const layer of layers) {
    const actor = layer.actors.find(({ key }) => key === actorKey);
    const found = actor && layoutOfActor(simulation, actor);
    if (!found) continue;
    const owner: KeypathOwner = found.isPlaced
      ? { kind: 'instance', scene, id: actor.id }
      : { kind: 'prototype', id: actor.prototypeId };
    return { scene, actor, layout: found.layout, owner };
  }
  return undefined;
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
 * Random numbers come from a copy, and errors are not faults of the game. The time of day is looked up, because a game
 * that does not use it does not have it.
 */
function run({ world, clock }: Simulation, evaluate: Evaluator, actor: Actor | undefined): Evaluated {
  const random = createRandom(0);
  random.restore(world.random.state());
  const issues: Issue[] = [];
  const fault = (code: IssueCode, message: string) => void issues.push(issueOf(code, message));
  const devices = { ...world.devices, clock: clock.at(world.frame) };
  const copy: World = { ...world, random, devices, fault };
  const value = evaluate(actor, copy);
  if (issues.length > 0) return { ok: false, issues };
  if (typeof value !== 'object') return { ok: true, value };
  return { ok: false, issues: [issueOf('expression.type', 'A table is not a value.')] };
}

function issueOf(code: IssueCode, message: string): Issue {
  return { code, severity: 'blocking', path: [], params: {}, message };
}
