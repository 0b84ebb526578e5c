import type { GameState } from '../state/gameState.ts';
import { type BuiltIn, fieldAttribute } from './attribute.ts';

const attribute = fieldAttribute<GameState>;
const readOnly = { readOnly: true };

/**
 * Every built-in attribute of the game, by the part of the keypath after `game.attributes`.
 * docs/runtime-rules.md#game-attributes.
 */
export const gameAttributes: readonly BuiltIn<GameState>[] = [
  attribute('name', 'name', 'text'),
  attribute('time', 'time', 'real', { after: setClock }),
  attribute('displaySize.width', 'displayWidth', 'real', readOnly),
  attribute('displaySize.height', 'displayHeight', 'real', readOnly),
  attribute('actorTags', 'actorTags', 'text', readOnly),
  attribute('randomSeed', 'randomSeed', 'integer'),
  attribute('adReward.name', 'adRewardName', 'text', readOnly),
  attribute('adReward.value', 'adRewardValue', 'integer', readOnly),
  attribute('platformConnected', 'platformConnected', 'boolean', readOnly),
  attribute('playerType', 'playerType', 'enumeration', readOnly),
  attribute('resolutionIndependence', 'resolutionIndependence', 'boolean', readOnly),
  attribute('networkEnabled', 'networkEnabled', 'enumeration', readOnly),
];

/** Time continues from the written value. */
function setClock(game: GameState): void {
  game.timeBase = game.time;
  game.timeFrames = 0;
}
