import { readSlot } from '../attributes/layout.ts';
import type { Simulation } from '../simulation/simulation.ts';
import { attributeNames } from './attributeNames.ts';

const nothingTaken: ReadonlySet<string> = new Set();

/** The game's custom attributes in the format of the command line. docs/format.md#game-attributes. */
export function reportAttributes({ plan, world }: Simulation): Record<string, number | string | boolean> {
  const names = attributeNames(plan.layout, nothingTaken);
  return Object.fromEntries(Array.from(names, ([slot, name]) => [`game.${name}`, readSlot(slot, world.game)]));
}
