/** Ids of the prototypes of "Thistle in the Maze". */
export const actors = {
  hedgehog: 'id101',
  berry: 'id102',
  redKey: 'id103',
  blueKey: 'id104',
  redGate: 'id105',
  blueGate: 'id106',
  hedge: 'id107',
  path: 'id108',
  picnic: 'id109',
  decoration: 'id110',
  counter: 'id111',
  clock: 'id112',
  keyRing: 'id113',
  director: 'id114',
  dusk: 'id115',
  title: 'id116',
  won: 'id117',
  lost: 'id118',
} as const;

export const scenes = { title: 'id301', maze: 'id302', picnic: 'id303', dusk: 'id304' } as const;

/** Attributes of the game. */
export const state = {
  berries: 'game.attributes.id201',
  hasRedKey: 'game.attributes.id202',
  hasBlueKey: 'game.attributes.id203',
  secondsLeft: 'game.attributes.id204',
} as const;

/** Attributes of single actors. */
export const own = {
  speed: 'self.attributes.id401',
  keyColor: 'self.attributes.id402',
} as const;

/** Seconds until dusk. */
export const daylight = 90;

/** How many strawberries the picnic needs. */
export const berryCount = 9;
