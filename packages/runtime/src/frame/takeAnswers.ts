import type { InputEvent } from '../input/inputEvent.ts';
import { closeCall } from '../simulation/calls.ts';
import type { Simulation } from '../simulation/simulation.ts';
import { setItemState } from '../state/purchases.ts';

/**
 * Processes a platform's answers to requests of the game. docs/runtime-rules.md#services and
 * docs/runtime-rules.md#networking and docs/runtime-rules.md#game-attributes.
 */
export function takeAnswers(simulation: Simulation, input: readonly InputEvent[]): void {
  const { world } = simulation;
  for (const event of input) {
    if (event.type === 'purchase') setItemState(world, event.product, event.state);
    else if (event.type === 'platformConnected') world.game.platformConnected = event.value;
    else if (event.type === 'answer') closeCall(simulation, event.call, event.value);
    else if (event.type === 'adReward') {
      world.game.adRewardName = event.name;
      world.game.adRewardValue = event.value;
    }
  }
}
