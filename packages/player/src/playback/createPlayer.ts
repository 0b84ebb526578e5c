import { framesPerSecond } from '@playhouse/core';
import type { Game } from '@playhouse/runtime';
import type { Player, PlayerOptions } from '../api/player.ts';
import { gated } from '../leaving/gatedPorts.ts';
import { createLeavingGate } from '../leaving/leavingGate.ts';
import { LocalSimulation } from '../simulation/localSimulation.ts';
import type { ConnectSimulation, SimulationClient } from '../simulation/simulationClient.ts';
import { BasePlayer } from './basePlayer.ts';
import { Playback, startOf } from './playback.ts';
import { createPlayerParts, type PlayerParts } from './playerParts.ts';

/** Loads a project's assets, compiles it and draws the first image into the host element. */
export async function createPlayer(options: PlayerOptions): Promise<Player> {
  return new LocalPlayer(await createPlayback(options, (wanted) => new LocalSimulation(wanted)));
}

/** A playback whose game has started, with a simulation created for it. */
export async function createPlayback<Simulated extends SimulationClient>(
  given: PlayerOptions,
  connect: ConnectSimulation<Simulated>,
): Promise<Playback<Simulated>> {
  const options = withCalmNotices(given);
  let playback: Playback<Simulated> | undefined;
  let parts: PlayerParts | undefined;
  const ports = () => {
    if (!parts) throw new Error('a game begins when its parts are there');
    return parts.ports();
  };
  const { keepsHistory = false } = options;
  // A simulation in a worker loads its code while the parts load theirs.
  const simulation = connect({ keepsHistory, ports, gameEvents: options });
  try {
    parts = await createPlayerParts(options, (isWaiting) => playback?.setWaiting(isWaiting));
    await simulation.begin(startOf(options, options.sceneId, false));
    playback = new Playback(options, parts, simulation);
    return playback;
  } catch (error) {
    simulation.destroy();
    parts?.destroy();
    throw error;
  }
}

/** Notices come from the platform as well as from the game, so they are limited by page time. */
function withCalmNotices(options: PlayerOptions): PlayerOptions {
  const { onNotice } = options;
  const gate = createLeavingGate(() => (performance.now() * framesPerSecond) / 1000);
  return onNotice ? { ...options, onNotice: gated(gate, 'notice', onNotice) } : options;
}

class LocalPlayer extends BasePlayer<LocalSimulation> implements Player {
  get game(): Game {
    return this.playback.simulation.game;
  }
}
