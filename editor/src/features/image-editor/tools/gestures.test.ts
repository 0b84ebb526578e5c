import { composeFrame, createPicture, type StrokePoint } from '@playhouse/paint';
import { describe, expect, it } from 'vitest';
import type { ToolId } from '../../shortcuts/imageToolKeys.ts';
import { ImageEditor } from '../model/imageEditor.ts';
import type { PaintSettings } from '../model/paintSettings.ts';
import { beginGesture } from './beginGesture.ts';
import type { Modifiers } from './gesture.ts';

const noKeys: Modifiers = { shift: false, alt: false };

function open(): ImageEditor {
  const made = createPicture(12, 8);
  if (!made.ok) throw new Error(made.message);
  const draft = { picture: made.value, saved: made.value, frameImages: {} };
  return new ImageEditor('hero.png', draft, { say: () => undefined, keep: () => undefined });
}

/** Presses in the middle of the first pixel, goes through the others, and lets go. */
function draw(
  editor: ImageEditor,
  tool: ToolId,
  pixels: readonly (readonly [x: number, y: number])[],
  { keys = noKeys, ...settings }: Partial<PaintSettings> & { readonly keys?: Modifiers } = {},
): void {
  editor.choose(tool);
  editor.set(settings);
  const [first, ...rest] = pixels.map(([x, y]): StrokePoint => ({ x: x + 0.5, y: y + 0.5 }));
  if (!first) return;
  const gesture = beginGesture(editor, first, keys);
  for (const point of rest) gesture?.move([point], keys);
  gesture?.end();
}

/** The picture as rows of letters: # is painted. */
function rows(editor: ImageEditor): string[] {
  const { data, width, height } = composeFrame(editor.picture, 0);
  const row = (y: number) =>
    Array.from({ length: width }, (_, x) => ((data[(y * width + x) * 4 + 3] as number) > 0 ? '#' : '.')).join('');
  return Array.from({ length: height }, (_, y) => row(y));
}

const blank = Array.from({ length: 8 }, () => '............');

/** Blank rows with some replaced. */
function withRows(changed: Readonly<Record<number, string>>): string[] {
  return blank.map((row, index) => changed[index] ?? row);
}

describe('tools', () => {
  it.each<[string, ToolId, [number, number][], Parameters<typeof draw>[3], string[]]>([
    [
      'a line',
      'line',
      [
        [1, 1],
        [4, 4],
      ],
      {},
      withRows({ 1: '.#..........', 2: '..#.........', 3: '...#........', 4: '....#.......' }),
    ],
    [
      'a level line with Shift',
      'line',
      [
        [1, 1],
        [6, 2],
      ],
      { keys: { shift: true, alt: false } },
      withRows({ 1: '.######.....' }),
    ],
    [
      'a filled square with Shift',
      'rectangle',
      [
        [1, 1],
        [3, 2],
      ],
      { keys: { shift: true, alt: false }, isOutline: false },
      withRows({ 1: '.###........', 2: '.###........', 3: '.###........' }),
    ],
    [
      'a mirrored dot',
      'pencil',
      [[1, 1]],
      { isMirroredX: true, isMirroredY: true },
      withRows({ 1: '.#........#.', 6: '.#........#.' }),
    ],
    [
      'a mirrored rectangle over the middle',
      'rectangle',
      [
        [5, 0],
        [6, 0],
      ],
      { isMirroredX: true, isOutline: false },
      withRows({ 0: '.....##.....' }),
    ],
    ['a fill', 'fill', [[3, 3]], {}, blank.map(() => '############')],
  ])('draw %s', (_, tool, pixels, settings, expected) => {
    const editor = open();
    draw(editor, tool, pixels, settings);
    expect(rows(editor)).toEqual(expected);
    expect(editor.undo()).toBe(true);
    expect(rows(editor)).toEqual(blank);
    expect(editor.undo()).toBe(false);
  });

  it.each<ToolId>(['pencil', 'brush', 'eraser', 'line', 'rectangle', 'ellipse', 'move'])(
    'leave no trace when %s is taken back',
    (tool) => {
      const editor = open();
      draw(editor, 'pencil', [[3, 3]]);
      const before = editor.picture;
      editor.choose(tool);
      const gesture = beginGesture(editor, { x: 3.5, y: 3.5 }, noKeys);
      gesture?.move([{ x: 7.5, y: 6.5 }], noKeys);
      gesture?.cancel();
      expect(editor.picture).toBe(before);
    },
  );

  it('paint only inside the selection', () => {
    const editor = open();
    draw(editor, 'select', [
      [2, 0],
      [4, 7],
    ]);
    draw(editor, 'pencil', [
      [0, 3],
      [11, 3],
    ]);
    expect(rows(editor)).toEqual(withRows({ 3: '..###.......' }));
  });

  it('add to the selection and take away from it', () => {
    const editor = open();
    draw(editor, 'select', [
      [0, 0],
      [3, 0],
    ]);
    draw(
      editor,
      'select',
      [
        [6, 0],
        [8, 0],
      ],
      { keys: { shift: true, alt: false } },
    );
    draw(
      editor,
      'select',
      [
        [1, 0],
        [1, 0],
      ],
      { keys: { shift: false, alt: true } },
    );
    draw(editor, 'line', [
      [0, 0],
      [11, 0],
    ]);
    expect(rows(editor)).toEqual(withRows({ 0: '#.##..###...' }));
  });

  it('move what is selected, and the selection with it', () => {
    const editor = open();
    draw(editor, 'line', [
      [0, 0],
      [5, 0],
    ]);
    draw(editor, 'select', [
      [0, 0],
      [1, 0],
    ]);
    draw(editor, 'move', [
      [0, 0],
      [4, 3],
    ]);
    expect(rows(editor)).toEqual(withRows({ 0: '..####......', 3: '....##......' }));
    expect(editor.store.getState().selection).toMatchObject({ x: 4, y: 3, width: 2, height: 1 });
  });

  it('pick the color of a pixel, and none of a transparent one', () => {
    const editor = open();
    const color = { r: 200, g: 10, b: 20, a: 255 };
    draw(editor, 'pencil', [[3, 3]], { color });
    draw(editor, 'picker', [[3, 3]], { color: { r: 0, g: 0, b: 0, a: 255 } });
    expect(editor.store.getState().settings.color).toEqual(color);
    draw(editor, 'picker', [[5, 5]]);
    expect(editor.store.getState().settings.color).toEqual(color);
  });

  it('remember the colors that were painted with, each once, the latest first', () => {
    const editor = open();
    const gray = (level: number) => ({ r: level, g: level, b: level, a: 255 });
    for (const level of [1, 2, 1, 3]) draw(editor, 'pencil', [[3, 3]], { color: gray(level) });
    expect(editor.store.getState().settings.recent).toEqual([gray(3), gray(1), gray(2)]);
  });
});
