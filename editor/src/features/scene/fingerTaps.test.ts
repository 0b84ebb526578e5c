import { describe, expect, it } from 'vitest';
import { FingerTaps } from './fingerTaps.ts';

type Step = readonly ['down' | 'move' | 'up' | 'cancel', finger: number, x: number, time: number];

function play(steps: readonly Step[]): (number | undefined)[] {
  const taps = new FingerTaps();
  return steps.flatMap(([what, finger, x, time]) => {
    if (what === 'up') return [taps.up(finger, time)];
    if (what === 'cancel') taps.cancel(finger);
    else if (what === 'move') taps.move(finger, { x, y: 0 });
    else taps.down(finger, { x, y: 0 }, time);
    return [];
  });
}

const two: readonly Step[] = [
  ['down', 1, 0, 0],
  ['down', 2, 90, 20],
];

describe('fingers on the stage', () => {
  it.each<readonly [string, readonly Step[], (number | undefined)[]]>([
    [
      'one finger is not a multi-finger tap',
      [
        ['down', 1, 0, 0],
        ['up', 1, 0, 90],
      ],
      [undefined],
    ],
    ['two that touch and lift are a two-finger tap', [...two, ['up', 1, 0, 120], ['up', 2, 0, 130]], [undefined, 2]],
    ['a small movement is allowed', [...two, ['move', 1, 8, 60], ['up', 1, 0, 120], ['up', 2, 0, 130]], [undefined, 2]],
    [
      'a pinch is not a tap',
      [...two, ['move', 2, 140, 60], ['up', 1, 0, 120], ['up', 2, 0, 130]],
      [undefined, undefined],
    ],
    ['a long press is not a tap', [...two, ['up', 1, 0, 300], ['up', 2, 0, 351]], [undefined, undefined]],
    [
      'a gesture that the browser takes over is not a tap',
      [...two, ['cancel', 1, 0, 50], ['up', 2, 0, 60]],
      [undefined],
    ],
    [
      'three fingers are one tap, and the next tap starts over',
      [
        ...two,
        ['down', 3, 50, 30],
        ['up', 3, 0, 90],
        ['up', 1, 0, 95],
        ['up', 2, 0, 99],
        ...two.map(([a, f, x, t]) => [a, f, x, t + 1000] as const),
        ['up', 1, 0, 1100],
        ['up', 2, 0, 1100],
      ],
      [undefined, undefined, 3, undefined, 2],
    ],
  ])('%s', (_, steps, wanted) => {
    expect(play(steps)).toEqual(wanted);
  });
});
