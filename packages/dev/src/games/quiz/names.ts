/** Ids of the prototypes of "Professor Hoot's Night School". */
export const actors = {
  owl: 'id101',
  board: 'id102',
  answer: 'id103',
  progress: 'id104',
  result: 'id105',
  sky: 'id106',
  scenery: 'id107',
  score: 'id108',
  director: 'id109',
  marker: 'id110',
  title: 'id111',
  ending: 'id112',
} as const;

export const scenes = { title: 'id301', lesson: 'id302', report: 'id303' } as const;

export const questionTable = 'id501';

/** Attributes of the game. */
export const state = {
  question: 'game.attributes.id201',
  chosen: 'game.attributes.id202',
  right: 'game.attributes.id203',
  row: 'game.attributes.id204',
  best: 'game.attributes.id205',
  questions: `game.attributes.${questionTable}`,
} as const;

/** Attributes of single actors. */
export const own = {
  number: 'self.attributes.id401',
} as const;

/** The key under which the best score is stored. */
export const bestKey = 'best score';
