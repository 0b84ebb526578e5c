import type { Simulation } from '../state/simulation.ts';
import { namedValues } from './attributeNames.ts';

/** The game's custom attributes as the command line prints them. Format, chapter 5. */
export function reportAttributes({ plan, world }: Simulation): Record<string, number | string | boolean> {
  return namedValues(plan.layout, 'game', world.game.slots, world.game.values);
}
