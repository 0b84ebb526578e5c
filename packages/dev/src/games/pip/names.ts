import { self as builtIn } from '../kit/keypaths.ts';

/** Ids that parts of the game refer to, and the keypaths of its attributes. */
export const actors = {
  pip: 'id101',
  lantern: 'id102',
  snail: 'id103',
  grass: 'id104',
  soil: 'id105',
  water: 'id106',
  crate: 'id107',
  mushroom: 'id108',
  house: 'id109',
  sign: 'id110',
  tree: 'id111',
  pine: 'id112',
  cloud: 'id113',
  sky: 'id114',
  hills: 'id115',
  heart: 'id116',
  counter: 'id117',
  director: 'id118',
  touchLeft: 'id119',
  touchRight: 'id120',
  touchJump: 'id121',
  title: 'id122',
  ending: 'id123',
} as const;

export const scenes = { title: 'id301', meadow: 'id302', home: 'id303' } as const;

const game = (id: string) => `game.attributes.${id}`;
const own = (id: string) => `self.attributes.${id}`;

/** Attributes of the game. */
export const state = {
  lanterns: game('id201'),
  hearts: game('id202'),
  pipFalls: game('id203'),
  checkpointX: game('id204'),
  checkpointY: game('id205'),
  hasTouch: game('id206'),
  touchLeft: game('id207'),
  touchRight: game('id208'),
  touchJump: game('id209'),
  seconds: game('id210'),
} as const;

/** Attributes of the acting actor. */
export const self = {
  ...builtIn,
  speed: own('id401'),
  jumpPower: own('id402'),
  isOnGround: own('id403'),
  isSafe: own('id404'),
  heading: own('id405'),
  isLit: own('id406'),
  number: own('id407'),
} as const;

/** The number of lanterns in the meadow. */
export const lanternCount = 7;
