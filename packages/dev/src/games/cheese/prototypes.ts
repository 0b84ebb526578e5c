import type { PrototypeDocument } from '@playhouse/core';
import { actorMaker } from '../kit/actor.ts';
import {
  change,
  changeScene,
  collideWithTag,
  constrain,
  destroy,
  displayText,
  playSound,
  resetScene,
  rule,
  sparks,
  timer,
} from '../kit/behaviors.ts';
import { attributeIs, grabbed, isTrue, keyDown, overlapsActor, pressed } from '../kit/conditions.ts';
import { ex } from '../kit/ex.ts';
import { own as attribute, self } from '../kit/keypaths.ts';
import { drawings } from './art.ts';
import { mouseBehaviors } from './mouseBehaviors.ts';
import { actors, cheeseCount, gravity, own, scenes, sling, state, tryCount } from './names.ts';

const actor = actorMaker(drawings);
const brown = { red: 0.36, green: 0.19, blue: 0.22, alpha: 1 };

/** Every prototype of the game, in the library's order. */
export function prototypes(): PrototypeDocument[] {
  return [...round(), ...blocks(), ...slingParts(), ...display(), ...screens()];
}

function round(): PrototypeDocument[] {
  const physics = { movable: true, collisionShape: 1, fixedRotation: false };
  return [
    actor(actors.mouse, {
      name: 'Nib the mouse',
      image: 'mouse-ready',
      tags: 'solid',
      physics: { ...physics, density: 3, friction: 20, restitution: 0.3, betterCollisions: true },
      own: {
        ...attribute(own.pull, 'real', 0, 'Pull'),
        ...attribute(own.pullAngle, 'angle', 0, 'Pull angle'),
      },
      behaviors: mouseBehaviors(),
    }),
    actor(actors.cheese, {
      name: 'Cheese',
      image: 'cheese',
      tags: 'solid',
      physics: { ...physics, density: 0.7, friction: 25, angularDrag: 60 },
      own: attribute(own.isEaten, 'boolean', false, 'Eaten'),
      behaviors: [
        collideWithTag('solid'),
        rule('Falls into the grass', {
          when: [overlapsActor(actors.ground), isTrue(own.isEaten, false)],
          does: [
            change(own.isEaten, 'true'),
            change(state.cheeses, ex`${state.cheeses} + 1`),
            playSound('cheese', ex`0.8 + 0.1 * ${state.cheeses}`),
          ],
        }),
        rule('Only crumbs are left', {
          when: [isTrue(own.isEaten)],
          does: [
            change(self.alpha, '0'),
            timer('for', 0.5, [sparks({ numParticles: 26, affectedByGravity: true })]),
            timer('after', 1.2, [destroy()]),
          ],
        }),
      ],
    }),
  ];
}

function blocks(): PrototypeDocument[] {
  const wood = { movable: true, fixedRotation: false, friction: 30 };
  return [
    actor(actors.crate, {
      name: 'Crate',
      image: 'crate',
      tags: 'solid',
      physics: { ...wood, density: 0.5 },
      behaviors: [collideWithTag('solid')],
    }),
    actor(actors.plank, {
      name: 'Plank',
      image: 'plank',
      tags: 'solid',
      physics: { ...wood, density: 0.5 },
      behaviors: [collideWithTag('solid')],
    }),
    actor(actors.ground, {
      name: 'Grass',
      image: 'ground',
      tags: 'solid',
      isTiled: true,
      physics: { friction: 30 },
    }),
    actor(actors.soil, { name: 'Soil', image: 'soil', isTiled: true }),
  ];
}

function slingParts(): PrototypeDocument[] {
  const toX = ex`${state.holdX} - ${own.forkX}`;
  const toY = ex`${state.holdY} - ${sling.y}`;
  const [dx, dy] = [toX.$, toY.$];
  return [
    actor(actors.fork, { name: 'Sling', image: 'fork' }),
    actor(actors.band, {
      name: 'Band of the sling',
      image: 'band',
      own: attribute(own.forkX, 'real', sling.x, 'Fork X'),
      behaviors: [
        constrain(self.x, ex`(${own.forkX} + ${state.holdX}) / 2`),
        constrain(self.y, ex`(${sling.y} + ${state.holdY}) / 2`),
        constrain(self.width, { '@': 'expression', $: ['magnitude(', ...dx, ', ', ...dy, ') + 8'] }),
        constrain(self.rotation, { '@': 'expression', $: ['vectorToAngle(', ...dx, ', ', ...dy, ')'] }),
      ],
    }),
    actor(actors.dot, {
      name: 'Dot of the path',
      image: 'dot',
      own: attribute(own.number, 'integer', 1, 'Number'),
      behaviors: [
        constrain(self.x, ex`${state.holdX} + ${state.launchX} * 0.08 * ${own.number}`),
        constrain(
          self.y,
          ex`${state.holdY} + ${state.launchY} * 0.08 * ${own.number} - ${gravity / 2} * (0.08 * ${own.number}) ^ 2`,
        ),
        rule('Shown while somebody aims', {
          when: [isTrue(state.isAiming)],
          does: [constrain(self.alpha, ex`0.95 - 0.09 * ${own.number}`)],
          otherwise: [change(self.alpha, '0')],
        }),
      ],
    }),
    actor(actors.sky, { name: 'Sky', image: 'sky' }),
    actor(actors.scenery, { name: 'Scenery', image: 'bush' }),
  ];
}

function display(): PrototypeDocument[] {
  const text = { color: brown, x: 22 };
  return [
    actor(actors.cheeseCounter, {
      name: 'Cheese counter',
      image: 'counter',
      behaviors: [displayText(ex`${state.cheeses} .. " / 3"`, 28, text)],
    }),
    actor(actors.tryCounter, {
      name: 'Try counter',
      image: 'counter',
      behaviors: [displayText(ex`${state.tries} .. " left"`, 28, text)],
    }),
    actor(actors.again, {
      name: 'Start again',
      image: 'again',
      behaviors: [rule('Asked for', { when: [grabbed(), keyDown('r')], any: true, does: [resetScene()] })],
    }),
    actor(actors.director, {
      name: 'Director',
      isClear: true,
      behaviors: [
        change(state.cheeses, '0'),
        change(state.tries, String(tryCount)),
        change(state.isFlying, 'false'),
        change(state.isAiming, 'false'),
        rule('All the cheese is down', {
          when: [attributeIs(state.cheeses, '>=', cheeseCount)],
          does: [timer('after', 1.4, [playSound('feast'), changeScene(scenes.feast)])],
          otherwise: [
            rule('No flight is left', {
              when: [attributeIs(state.tries, '<=', 0), isTrue(state.isFlying, false)],
              does: [displayText('Press R to build the towers again', 36, { color: brown })],
            }),
          ],
        }),
      ],
    }),
  ];
}

function screens(): PrototypeDocument[] {
  const start = { when: [keyDown('space'), keyDown('return'), pressed()], any: true };
  return [
    actor(actors.title, {
      name: 'Title',
      image: 'panel',
      behaviors: [
        displayText('The Cheese Tower', 56, { y: 20, color: brown }),
        displayText('Press space, or tap, to begin', 24, { y: -42, color: brown }),
        rule('Begin', { ...start, does: [changeScene(scenes.yard)] }),
      ],
    }),
    actor(actors.ending, {
      name: 'Ending',
      image: 'panel',
      behaviors: [
        displayText('What a feast!', 56, { y: 20, color: brown }),
        displayText(ex`"You had " .. ${state.tries} .. " flights left"`, 24, { y: -42, color: brown }),
        timer('after', 2, [rule('Once more', { ...start, does: [changeScene(scenes.title)] })]),
      ],
    }),
  ];
}
