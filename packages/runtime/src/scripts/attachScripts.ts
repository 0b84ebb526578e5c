import { textOr } from '@playhouse/core';
import type { NetworkPort, PlatformPort, ScriptsPort } from '../ports/gamePorts.ts';
import { closeCall } from '../simulation/calls.ts';
import type { Simulation } from '../simulation/simulation.ts';
import type { Scripts } from '../state/scripts.ts';
import type { World } from '../state/world.ts';
import { answerRequest } from './answerRequest.ts';
import { createScripts, type FindAttribute } from './createScripts.ts';
import { loadScriptMachine } from './scriptMachine.ts';

/**
 * Lets the scripts of a game handle every external request that has an event, once the interpreter is loaded.
 * docs/runtime-rules.md#script-events.
 */
export async function attachScripts(
  simulation: Simulation,
  attribute: FindAttribute,
  watching?: ScriptsPort,
): Promise<void> {
  const { world } = simulation;
  const scripts = createScripts(simulation, attribute, await loadScriptMachine(), watching);
  const { texts, log, network } = world;
  const changed: Partial<World> = {
    scripts,
    platform: scriptedPlatform(simulation, world.platform, scripts),
    texts: {
      ask(prompt, actor, number) {
        const answer = scripts.call('onKeyboardInput', { prompt });
        if (answer === undefined) return texts.ask(prompt, actor, number);
        const unit = simulation.plan.programs[actor.program]?.units[number];
        const isText = typeof answer === 'string' || typeof answer === 'number';
        if (unit && isText) unit.answer?.(unit, actor, world, String(answer));
        return true;
      },
    },
    log(actor, location, text) {
      const answer = scripts.call('onLogDebuggingStatement', { text, entity: actor.name });
      if (answer === undefined || typeof answer === 'string') log(actor, location, answer ?? text);
    },
  };
  const hasNetwork = network !== undefined || scripts.has('onNetworkRequest');
  Object.assign(world, changed, hasNetwork && { network: scriptedNetwork(simulation, network, scripts) });
}

function scriptedNetwork(simulation: Simulation, network: NetworkPort | undefined, scripts: Scripts): NetworkPort {
  return {
    send(request) {
      const { url, method, call } = request;
      const answer = scripts.call('onNetworkRequest', { url, method });
      if (answer === undefined && network) network.send(request);
      else closeCall(simulation, call, textOr(answer, undefined));
    },
  };
}

function scriptedPlatform(simulation: Simulation, platform: PlatformPort, scripts: Scripts): PlatformPort {
  const { answersCalls = false } = platform;
  return {
    answersCalls: answersCalls || scripts.has('onIAPRequestPurchaseData'),
    askText: (prompt) => platform.askText(prompt),
    openUrl(url) {
      const answer = scripts.call('onOpenURL', { url });
      if (answer === undefined || typeof answer === 'string') platform.openUrl(answer ?? url);
    },
    quit() {
      if (scripts.call('onEndGame') === undefined) platform.quit();
    },
    request(event, argument) {
      const answer = scripts.call(event, { ...argument, itemInfo: argument });
      if (answer !== undefined) answerRequest(simulation, event, argument, answer);
      else if ('call' in argument && !answersCalls) closeCall(simulation, Number(argument.call), undefined);
      else platform.request(event, argument);
    },
  };
}
