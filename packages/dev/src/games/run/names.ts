/** Ids of the prototypes of "Pebble on the Ice". */
export const actors = {
  penguin: 'id101',
  block: 'id102',
  snowman: 'id103',
  fish: 'id104',
  igloo: 'id105',
  floor: 'id106',
  ice: 'id107',
  hills: 'id108',
  sky: 'id109',
  snow: 'id110',
  scenery: 'id111',
  score: 'id112',
  best: 'id113',
  director: 'id114',
  title: 'id115',
  home: 'id116',
  fallen: 'id117',
} as const;

export const scenes = { title: 'id301', run: 'id302', home: 'id303', fallen: 'id304' } as const;

/** Attributes of the game. */
export const state = {
  speed: 'game.attributes.id201',
  meters: 'game.attributes.id202',
  fish: 'game.attributes.id203',
  score: 'game.attributes.id204',
  best: 'game.attributes.id205',
  hasFallen: 'game.attributes.id206',
  dice: 'game.attributes.id207',
} as const;

/** Attributes of single actors. */
export const own = {
  isOnGround: 'self.attributes.id401',
  isTaken: 'self.attributes.id402',
  start: 'self.attributes.id403',
  depth: 'self.attributes.id404',
} as const;

/** The key under which the best score is stored. */
export const bestKey = 'best run';

/** The distance to the igloo, in meters of 50 pixels. */
export const goal = 400;

/** Where Pebble runs. */
export const pebble = { x: 230, y: 152 } as const;
