import type { Part, Plan } from './newGameBuild.ts';

const count = 'tableCellValue(tables["New Table"], 1, 1)';
const change = (to: string): Part => ({
  behavior: 'Change Table Value',
  fields: { Table: 'New Table', 'Values 1, value': to },
});
const sign = (name: string, text: string): Plan['actors'][number] => ({
  name,
  size: [400, 80],
  behaviors: [
    { behavior: 'Display Text', fields: { Text: text } },
    {
      behavior: 'Rule',
      when: { key: 'Enter' },
      behaviors: [change('0'), { behavior: 'Change Scene', fields: { Scene: 'Maze' } }],
    },
  ],
});
const touching = (actor: string, ...behaviors: Part[]): Part => ({
  behavior: 'Rule',
  when: { touches: actor },
  behaviors,
});

const actors: Plan['actors'] = [
  {
    name: 'Gem',
    size: [30, 30],
    behaviors: [
      touching('Hero', { behavior: 'Play Sound', fields: { Sound: 'ding' } }, change(`${count} + 1`), {
        behavior: 'Destroy',
      }),
    ],
  },
  { name: 'Wall', size: [900, 40], isMovable: false, behaviors: [] },
  {
    name: 'Door',
    size: [40, 150],
    isMovable: false,
    behaviors: [{ behavior: 'Rule', when: { number: count, atLeast: '10' }, behaviors: [{ behavior: 'Destroy' }] }],
  },
  {
    name: 'Hero',
    size: [60, 100],
    behaviors: [
      { behavior: 'Collide', fields: { Actor: 'Wall' } },
      { behavior: 'Collide', fields: { Actor: 'Door' } },
      {
        behavior: 'Rule',
        when: { key: 'ArrowRight' },
        behaviors: [{ behavior: 'Move', fields: { Direction: '0', Speed: '300' } }],
        copies: [
          ['ArrowUp', { Direction: '90' }],
          ['ArrowLeft', { Direction: '180' }],
          ['ArrowDown', { Direction: '270' }],
        ],
      },
    ],
  },
  {
    name: 'Monster',
    size: [60, 60],
    behaviors: [
      { behavior: 'Change Velocity' },
      { behavior: 'Collide', fields: { Actor: 'Wall' } },
      touching('Hero', { behavior: 'Change Scene', fields: { Scene: 'Lost' } }),
    ],
  },
  {
    name: 'Goal',
    size: [60, 60],
    behaviors: [touching('Hero', { behavior: 'Change Scene', fields: { Scene: 'Won' } })],
  },
  { name: 'Counter', size: [200, 60], behaviors: [{ behavior: 'Display Text', fields: { Text: count } }] },
  sign('Victory', 'You won'),
  sign('Defeat', 'You lost'),
];

const places: Plan['places'] = {
  Maze: [
    { actor: 'Wall', at: [512, 580] },
    { actor: 'Wall', at: [512, 180] },
    { actor: 'Wall', at: [40, 380], size: [40, 440] },
    { actor: 'Wall', at: [984, 380], size: [40, 440] },
    { actor: 'Wall', at: [580, 380], size: [760, 40] },
    { actor: 'Door', at: [780, 480] },
    { actor: 'Goal', at: [900, 480] },
    { actor: 'Counter', at: [512, 680] },
    { actor: 'Monster', at: [600, 280] },
    { actor: 'Gem', at: [230, 436], copies: 9 },
    { actor: 'Hero', at: [120, 480] },
  ],
  Won: [{ actor: 'Victory', at: [512, 680] }],
  Lost: [{ actor: 'Defeat', at: [512, 284] }],
};

/** A maze with gems, a door that opens for ten of them, a monster, and scenes for winning and losing. */
export const maze: Plan = { scenes: ['Maze', 'Won', 'Lost'], actors, places };
