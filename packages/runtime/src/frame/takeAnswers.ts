import type { InputEvent } from '../input.ts';
import { setItemState } from '../state/purchases.ts';
import type { World } from '../state/world.ts';

/** Takes the answers of a platform to what the game has asked for. Reference 1.11 and 3.2. */
export function takeAnswers(world: World, input: readonly InputEvent[]): void {
  for (const event of input) {
    if (event.type === 'purchase') setItemState(world, event.product, event.state);
    else if (event.type === 'platformConnected') world.game.platformConnected = event.value;
    else if (event.type === 'adReward') {
      world.game.adRewardName = event.name;
      world.game.adRewardValue = event.value;
    }
  }
}
