import type { Behavior, PrototypeDocument } from '@playhouse/core';
import { actorMaker } from '../kit/actor.ts';
import {
  animate,
  change,
  changeScene,
  collideWithTag,
  constrain,
  controlCamera,
  destroy,
  displayText,
  group,
  move,
  note,
  playSound,
  rule,
  showImage,
  sparks,
  timer,
} from '../kit/behaviors.ts';
import { attributeIs, isTrue, keyDown, overlapsTag, pressed } from '../kit/conditions.ts';
import { ex } from '../kit/ex.ts';
import { own as attribute, self } from '../kit/keypaths.ts';
import { drawings } from './art.ts';
import { actors, berryCount, daylight, own, scenes, state } from './names.ts';

const actor = actorMaker(drawings);
const green = { red: 0.13, green: 0.3, blue: 0.22, alpha: 1 };
const red = { red: 0.75, green: 0.13, blue: 0.22, alpha: 1 };

/** Every prototype of the game, in the library's order. */
export function prototypes(): PrototypeDocument[] {
  return [hedgehog(), ...finds(), ...garden(), ...display(), ...screens()];
}

function hedgehog(): PrototypeDocument {
  const ways = [
    ['right', 'd', 0],
    ['up', 'w', 90],
    ['left', 'a', 180],
    ['down', 's', 270],
  ] as const;
  const keys = () => ways.flatMap(([key, letter]) => [keyDown(key), keyDown(letter)]);
  return actor(actors.hedgehog, {
    name: 'Thistle',
    image: 'thistle-1',
    size: { width: 54, height: 54 },
    tags: 'player',
    physics: { movable: true, collisionShape: 1 },
    own: attribute(own.speed, 'real', 240, 'Speed'),
    behaviors: [
      note('Thistle runs with the arrow keys. The camera follows, and hedges have the tag "wall".'),
      collideWithTag('wall'),
      controlCamera(),
      group(
        'Run',
        ways.map(([key, letter, direction]) =>
          rule(`Run ${key}`, {
            when: [keyDown(key), keyDown(letter)],
            any: true,
            does: [change(self.rotation, String(direction)), move(direction, ex`${own.speed}`)],
          }),
        ),
      ),
      rule('Small steps', {
        when: keys(),
        any: true,
        does: [animate(['thistle-2', 'thistle-1', 'thistle-3', 'thistle-1'], 12)],
        otherwise: [showImage('thistle-1')],
      }),
    ],
  });
}

/** Things that disappear with a few sparks when Thistle touches them. */
function taken(when: readonly ReturnType<typeof overlapsTag>[], does: Behavior[]): Behavior {
  return rule('Thistle is here', {
    when: [...when],
    does: [
      ...does,
      change(self.alpha, '0'),
      timer('for', 0.3, [sparks({ numParticles: 12, startupTime: 0.25 })]),
      timer('after', 0.9, [destroy()]),
    ],
  });
}

function finds(): PrototypeDocument[] {
  const wall = { tags: 'wall' };
  return [
    actor(actors.berry, {
      name: 'Strawberry',
      image: 'berry',
      size: { width: 40, height: 40 },
      behaviors: [
        taken([overlapsTag('player')], [change(state.berries, ex`${state.berries} + 1`), playSound('munch')]),
      ],
    }),
    actor(actors.redKey, {
      name: 'Red key',
      image: 'key-red',
      behaviors: [taken([overlapsTag('player')], [change(state.hasRedKey, 'true'), playSound('key')])],
    }),
    actor(actors.blueKey, {
      name: 'Blue key',
      image: 'key-blue',
      behaviors: [taken([overlapsTag('player')], [change(state.hasBlueKey, 'true'), playSound('key')])],
    }),
    actor(actors.redGate, {
      name: 'Red gate',
      image: 'gate-red',
      ...wall,
      behaviors: [
        rule('Opens', { when: [overlapsTag('player'), isTrue(state.hasRedKey)], does: [playSound('gate'), destroy()] }),
      ],
    }),
    actor(actors.blueGate, {
      name: 'Blue gate',
      image: 'gate-blue',
      ...wall,
      behaviors: [
        rule('Opens', {
          when: [overlapsTag('player'), isTrue(state.hasBlueKey)],
          does: [playSound('gate'), destroy()],
        }),
      ],
    }),
  ];
}

function garden(): PrototypeDocument[] {
  return [
    actor(actors.hedge, { name: 'Hedge', image: 'hedge', tags: 'wall', isTiled: true }),
    actor(actors.path, { name: 'Path', image: 'path', isTiled: true }),
    actor(actors.picnic, {
      name: 'Picnic',
      image: 'picnic',
      behaviors: [
        rule('Thistle is here', {
          when: [overlapsTag('player')],
          does: [
            rule('With all the strawberries', {
              when: [attributeIs(state.berries, '>=', berryCount)],
              does: [playSound('won'), changeScene(scenes.picnic)],
              otherwise: [displayText('Not enough strawberries yet', 24, { y: 54, color: green })],
            }),
          ],
        }),
      ],
    }),
    actor(actors.decoration, { name: 'Decoration', image: 'flowers' }),
  ];
}

function display(): PrototypeDocument[] {
  const left = ex`ceil(${state.secondsLeft}) .. " s"`;
  return [
    actor(actors.counter, {
      name: 'Strawberry counter',
      image: 'counter',
      behaviors: [displayText(ex`${state.berries} .. " / 9"`, 28, { x: 22, color: green })],
    }),
    actor(actors.clock, {
      name: 'Time left',
      image: 'counter',
      behaviors: [
        rule('Nearly dusk', {
          when: [attributeIs(state.secondsLeft, '<', 15)],
          does: [displayText(left, 30, { color: red }), timer('every', 1, [playSound('tick')])],
          otherwise: [displayText(left, 30, { color: green })],
        }),
      ],
    }),
    actor(actors.keyRing, {
      name: 'Key that is found',
      image: 'key-red',
      own: attribute(own.keyColor, 'integer', 1, 'Key color'),
      behaviors: [
        rule('In the pocket', {
          when: [attributeIs(own.keyColor, '==', 1)],
          does: [constrain(self.alpha, ex`0.3 + 0.7 * ${state.hasRedKey}`)],
          otherwise: [constrain(self.alpha, ex`0.3 + 0.7 * ${state.hasBlueKey}`)],
        }),
      ],
    }),
    actor(actors.dusk, {
      name: 'Dusk',
      image: 'dusk',
      size: { width: 1024, height: 768 },
      behaviors: [constrain(self.alpha, ex`0.5 * (1 - ${state.secondsLeft} / ${daylight}) ^ 2`)],
    }),
    actor(actors.director, {
      name: 'Director',
      isVisible: false,
      behaviors: [
        change(state.berries, '0'),
        change(state.hasRedKey, 'false'),
        change(state.hasBlueKey, 'false'),
        constrain(state.secondsLeft, ex`max(0, ${daylight} - ${self.time})`),
        rule('It is dark', {
          when: [attributeIs(self.time, '>', daylight)],
          does: [playSound('lost'), changeScene(scenes.dusk)],
        }),
      ],
    }),
  ];
}

function screens(): PrototypeDocument[] {
  const start = { when: [keyDown('space'), keyDown('return'), pressed()], any: true };
  const again = () => timer('after', 2, [rule('Once more', { ...start, does: [changeScene(scenes.title)] })]);
  const screen = (id: string, name: string, head: string, words: Behavior, more: Behavior) =>
    actor(id, { name, image: 'panel', behaviors: [displayText(head, 56, { y: 22, color: green }), words, more] });
  const words = (text: Parameters<typeof displayText>[0]) => displayText(text, 24, { y: -44, color: green });
  return [
    screen(
      actors.title,
      'Title',
      'Thistle in the Maze',
      words('Press space, or tap, to begin'),
      rule('Begin', { ...start, does: [changeScene(scenes.maze)] }),
    ),
    screen(
      actors.won,
      'Won',
      'Time for the picnic!',
      words(ex`"With " .. floor(${state.secondsLeft}) .. " seconds of daylight left"`),
      again(),
    ),
    screen(actors.lost, 'Lost', 'It got dark', words('The strawberries will still be there tomorrow'), again()),
  ];
}
