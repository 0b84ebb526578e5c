import { isJsonObject } from '@playhouse/core';
import { closeCall } from '../simulation/calls.ts';
import type { Simulation } from '../simulation/simulation.ts';
import { setItemState } from '../state/purchases.ts';

/**
 * Applies a script's answer as if the platform had given it. docs/runtime-rules.md#script-events and
 * docs/runtime-rules.md#services.
 */
export function answerRequest(
  simulation: Simulation,
  event: string,
  argument: Readonly<Record<string, unknown>>,
  answer: unknown,
): void {
  const { world } = simulation;
  switch (event) {
    case 'onIAPBuyItem': {
      const isBought = isJsonObject(answer) && answer.purchaseComplete === true;
      setItemState(world, String(argument.itemID), isBought ? 'purchased' : 'unpurchased');
      return;
    }
    case 'onIAPRestoreItems':
      for (const item of itemsOf(answer)) setItemState(world, String(item.itemID), 'purchased');
      return;
    case 'onGameCenterLogin':
      world.game.platformConnected = answer === true;
      return;
    case 'onIAPRequestPurchaseData':
      closeCall(simulation, Number(argument.call), Array.isArray(answer) ? pricesOf(answer) : undefined);
      return;
    default:
  }
}

function itemsOf(answer: unknown): Record<string, unknown>[] {
  return Array.isArray(answer) ? answer.filter(isJsonObject) : [];
}

function pricesOf(answer: unknown) {
  return itemsOf(answer).map(({ itemID, name, price }) => ({
    product: String(itemID),
    name: String(name ?? ''),
    price: String(price ?? ''),
  }));
}
