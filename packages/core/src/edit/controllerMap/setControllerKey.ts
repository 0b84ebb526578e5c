import { findKey } from '../../catalogue/keyNames.ts';
import {
  type ControllerButton,
  controllerButtons,
  controllerButtonTitles,
  controllerPlayers,
} from '../../model/controllers.ts';
import { type Result, succeed } from '../../model/issue.ts';
import { isJsonObject } from '../../model/json.ts';
import type { Project } from '../../model/project.ts';
import { defineEdit, missing, refusal } from '../defineEdit.ts';
import type { Op } from '../op.ts';

interface SetControllerKey {
  /** 1 to 8. */
  readonly player: number;
  readonly button: ControllerButton;
  /** Name of a key, in any case or older spelling; blank for none. */
  readonly key: string;
}

/**
 * Maps a key to a button of a player's controller. docs/product-rules.md#controller-buttons;
 * docs/runtime-rules.md#controllers.
 */
export const setControllerKey = defineEdit({
  kind: 'controllerMap.setKey',
  plan(project, { player, button, key }: SetControllerKey): Result<readonly Op[]> {
    if (!controllerPlayers.includes(player)) return refusal('There are controllers for the players 1 to 8.');
    if (!controllerButtons.includes(button)) return refusal('The controller does not have this button.');
    const name = key === '' ? '' : findKey(key);
    if (name === undefined) return refusal(`There is no key ${key}.`);
    const maps = project.object.controllerMaps;
    if (maps && isJsonObject(maps[`player${player}`])) {
      return succeed([{ op: 'set', path: ['object', 'controllerMaps', `player${player}`, button], value: name }]);
    }
    const value = { ...blankMap, [button]: name };
    if (name === '') return succeed([]);
    if (maps) return succeed([{ op: 'set', path: ['object', 'controllerMaps', `player${player}`], value }]);
    return succeed([{ op: 'set', path: ['object', 'controllerMaps'], value: { [`player${player}`]: value } }]);
  },
  label: (_project, { player, button, key }) => ({
    what:
      key === ''
        ? `Took the key off ${controllerButtonTitles[button] ?? button}`
        : `Let ${findKey(key) ?? key} act as ${controllerButtonTitles[button] ?? button}`,
    where: `Player ${player}`,
  }),
});

/** Removes all keys from a player's controller. */
export const clearControllerMap = defineEdit({
  kind: 'controllerMap.clear',
  plan(project, { player }: { readonly player: number }): Result<readonly Op[]> {
    if (!controllerPlayers.includes(player) || !hasMap(project, player)) return missing('The controller map');
    return succeed([{ op: 'unset', path: ['object', 'controllerMaps', `player${player}`] }]);
  },
  label: (_project, { player }) => ({ what: 'Took all keys off the controller', where: `Player ${player}` }),
});

const blankMap = Object.fromEntries(controllerButtons.map((button) => [button, '']));

function hasMap({ object }: Project, player: number): boolean {
  return object.controllerMaps !== undefined && Object.hasOwn(object.controllerMaps, `player${player}`);
}
