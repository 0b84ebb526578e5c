import type { Game } from '@playhouse/runtime';
import type { Player, PlayerOptions } from '../api/player.ts';
import { gated } from '../leaving/gatedPorts.ts';
import { createLeavingGate, framesPerSecond } from '../leaving/leavingGate.ts';
import { LocalSimulation } from '../simulation/localSimulation.ts';
import type { ConnectSimulation, Simulation } from '../simulation/simulationClient.ts';
import { RunningPlayer } from './basePlayer.ts';
import { GameRunner, startOf } from './playback.ts';
import { createPlayerParts, type PlayerParts } from './playerParts.ts';

/** Loads a project's assets, compiles it and draws its first picture into the host element. */
export async function createPlayer(options: PlayerOptions): Promise<Player> {
  return new LocalPlayer(await createRunner(options, (wanted) => new LocalSimulation(wanted)));
}

/** A runner whose game has begun, in a simulation that is made for it. */
export async function createRunner<Simulated extends Simulation>(
  given: PlayerOptions,
  connect: ConnectSimulation<Simulated>,
): Promise<GameRunner<Simulated>> {
  const options = withCalmNotices(given);
  let runner: GameRunner<Simulated> | undefined;
  let parts: PlayerParts | undefined;
  const ports = () => {
    if (!parts) throw new Error('a game begins when its parts are there');
    return parts.ports();
  };
  const { keepsHistory = false } = options;
  // One that is elsewhere loads its code while the parts load theirs.
  const simulation = connect({ keepsHistory, ports, news: options });
  try {
    parts = await createPlayerParts(options, (isWaiting) => runner?.setWaiting(isWaiting));
    await simulation.begin(startOf(options, options.sceneId, false));
    runner = new GameRunner(options, parts, simulation);
    return runner;
  } catch (error) {
    simulation.destroy();
    parts?.destroy();
    throw error;
  }
}

/** Notices come from the platform as well as from the game, so they are counted by the page's time. */
function withCalmNotices(options: PlayerOptions): PlayerOptions {
  const { onNotice } = options;
  const gate = createLeavingGate(() => (performance.now() * framesPerSecond) / 1000);
  return onNotice ? { ...options, onNotice: gated(gate, 'notice', onNotice) } : options;
}

class LocalPlayer extends RunningPlayer<LocalSimulation> implements Player {
  get game(): Game {
    return this.runner.simulation.game;
  }
}
