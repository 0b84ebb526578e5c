import { expect, it } from 'vitest';
import { type ActorOnStage, changeWords } from './changeWords.ts';

interface Facts {
  readonly id?: string;
  readonly at?: readonly [x: number, y: number];
  readonly size?: readonly [width: number, height: number];
  readonly rotation?: number;
  readonly layer?: string;
  readonly place?: number;
  readonly count?: number;
}

function actor({ id = 'id1', at = [10, 20], size = [30, 40], rotation = 0, ...order }: Facts): ActorOnStage {
  const [x, y] = at;
  const [width, height] = size;
  const placement = { position: { x, y }, size: { width, height }, rotation };
  return { item: { id, placement, offset: { x: 2, y: 0 } }, layer: 'Front', place: 2, count: 5, ...order };
}

it.each<readonly [string, Facts, string]>([
  ['nothing', {}, ''],
  ['another actor', { id: 'id2', at: [0, 0] }, ''],
  ['one step to the right', { at: [11, 20] }, 'x 9'],
  ['both coordinates', { at: [11.126, 19] }, 'x 9.13, y 19'],
  ['less than is shown', { at: [10.001, 20] }, ''],
  ['one side', { size: [31, 40] }, '31 by 40'],
  ['a turn', { rotation: 15 }, 'turned 15 degrees'],
  ['a turn back', { at: [12, 20], rotation: 0 }, 'x 10'],
  ['the order', { place: 1 }, '1 of 5 from the front'],
  ['an actor less in front of it', { place: 1, count: 4 }, ''],
  ['the layer', { layer: 'Ground', place: 1, count: 9 }, 'layer Ground'],
])('says what differs: %s', (_, after, words) => {
  expect(changeWords(actor({}), actor(after))).toBe(words);
});
