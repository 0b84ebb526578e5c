import type { Behavior } from '@playhouse/core';
import {
  change,
  collideWithTag,
  constrain,
  group,
  note,
  playSound,
  rule,
  showImage,
  sparks,
  timer,
} from '../kit/behaviors.ts';
import { attributeIs, grabbed, isTrue, overlapsTag } from '../kit/conditions.ts';
import { ex } from '../kit/ex.ts';
import { mouse, self } from '../kit/keypaths.ts';
import { own, sling, state } from './names.ts';

/** Speed in px/s for each pixel that the sling is pulled. */
const power = 7;

/** Everything Nib does: sit in the sling, be pulled back, fly, and return. */
export function mouseBehaviors(): Behavior[] {
  return [
    note('Pull Nib back with the mouse or a finger and let go: Nib flies the other way, the farther the faster.'),
    collideWithTag('solid'),
    rule('In the air or in the sling', {
      when: [isTrue(state.isFlying)],
      does: [group('Flight', flight())],
      otherwise: [group('Sling', inTheSling())],
    }),
  ];
}

function inTheSling(): Behavior[] {
  return [
    showImage('mouse-ready'),
    change(self.rotation, '0'),
    constrain(self.turning, '0'),
    constrain(self.velocityX, '0'),
    constrain(self.velocityY, '0'),
    rule('Held', {
      when: [grabbed(), attributeIs(state.tries, '>', 0)],
      does: [change(state.isAiming, 'true'), playSound('stretch'), ...followThePointer()],
      otherwise: [rule('Let go', { when: [isTrue(state.isAiming)], does: launch(), otherwise: sit() })],
    }),
    constrain(state.holdX, ex`${self.x}`),
    constrain(state.holdY, ex`${self.y}`),
  ];
}

function sit(): Behavior[] {
  return [constrain(self.x, String(sling.x)), constrain(self.y, String(sling.y))];
}

function followThePointer(): Behavior[] {
  return [
    constrain(own.pull, ex`min(140, magnitude(${mouse.x} - ${sling.x}, ${mouse.y} - ${sling.y}))`),
    constrain(own.pullAngle, ex`vectorToAngle(${mouse.x} - ${sling.x}, ${mouse.y} - ${sling.y})`),
    constrain(self.x, ex`${sling.x} + ${own.pull} * cos(${own.pullAngle})`),
    constrain(self.y, ex`max(124, ${sling.y} + ${own.pull} * sin(${own.pullAngle}))`),
    constrain(state.launchX, ex`(${sling.x} - ${self.x}) * ${power}`),
    constrain(state.launchY, ex`(${sling.y} - ${self.y}) * ${power}`),
  ];
}

function launch(): Behavior[] {
  return [
    change(self.velocityX, ex`${state.launchX}`),
    change(self.velocityY, ex`${state.launchY}`),
    change(state.tries, ex`${state.tries} - 1`),
    change(state.isAiming, 'false'),
    change(state.isFlying, 'true'),
    playSound('twang'),
  ];
}

function flight(): Behavior[] {
  const dust = { size: 10, lifetime: 0.5, image: '', color: { red: 1, green: 0.97, blue: 0.9, alpha: 0.9 } };
  return [
    showImage('mouse-flying'),
    change(state.holdX, String(sling.x)),
    change(state.holdY, String(sling.y)),
    rule('Bumps into something', {
      when: [overlapsTag('solid')],
      does: [playSound('thud'), timer('for', 0.12, [sparks({ ...dust, numParticles: 8, startupTime: 0.1 })])],
    }),
    rule('Gone from the yard', {
      when: [attributeIs(self.x, '>', 1100), attributeIs(self.x, '<', -80)],
      any: true,
      does: [change(state.isFlying, 'false')],
    }),
    timer('after', 4, [change(state.isFlying, 'false')]),
  ];
}
