import type { Size } from '@playhouse/core';
import { toScreen, type Viewport } from '../../interactions/viewport.ts';
import type { StageColors } from './stageColors.ts';

/** Thickness of a ruler in pixels. docs/editor-design.md#layout. */
export const rulerBreadth = 20;

export interface RulerPicture {
  readonly axis: 'x' | 'y';
  readonly view: Viewport;
  readonly stage: Size;
  readonly density: number;
  readonly colors: StageColors;
}

/** Draws one ruler: numbers every 128 pixels or so, a mark between two numbers. */
export function drawRuler(pen: CanvasRenderingContext2D, ruler: RulerPicture): void {
  const { axis, view, stage, density, colors } = ruler;
  const length = axis === 'x' ? stage.width : stage.height;
  const zero = toScreen(view, stage, { x: 0, y: 0 });
  const step = rulerStep(view.zoom);
  const spacing = step * view.zoom;
  pen.setTransform(density, 0, 0, density, 0, 0);
  pen.fillStyle = colors.rulerGround;
  pen.fillRect(0, 0, axis === 'x' ? length : rulerBreadth, axis === 'x' ? rulerBreadth : length);
  pen.strokeStyle = colors.ruler;
  pen.fillStyle = colors.rulerText;
  pen.font = `11px ${colors.font}`;
  pen.textBaseline = 'alphabetic';
  pen.lineWidth = 1;
  const first = Math.floor((axis === 'x' ? -zero.x : zero.y - length) / spacing) - 1;
  const last = first + Math.ceil(length / spacing) + 2;
  pen.beginPath();
  for (let index = first; index <= last; index += 1) {
    for (const part of [0, 0.5]) {
      const offset = (index + part) * spacing;
      const at = Math.round(axis === 'x' ? zero.x + offset : zero.y - offset) + 0.5;
      mark(pen, axis, at, part === 0 ? 12 : 7);
    }
    const at = axis === 'x' ? zero.x + index * spacing : zero.y - index * spacing;
    write(pen, axis, at, String(index * step));
  }
  pen.stroke();
}

/** Scene pixels between two numbers: a round number times a power of two, at least 60 pixels apart on the screen. */
function rulerStep(zoom: number): number {
  let step = 1;
  while (step * zoom < 60) step *= 2;
  return step;
}

function mark(pen: CanvasRenderingContext2D, axis: 'x' | 'y', at: number, length: number): void {
  if (axis === 'x') {
    pen.moveTo(at, rulerBreadth);
    pen.lineTo(at, rulerBreadth - length);
  } else {
    pen.moveTo(rulerBreadth, at);
    pen.lineTo(rulerBreadth - length, at);
  }
}

function write(pen: CanvasRenderingContext2D, axis: 'x' | 'y', at: number, text: string): void {
  if (axis === 'x') {
    pen.fillText(text, at + 4, 11);
    return;
  }
  pen.save();
  pen.translate(11, at - 4);
  pen.rotate(-Math.PI / 2);
  pen.fillText(text, 0, 0);
  pen.restore();
}
