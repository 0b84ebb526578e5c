import type { Access } from '../attributes/access.ts';
import type { FaultCode } from '../game/faults.ts';
import { runtimeLimits } from '../game/limits.ts';
import type { ScriptPlan } from '../plan/gamePlan.ts';
import type { ScriptsPort } from '../ports/gamePorts.ts';
import type { Simulation } from '../simulation/simulation.ts';
import type { ScriptState, Scripts } from '../state/scripts.ts';
import { type ScriptContext, scriptOperations } from './scriptApi.ts';
import type { ScriptFailure } from './scriptFailure.ts';
import { limitMessages, scriptLimits } from './scriptLimits.ts';
import type { ReadScript, ScriptMachine } from './scriptMachine.ts';
import { ScriptMistake } from './scriptMistake.ts';

/** Finds an attribute by the name that people write in expressions, in the running scene. */
export type FindAttribute = (name: string) => Access | undefined;

/**
 * Reads the scripts of a game and runs them. A script that fails is a fault of the game and is disabled.
 * docs/runtime-rules.md#how-scripts-run.
 */
export function createScripts(
  simulation: Simulation,
  attribute: FindAttribute,
  machine: ScriptMachine,
  watching?: ScriptsPort,
): Scripts {
  const { scripts } = simulation.plan;
  const runner = createRunner(simulation, attribute, machine, watching);
  let isRunning = false;
  return {
    state: runner.state,
    has: (event) => scripts.some((script) => script.event === event && !runner.state.off.includes(script.location)),
    beginFrame: runner.beginFrame,
    call(event, values = {}, standard = nothing) {
      if (isRunning) return undefined;
      isRunning = true;
      try {
        let result: unknown;
        for (const script of scripts) {
          const given = script.event === event ? runner.run(script, values, standard) : undefined;
          if (result === undefined) result = given;
        }
        return result;
      } finally {
        isRunning = false;
      }
    },
  };
}

/** Runs single scripts within the limits of a frame. */
function createRunner(
  simulation: Simulation,
  attribute: FindAttribute,
  machine: ScriptMachine,
  watching?: ScriptsPort,
) {
  const { plan, world } = simulation;
  const state: ScriptState = { off: [], wait: 0 };
  const spent = { calls: 0, work: 0, requests: 0 };
  const ready = new Map<ScriptPlan, ReadScript>();
  for (const script of plan.scripts) {
    const result = machine.read(script.source, script.parameters);
    if ('failure' in result) fail(script, result);
    else ready.set(script, result);
  }

  function fail(script: ScriptPlan, { failure, message, position }: ScriptFailure): void {
    const { name, event } = script;
    const detail = position
      ? `"${name}", ${event}, line ${position.line}, column ${position.column}: ${message}`
      : `"${name}", ${event}, ${message}`;
    world.faults.report(script.location, codes[failure], detail, position);
    state.off.push(script.location);
  }

  function answer(context: ScriptContext, name: string, values: readonly unknown[]): unknown {
    spent.requests++;
    if (spent.requests > scriptLimits.requests) throw new ScriptMistake(limitMessages.requests);
    return scriptOperations.get(name)?.(context, values);
  }

  function wait(frames: number): void {
    state.wait = frames;
  }

  return {
    state,
    beginFrame: () => void Object.assign(spent, { calls: 0, work: 0, requests: 0 }),
    run(script: ScriptPlan, values: Readonly<Record<string, unknown>>, standard: () => unknown): unknown {
      const compiled = ready.get(script);
      if (!compiled || state.off.includes(script.location)) return undefined;
      if (spent.calls >= scriptLimits.calls || spent.work >= scriptLimits.workPerFrame) {
        world.faults.report(script.location, 'limit.scripts', `"${script.name}", ${script.event}`);
        return undefined;
      }
      spent.calls++;
      const context = { world, attribute, standard, log: logFor(simulation, script), wait };
      const handed = script.parameters.map((name) => [name, values[name] ?? null] as const);
      watching?.enter(plan.locations[script.location] ?? [], script.event);
      const { work, result } = machine.call(compiled, handed, (name, parts) => answer(context, name, parts));
      watching?.leave();
      spent.work += work;
      if ('value' in result) return result.value;
      fail(script, result);
      return undefined;
    },
  };
}

const codes: Readonly<Record<ScriptFailure['failure'], FaultCode>> = {
  error: 'script.error',
  syntax: 'script.syntax',
  limit: 'script.limit',
};

function nothing(): undefined {
  return undefined;
}

function logFor({ log, world, plan }: Simulation, { location }: ScriptPlan): (text: string) => void {
  return (text) => {
    if (log.length >= runtimeLimits.logLines) world.faults.report(location, 'limit.log', runtimeLimits.logLines);
    else log.push({ frame: world.frame, actorId: '', path: plan.locations[location] ?? [], text });
  };
}
