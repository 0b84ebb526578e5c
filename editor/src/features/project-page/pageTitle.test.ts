import { buildProject } from '@playhouse/core/testing';
import { expect, it } from 'vitest';
import { pageTitle } from './pageTitle.ts';
import { readRoute } from './route.ts';

const project = buildProject({
  title: 'Sky Garden',
  prototypes: [{ id: 'id1', name: 'Pip' }],
  scenes: [{ id: 'id5', name: 'Hall', layers: [{ id: 'id6', actors: [{ id: 'id7', prototype: 'id1' }] }] }],
  tables: [{ id: 'id8', name: 'Levels', columns: [] }],
  delegates: [{ id: 'id9', name: 'Start', event: 'onGameReady' }],
});

it.each([
  ['', 'Sky Garden - Playhouse'],
  ['scene/id5', 'Hall - Sky Garden - Playhouse'],
  ['prototype/id1', 'Pip - Sky Garden - Playhouse'],
  ['scene/id5/layer/id6/actor/id7', 'Pip in Hall - Sky Garden - Playhouse'],
  ['assets/image/a%2Fb.png', 'a/b.png - Sky Garden - Playhouse'],
  ['assets/sound/jump.wav', 'jump.wav - Sky Garden - Playhouse'],
  ['assets/fonts/Luckiest%20Guy', 'Luckiest Guy - Sky Garden - Playhouse'],
  ['table/id8', 'Levels - Sky Garden - Playhouse'],
  ['controller/3', 'Player 3 - Sky Garden - Playhouse'],
  ['delegate/id9', 'Start - Sky Garden - Playhouse'],
  ['table/id99', 'Not found - Sky Garden - Playhouse'],
  ['scene/id5/layer/id6/actor/id99', 'Not found - Sky Garden - Playhouse'],
  ['nowhere', 'Not found - Sky Garden - Playhouse'],
])('the title at %j is %j', (address, wanted) => {
  expect(pageTitle(project, readRoute(address))).toBe(wanted);
});
