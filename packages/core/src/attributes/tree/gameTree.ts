import { enumerations } from '../enumerations.ts';
import { type AttributeGroup, boolean, enumeration, integer, readOnly, real, size, text } from './node.ts';

/** Built-in attributes of the game, below `game`. docs/runtime-rules.md#game-attributes. */
export const gameTree: AttributeGroup = {
  attributes: {
    name: text('Name', 'default name'),
    time: real('Time'),
    displaySize: size('Display', 1024, 768, readOnly),
    actorTags: text('Actor tags', '', readOnly),
    randomSeed: integer('Random seed', -1),
    adReward: { name: text('Ad reward name', '', readOnly), value: integer('Ad reward value', 0, readOnly) },
    platformConnected: boolean('Platform connected', false, readOnly),
    playerType: enumeration('Player type', 1, { ...readOnly, options: enumerations.playerType }),
    resolutionIndependence: boolean('Resolution independence', false, readOnly),
    networkEnabled: enumeration('Network', 0, { ...readOnly, options: enumerations.networkEnabled }),
  },
};
