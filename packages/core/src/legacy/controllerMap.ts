import type { GameDocument } from '../generated/entities.ts';
import { controllerButtons } from '../model/controllers.ts';
import type { ImportContext } from './context.ts';
import { type Readers, readGroup, readText } from './values.ts';
import type { XmlElement } from './xml.ts';

const readers: Readers = Object.fromEntries(controllerButtons.map((button) => [button, readText]));
const blank = Object.fromEntries(controllerButtons.map((button) => [button, '']));

/** Which key acts as which button, for players 1 to 8 (`playerN Keymap`). docs/runtime-rules.md#legacy-game. */
export function readControllerMaps(
  context: ImportContext,
  group: XmlElement,
): NonNullable<GameDocument['controllerMaps']> {
  const maps = new Map<string, Record<string, unknown>>();
  for (const element of group.children) {
    const player = /^(player[1-8]) Keymap$/.exec(element.attributes.get('id') ?? '')?.[1];
    if (element.name !== 'playermap' || player === undefined || maps.has(player)) continue;
    context.source.take(element, 'id');
    maps.set(player, { ...blank, ...readGroup(context, element, readers, blank) });
  }
  return Object.fromEntries(maps);
}
