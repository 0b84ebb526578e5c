import {
  type ControllerButton,
  controllerButtons,
  controllerButtonTitles,
  controllerPlayers,
  findKey,
  type Project,
} from '@playhouse/core';
import { commaSeparated } from '../../../i18n/counted.ts';
import { t } from '../../../i18n/t.ts';

/** A button of a player's controller. */
export interface PlayerButton {
  readonly player: number;
  readonly button: ControllerButton;
}

type Maps = Project['object']['controllerMaps'];

/** The key that acts as a button, by its name in games; blank for none. Unknown names stay as they are. */
export function keyAt(maps: Maps, { player, button }: PlayerButton): string {
  const map: unknown =
    maps && Object.hasOwn(maps, `player${player}`) ? Reflect.get(maps, `player${player}`) : undefined;
  const key: unknown = typeof map === 'object' && map !== null ? Reflect.get(map, button) : undefined;
  return typeof key === 'string' ? (findKey(key) ?? key) : '';
}

/** The buttons that act with each key, where it is more than one. */
export function sharedKeys(maps: Maps): ReadonlyMap<string, readonly PlayerButton[]> {
  const all = controllerPlayers.flatMap((player) => controllerButtons.map((button) => ({ player, button })));
  const byKey = Map.groupBy(all, (one) => keyAt(maps, one));
  return new Map([...byKey].filter(([key, buttons]) => key !== '' && buttons.length > 1));
}

/** "L1, A of Player 2": the other buttons that a button shares its key with; blank for none. */
export function otherButtons(
  shared: ReadonlyMap<string, readonly PlayerButton[]>,
  key: string,
  of: PlayerButton,
): string {
  const others = (shared.get(key) ?? []).filter(({ player, button }) => player !== of.player || button !== of.button);
  return commaSeparated(
    others.map(({ player, button }) => {
      const title = t(controllerButtonTitles[button]);
      return player === of.player ? title : t('{title} of Player {player}', { title, player });
    }),
  );
}
