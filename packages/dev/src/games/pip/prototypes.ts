import type { PrototypeDocument } from '@playhouse/core';
import { actorMaker } from '../kit/actor.ts';
import {
  animate,
  change,
  changeScene,
  collideWithTag,
  constrain,
  destroy,
  displayText,
  move,
  playSound,
  rule,
  showImage,
  sparks,
  timer,
} from '../kit/behaviors.ts';
import { attributeIs, isTrue, keyDown, overlapsActor, overlapsTag, pressed, touching } from '../kit/conditions.ts';
import { ex } from '../kit/ex.ts';
import { own } from '../kit/keypaths.ts';
import { drawings } from './drawings.ts';
import { actors, lanternCount, scenes, self, state } from './names.ts';
import { pipBehaviors } from './pipBehaviors.ts';

const actor = actorMaker(drawings);

/** Every prototype of the game, in the library's order. */
export function prototypes(): PrototypeDocument[] {
  return [...players(), ...ground(), ...scenery(), ...display(), ...screens()];
}

function players(): PrototypeDocument[] {
  return [
    actor(actors.pip, {
      name: 'Pip',
      image: 'pip-stand',
      size: { width: 72, height: 80 },
      tags: 'player',
      physics: { movable: true },
      own: {
        ...own(self.speed, 'real', 230, 'Speed'),
        ...own(self.jumpPower, 'real', 740, 'Jump power'),
        ...own(self.isOnGround, 'boolean', false, 'On ground'),
        ...own(self.isSafe, 'boolean', false, 'Safe'),
      },
      behaviors: pipBehaviors(),
    }),
    actor(actors.lantern, {
      name: 'Lantern',
      image: 'lantern-dark',
      own: own(self.isLit, 'boolean', false, 'Lit'),
      behaviors: [
        rule('Light up', {
          when: [overlapsTag('player'), isTrue(self.isLit, false)],
          does: [
            change(self.isLit, 'true'),
            change(state.lanterns, ex`${state.lanterns} + 1`),
            change(state.checkpointX, ex`${self.x}`),
            change(state.checkpointY, ex`${self.y}`),
            showImage('lantern-lit'),
            playSound('lantern'),
          ],
        }),
        rule('Sparks', { when: [isTrue(self.isLit)], does: [timer('for', 0.6, [sparks()])] }),
      ],
    }),
    actor(actors.snail, {
      name: 'Snail',
      image: 'snail-1',
      tags: 'enemy',
      own: own(self.heading, 'angle', 180, 'Heading'),
      behaviors: [
        move(ex`${self.heading}`, 55),
        animate(['snail-1', 'snail-2'], 3),
        timer('every', 2.4, [change(self.heading, ex`(${self.heading} + 180) % 360`)]),
        constrain(self.flip, ex`${self.heading} < 90`),
        rule('Pip lands on it', {
          when: [overlapsActor(actors.pip), attributeIs(state.pipFalls, '<', -80)],
          does: [destroy()],
        }),
      ],
    }),
  ];
}

function ground(): PrototypeDocument[] {
  const block = { tags: 'solid', isTiled: true };
  return [
    actor(actors.grass, { name: 'Grass block', image: 'grass', ...block }),
    actor(actors.soil, { name: 'Soil', image: 'soil', isTiled: true }),
    actor(actors.water, { name: 'Water', image: 'water', isTiled: true }),
    actor(actors.crate, {
      name: 'Crate',
      image: 'crate',
      tags: 'solid',
      physics: { movable: true, density: 1, friction: 12 },
      behaviors: [collideWithTag('solid')],
    }),
    actor(actors.mushroom, { name: 'Bouncy mushroom', image: 'mushroom' }),
  ];
}

function scenery(): PrototypeDocument[] {
  return [
    actor(actors.house, {
      name: 'Little house',
      image: 'house',
      behaviors: [
        rule('Pip is at the door', {
          when: [overlapsTag('player')],
          does: [
            rule('All lanterns are lit', {
              when: [attributeIs(state.lanterns, '>=', lanternCount)],
              does: [playSound('home'), changeScene(scenes.home)],
              otherwise: [displayText('Light every lantern first', 26, { y: 140 })],
            }),
          ],
        }),
      ],
    }),
    actor(actors.sign, { name: 'Sign', image: 'sign' }),
    actor(actors.tree, { name: 'Round tree', image: 'tree' }),
    actor(actors.pine, { name: 'Pine', image: 'pine' }),
    actor(actors.cloud, { name: 'Cloud', image: 'cloud' }),
    actor(actors.sky, { name: 'Sky', image: 'sky-evening' }),
    actor(actors.hills, { name: 'Hills', image: 'hills-far' }),
  ];
}

function display(): PrototypeDocument[] {
  return [
    actor(actors.heart, {
      name: 'Heart',
      image: 'heart',
      own: own(self.number, 'integer', 1, 'Number'),
      behaviors: [
        rule('Still there', {
          when: [attributeIs(state.hearts, '>=', ex`${self.number}`)],
          does: [change(self.alpha, '1')],
          otherwise: [change(self.alpha, '0.25')],
        }),
      ],
    }),
    actor(actors.counter, {
      name: 'Lantern counter',
      image: 'badge',
      behaviors: [displayText(ex`${state.lanterns} .. " / 7"`, 26, { x: 18 })],
    }),
    actor(actors.director, {
      name: 'Director',
      isVisible: false,
      behaviors: [
        change(state.lanterns, '0'),
        change(state.hearts, '3'),
        change(state.checkpointX, '120'),
        change(state.checkpointY, '240'),
        constrain(state.seconds, ex`floor(${self.time})`),
        rule('Somebody touches the screen', { when: [pressed()], does: [change(state.hasTouch, 'true')] }),
      ],
    }),
    touchButton(actors.touchLeft, 'Left button', 'touch-left', state.touchLeft),
    touchButton(actors.touchRight, 'Right button', 'touch-right', state.touchRight),
    touchButton(actors.touchJump, 'Jump button', 'touch-jump', state.touchJump),
  ];
}

/** A touch button: shown from the first touch on. */
function touchButton(id: string, name: string, image: string, target: string): PrototypeDocument {
  return actor(id, {
    name,
    image,
    behaviors: [
      rule('Held', { when: [touching()], does: [change(target, 'true')], otherwise: [change(target, 'false')] }),
      rule('Shown', {
        when: [isTrue(state.hasTouch)],
        does: [change(self.alpha, '0.85')],
        otherwise: [change(self.alpha, '0')],
      }),
    ],
  });
}

function screens(): PrototypeDocument[] {
  const start = { when: [keyDown('space'), keyDown('return'), pressed()], any: true };
  return [
    actor(actors.title, {
      name: 'Title',
      image: 'panel',
      behaviors: [
        displayText('Pip and the Lanterns', 52, { y: 18 }),
        displayText('Press space, or tap, to begin', 24, { y: -36 }),
        rule('Begin', { ...start, does: [changeScene(scenes.meadow)] }),
      ],
    }),
    actor(actors.ending, {
      name: 'Ending',
      image: 'panel',
      behaviors: [
        displayText('Good night, Pip', 52, { y: 18 }),
        displayText(ex`"Every lantern is lit, after " .. ${state.seconds} .. " seconds"`, 24, { y: -36 }),
        timer('after', 2, [
          rule('Once more', { when: [keyDown('space'), pressed()], any: true, does: [changeScene(scenes.title)] }),
        ]),
      ],
    }),
  ];
}
