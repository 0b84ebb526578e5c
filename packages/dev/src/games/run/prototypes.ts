import type { Behavior, PrototypeDocument } from '@playhouse/core';
import { actorMaker } from '../kit/actor.ts';
import {
  animate,
  change,
  changeScene,
  collideWithTag,
  constrain,
  destroy,
  displayText,
  loadAttribute,
  move,
  note,
  playSound,
  rotate,
  rule,
  saveAttribute,
  showImage,
  sparks,
  spawn,
  timer,
} from '../kit/behaviors.ts';
import { attributeIs, isTrue, keyDown, overlapsTag, pressed } from '../kit/conditions.ts';
import { ex } from '../kit/ex.ts';
import { own as attribute, self } from '../kit/keypaths.ts';
import { drawings } from './art.ts';
import { actors, bestKey, goal, own, scenes, state } from './names.ts';

const actor = actorMaker(drawings);
const navy = { red: 0.15, green: 0.2, blue: 0.38, alpha: 1 };

/** Every prototype of the game, in the library's order. */
export function prototypes(): PrototypeDocument[] {
  return [penguin(), ...coming(), ...scenery(), ...display(), director(), ...screens()];
}

function penguin(): PrototypeDocument {
  return actor(actors.penguin, {
    name: 'Pebble',
    image: 'pebble-2',
    size: { width: 66, height: 72 },
    tags: 'player',
    physics: { movable: true, collisionShape: 1 },
    own: attribute(own.isOnGround, 'boolean', false, 'On ground'),
    behaviors: [
      note('One button: space, a click or a tap. Pebble stands still; everything else comes along.'),
      collideWithTag('floor'),
      rule('On the ice', {
        when: [overlapsTag('floor'), attributeIs(self.velocityY, '<', 5)],
        does: [change(own.isOnGround, 'true')],
        otherwise: [change(own.isOnGround, 'false')],
      }),
      rule('Has bumped into something', {
        when: [isTrue(state.hasFallen)],
        does: [showImage('pebble-fallen'), rotate(220)],
        otherwise: running(),
      }),
    ],
  });
}

function running(): Behavior[] {
  return [
    rule('Jump', {
      when: [keyDown('space'), keyDown('up'), pressed()],
      any: true,
      does: [
        rule('From the ice only', {
          when: [isTrue(own.isOnGround)],
          does: [change(self.velocityY, '820'), playSound('hop')],
        }),
      ],
    }),
    rule('Bump', {
      when: [overlapsTag('obstacle')],
      does: [change(state.hasFallen, 'true'), change(self.velocityY, '560'), playSound('bump')],
    }),
    rule('On the ice or in the air', {
      when: [isTrue(own.isOnGround)],
      does: [
        animate(['pebble-1', 'pebble-2', 'pebble-3', 'pebble-2'], 12),
        sparks({
          numParticles: 9,
          startupTime: 0.5,
          lifetime: 0.5,
          image: 'flake',
          size: ex`random(5, 10)`,
          direction: ex`random(140, 175)`,
          emitterOffsetX: -18,
          emitterOffsetY: -32,
        }),
      ],
      otherwise: [showImage('pebble-jump')],
    }),
  ];
}

function coming(): PrototypeDocument[] {
  const along = (): Behavior[] => [
    move(180, ex`${state.speed}`),
    rule('Gone by', { when: [attributeIs(self.x, '<', -140)], does: [destroy()] }),
  ];
  return [
    actor(actors.block, { name: 'Block of ice', image: 'block', tags: 'obstacle', behaviors: along() }),
    actor(actors.snowman, { name: 'Snowman', image: 'snowman', tags: 'obstacle', behaviors: along() }),
    actor(actors.fish, {
      name: 'Fish',
      image: 'fish-1',
      own: attribute(own.isTaken, 'boolean', false, 'Taken'),
      behaviors: [
        ...along(),
        animate(['fish-1', 'fish-2'], 6),
        rule('Snap', {
          when: [overlapsTag('player'), isTrue(own.isTaken, false)],
          does: [
            change(own.isTaken, 'true'),
            change(state.fish, ex`${state.fish} + 1`),
            playSound('fish', ex`0.9 + 0.02 * min(20, ${state.fish})`),
          ],
        }),
        rule('Is gone', {
          when: [isTrue(own.isTaken)],
          does: [
            change(self.alpha, '0'),
            timer('for', 0.25, [sparks({ numParticles: 10, startupTime: 0.2 })]),
            timer('after', 0.9, [destroy()]),
          ],
        }),
      ],
    }),
    actor(actors.igloo, { name: 'Igloo', image: 'igloo', behaviors: along() }),
  ];
}

function scenery(): PrototypeDocument[] {
  return [
    actor(actors.floor, { name: 'Floor', tags: 'floor', isVisible: false, size: { width: 1400, height: 64 } }),
    actor(actors.ice, {
      name: 'Ice',
      image: 'ice',
      isTiled: true,
      behaviors: [constrain(self.x, ex`576 - mod(50 * ${state.meters}, 64)`)],
    }),
    actor(actors.hills, {
      name: 'Hills',
      image: 'hills-far',
      own: {
        ...attribute(own.start, 'real', 512, 'Start'),
        ...attribute(own.depth, 'real', 0.2, 'Depth'),
      },
      behaviors: [
        note('What is far away moves less: that is what the attribute Depth is for.'),
        constrain(self.x, ex`${own.start} - mod(50 * ${state.meters} * ${own.depth}, 1024)`),
      ],
    }),
    actor(actors.sky, { name: 'Sky', image: 'sky' }),
    actor(actors.snow, {
      name: 'Snow',
      isClear: true,
      behaviors: [
        sparks({
          numParticles: 70,
          startupTime: 6,
          lifetime: 6,
          image: 'flake',
          size: ex`random(4, 10)`,
          sizeChange: false,
          direction: ex`random(235, 255)`,
          speed: ex`random(90, 190)`,
          emitterOffsetX: ex`random(-420, 760)`,
          rotation: 0,
          angularVelocity: 0,
        }),
      ],
    }),
    actor(actors.scenery, { name: 'Scenery', image: 'pine' }),
  ];
}

function display(): PrototypeDocument[] {
  return [
    actor(actors.score, {
      name: 'Score',
      image: 'badge',
      behaviors: [displayText(ex`${state.score} .. " points"`, 26, { color: navy })],
    }),
    actor(actors.best, {
      name: 'Way',
      image: 'badge',
      behaviors: [displayText(ex`floor(${state.meters}) .. " / 400 m"`, 26, { color: navy })],
    }),
  ];
}

function director(): PrototypeDocument {
  return actor(actors.director, {
    name: 'Director',
    isVisible: false,
    behaviors: [
      change(state.meters, '0'),
      change(state.fish, '0'),
      change(state.hasFallen, 'false'),
      loadAttribute(state.best, bestKey),
      constrain(state.score, ex`floor(${state.meters}) + 10 * ${state.fish}`),
      rule('Has fallen or runs', {
        when: [isTrue(state.hasFallen)],
        does: [change(state.speed, '0'), ...finish(1.3, scenes.fallen)],
        otherwise: [
          note('The longer the run, the faster: 6 pixels a second more each second.'),
          constrain(state.speed, ex`min(720, 380 + 6 * ${self.time})`),
          constrain(state.meters, ex`${state.meters} + ${state.speed} / 3000`),
          rule('Nearly home', {
            when: [attributeIs(state.meters, '>=', goal)],
            does: [spawn(actors.igloo, 1180, 190), ...finish(1.5, scenes.home)],
            otherwise: spawning(),
          }),
        ],
      }),
    ],
  });
}

function spawning(): Behavior[] {
  return [
    timer('every', ex`0.25 + random(110, 190) / 100 * 420 / ${state.speed}`, [
      change(state.dice, ex`random(1, 5)`),
      rule('What comes', {
        when: [attributeIs(state.dice, '>', 3)],
        does: [spawn(actors.snowman, 1090, 162)],
        otherwise: [spawn(actors.block, 1090, 146)],
      }),
    ]),
    timer('every', ex`random(60, 130) / 100`, [spawn(actors.fish, 1090, ex`170 + 60 * random(0, 2)`)]),
  ];
}

/** Ends the run after some seconds, and stores the best score. */
function finish(after: number, scene: string): Behavior[] {
  return [
    timer('after', after, [
      rule('A new best', {
        when: [attributeIs(state.score, '>', ex`${state.best}`)],
        does: [change(state.best, ex`${state.score}`), saveAttribute(state.best, bestKey)],
      }),
      ...(scene === scenes.home ? [playSound('home')] : []),
      changeScene(scene),
    ]),
  ];
}

function screens(): PrototypeDocument[] {
  const start = { when: [keyDown('space'), keyDown('return'), pressed()], any: true };
  const again = () => timer('after', 2, [rule('Once more', { ...start, does: [changeScene(scenes.run)] })]);
  const screen = (id: string, name: string, head: string, words: Parameters<typeof displayText>[0], more: Behavior) =>
    actor(id, {
      name,
      image: 'panel',
      behaviors: [displayText(head, 56, { y: 22, color: navy }), displayText(words, 24, { y: -44, color: navy }), more],
    });
  const points = ex`${state.score} .. " points, best " .. ${state.best}`;
  return [
    screen(
      actors.title,
      'Title',
      'Pebble on the Ice',
      'Space, click or tap to jump, and to begin',
      rule('Begin', { ...start, does: [changeScene(scenes.run)] }),
    ),
    screen(actors.home, 'Home', 'Home at last!', points, again()),
    screen(actors.fallen, 'Fallen', 'Bump!', points, again()),
  ];
}
