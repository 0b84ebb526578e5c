import { apply, createPicture, type Edit, type Picture } from '@playhouse/paint';
import { describe, expect, it } from 'vitest';
import { planFrames } from './planFrames.ts';

function edited(before: Picture, ...edits: readonly Edit[]): Picture {
  return edits.reduce((current, edit) => {
    const applied = apply(current, edit);
    if (!applied.ok) throw new Error(applied.message);
    return applied.value.picture;
  }, before);
}

function blank(): Picture {
  const made = createPicture(4, 4);
  if (!made.ok) throw new Error(made.message);
  return made.value;
}

/** Frames with the ids 2, 3 and 4. */
const three = edited(blank(), { kind: 'frame.add', index: 1 }, { kind: 'frame.add', index: 2 });
const held = { 2: 'hero', 3: 'hero2', 4: 'hero3' };
const known = new Set(['hero', 'hero2', 'hero3', 'tree']);
const dot: Edit = {
  kind: 'stroke',
  frame: 1,
  layer: 0,
  options: {
    tip: { kind: 'pixel', shape: 'square', size: 1 },
    color: { r: 1, g: 2, b: 3, a: 255 },
    opacity: 1,
    isErasing: false,
  },
  points: [{ x: 1, y: 1 }],
};

describe('the images of frames', () => {
  it.each<[string, Picture, Picture | undefined, Record<number, string>, (string | undefined)[], boolean[]]>([
    ['one frame is the main image', blank(), undefined, {}, ['hero'], [false]],
    ['new frames get new images', three, undefined, {}, ['hero', undefined, undefined], [false, false, false]],
    ['frames keep their images', three, three, held, ['hero', 'hero2', 'hero3'], [true, true, true]],
    [
      'frames keep their images when they are moved',
      edited(three, { kind: 'frame.move', from: 0, to: 2 }),
      three,
      held,
      ['hero2', 'hero3', 'hero'],
      [true, true, true],
    ],
    [
      'a changed frame is stored again',
      edited(three, dot),
      three,
      held,
      ['hero', 'hero2', 'hero3'],
      [true, false, true],
    ],
    [
      'when the frame of the main image is removed, another one takes it',
      edited(three, { kind: 'frame.remove', index: 0 }),
      three,
      held,
      ['hero', 'hero3'],
      [false, true],
    ],
    [
      'a new frame takes it first',
      edited(three, { kind: 'frame.remove', index: 0 }, { kind: 'frame.add', index: 2 }),
      three,
      held,
      ['hero2', 'hero3', 'hero'],
      [true, true, false],
    ],
    [
      'an image that was deleted is made again',
      three,
      three,
      { ...held, 4: 'gone' },
      ['hero', 'hero2', undefined],
      [true, true, false],
    ],
    [
      'a layer that is hidden changes all frames',
      edited(three, { kind: 'layer.set', index: 0, values: { isVisible: false } }),
      three,
      held,
      ['hero', 'hero2', 'hero3'],
      [false, false, false],
    ],
  ])('%s', (_, picture, saved, frameImages, names, same) => {
    const plan = planFrames(picture, saved, frameImages, 'hero', known);
    expect(plan.map(({ name }) => name)).toEqual(names);
    expect(plan.map(({ isSame }) => isSame)).toEqual(same);
  });
});
