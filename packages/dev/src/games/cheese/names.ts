/** Ids of the prototypes of "The Cheese Tower". */
export const actors = {
  mouse: 'id101',
  cheese: 'id102',
  crate: 'id103',
  plank: 'id104',
  ground: 'id105',
  soil: 'id106',
  fork: 'id107',
  band: 'id108',
  dot: 'id109',
  sky: 'id110',
  scenery: 'id111',
  cheeseCounter: 'id112',
  tryCounter: 'id113',
  again: 'id114',
  director: 'id115',
  title: 'id116',
  ending: 'id117',
} as const;

export const scenes = { title: 'id301', yard: 'id302', feast: 'id303' } as const;

/** Attributes of the game. */
export const state = {
  cheeses: 'game.attributes.id201',
  tries: 'game.attributes.id202',
  isAiming: 'game.attributes.id203',
  holdX: 'game.attributes.id204',
  holdY: 'game.attributes.id205',
  launchX: 'game.attributes.id206',
  launchY: 'game.attributes.id207',
  isFlying: 'game.attributes.id208',
} as const;

/** Attributes of single actors. */
export const own = {
  pull: 'self.attributes.id401',
  pullAngle: 'self.attributes.id402',
  number: 'self.attributes.id403',
  isEaten: 'self.attributes.id404',
  forkX: 'self.attributes.id405',
} as const;

/** Where the mouse sits in the sling. */
export const sling = { x: 190, y: 250 } as const;

/** The number of cheese wheels in the yard, and of the mouse's flights. */
export const cheeseCount = 3;
export const tryCount = 6;

/** Gravity in px/s². */
export const gravity = 900;
