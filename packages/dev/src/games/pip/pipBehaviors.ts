import type { Behavior, Condition } from '@playhouse/core';
import {
  animate,
  change,
  collideWithTag,
  constrain,
  controlCamera,
  group,
  move,
  note,
  playSound,
  resetScene,
  rule,
  showImage,
  timer,
} from '../kit/behaviors.ts';
import { attributeIs, isTrue, keyDown, numberIs, overlapsActor, overlapsTag } from '../kit/conditions.ts';
import { ex } from '../kit/ex.ts';
import { actors, self, state } from './names.ts';

const right = (): Condition[] => [keyDown('right'), keyDown('d'), isTrue(state.touchRight)];
const left = (): Condition[] => [keyDown('left'), keyDown('a'), isTrue(state.touchLeft)];
const jump = (): Condition[] => [keyDown('space'), keyDown('up'), keyDown('w'), isTrue(state.touchJump)];
const fallsSlower = (than: number): Condition => attributeIs(self.velocityY, '>=', than);
const fallsFaster = (than: number): Condition => attributeIs(self.velocityY, '<', than);

/** Everything Pip does: walk, jump, bounce, be hurt, fall, look the part. */
export function pipBehaviors(): Behavior[] {
  return [
    note('Pip walks with the arrow keys, jumps with space, lights lanterns by touching them and goes home.'),
    collideWithTag('solid'),
    controlCamera(),
    constrain(state.pipFalls, ex`${self.velocityY}`),
    group('Walk and jump', walking()),
    group('Meetings', meetings()),
    group('Hearts', hearts()),
    group('Pictures', pictures()),
  ];
}

function walking(): Behavior[] {
  return [
    rule('Walk right', { when: right(), any: true, does: [move(0, ex`${self.speed}`), change(self.flip, 'false')] }),
    rule('Walk left', { when: left(), any: true, does: [move(180, ex`${self.speed}`), change(self.flip, 'true')] }),
    rule('On the ground', {
      when: [overlapsTag('solid'), numberIs(ex`abs(${self.velocityY})`, '<', 5)],
      does: [change(self.isOnGround, 'true')],
      otherwise: [change(self.isOnGround, 'false')],
    }),
    rule('Jump', {
      when: jump(),
      any: true,
      does: [
        rule('From the ground only', {
          when: [isTrue(self.isOnGround)],
          does: [change(self.velocityY, ex`${self.jumpPower}`), playSound('jump')],
        }),
      ],
    }),
  ];
}

function meetings(): Behavior[] {
  return [
    rule('Bounce on a mushroom', {
      when: [overlapsActor(actors.mushroom), fallsFaster(-1)],
      does: [change(self.velocityY, '1000'), playSound('boing')],
    }),
    rule('Land on a snail', {
      when: [overlapsActor(actors.snail), fallsFaster(-80)],
      does: [change(self.velocityY, '480'), playSound('stomp')],
    }),
    rule('Hurt by a snail', {
      when: [overlapsActor(actors.snail), fallsSlower(-80), isTrue(self.isSafe, false)],
      does: [
        change(self.isSafe, 'true'),
        change(state.hearts, ex`${state.hearts} - 1`),
        change(self.velocityY, '420'),
        playSound('ouch'),
      ],
    }),
    rule('Fell into the water', {
      when: [attributeIs(self.y, '<', -60)],
      does: [
        change(state.hearts, ex`${state.hearts} - 1`),
        change(self.x, ex`${state.checkpointX}`),
        change(self.y, ex`${state.checkpointY}`),
        change(self.velocityX, '0'),
        change(self.velocityY, '0'),
        change(self.isSafe, 'true'),
        playSound('ouch'),
      ],
    }),
  ];
}

function hearts(): Behavior[] {
  return [
    rule('Safe for a moment', {
      when: [isTrue(self.isSafe)],
      does: [
        constrain(self.alpha, ex`0.6 + 0.4 * cos(${self.time} * 1440)`),
        timer('after', 1.4, [change(self.isSafe, 'false')]),
      ],
      otherwise: [change(self.alpha, '1')],
    }),
    rule('No hearts left', { when: [attributeIs(state.hearts, '<=', 0)], does: [resetScene()] }),
  ];
}

function pictures(): Behavior[] {
  return [
    rule('On the ground or in the air', {
      when: [isTrue(self.isOnGround)],
      does: [
        rule('Walking', {
          when: [...right(), ...left()],
          any: true,
          does: [animate(['pip-walk-1', 'pip-stand', 'pip-walk-2', 'pip-stand'], 10)],
          otherwise: [showImage('pip-stand')],
        }),
      ],
      otherwise: [showImage('pip-jump')],
    }),
  ];
}
