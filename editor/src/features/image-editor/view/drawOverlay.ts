import type { Mask, Point } from '@playhouse/paint';
import type { ImageEditorState } from '../model/imageEditor.ts';
import { symmetryOf } from '../model/paintSettings.ts';
import { toolOf } from '../model/tools.ts';
import { outlineOf } from './maskOutline.ts';
import type { PictureViewState } from './pictureView.ts';
import type { Viewport } from './viewport.ts';

/** From this scale on, pixels have a grid. */
const gridScale = 8;

/** Draws what lies over the picture: grid, axes, selection, and where the tool is. */
export function drawOverlay(canvas: HTMLCanvasElement, editor: ImageEditorState, shown: PictureViewState): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const ratio = devicePixelRatio;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  const { view, area, hasGrid } = shown;
  const picture = editor.live ?? editor.history.picture;
  const right = view.x + picture.width * view.scale;
  const bottom = view.y + picture.height * view.scale;
  const style = getComputedStyle(canvas);
  const color = (name: string) => style.getPropertyValue(`--ph-${name}`);
  if (hasGrid && view.scale >= gridScale) drawGrid(context, view, area, { right, bottom }, color('stage-grid'));
  const axes = symmetryOf(editor.settings, picture);
  context.fillStyle = color('stage-guide');
  if (axes?.vertical !== undefined) {
    context.fillRect(Math.round(view.x + axes.vertical * view.scale) - 0.5, view.y, 1, bottom - view.y);
  }
  if (axes?.horizontal !== undefined) {
    context.fillRect(view.x, Math.round(view.y + axes.horizontal * view.scale) - 0.5, right - view.x, 1);
  }
  const pen: Pen = { context, view, casing: color('stage-casing'), line: color('stage-select') };
  if (editor.selection) drawSelection(pen, editor.selection);
  if (editor.outline) drawPolygon(pen, editor.outline);
  drawTip(pen, editor, shown);
}

interface Pen {
  readonly context: CanvasRenderingContext2D;
  readonly view: Viewport;
  readonly casing: string;
  readonly line: string;
}

function drawGrid(
  context: CanvasRenderingContext2D,
  { scale, x, y }: Viewport,
  area: { readonly width: number; readonly height: number },
  { right, bottom }: { readonly right: number; readonly bottom: number },
  color: string,
): void {
  context.save();
  context.globalAlpha = 0.2;
  context.fillStyle = color;
  const [left, top] = [Math.max(0, x), Math.max(0, y)];
  const [width, height] = [Math.min(area.width, right) - left, Math.min(area.height, bottom) - top];
  for (let at = x + Math.ceil((left - x) / scale) * scale; at <= left + width; at += scale) {
    context.fillRect(Math.round(at) - 0.5, top, 1, height);
  }
  for (let at = y + Math.ceil((top - y) / scale) * scale; at <= top + height; at += scale) {
    context.fillRect(left, Math.round(at) - 0.5, width, 1);
  }
  context.restore();
}

/** Strokes a path twice, so that one of the colors is seen on any picture. */
function strokeTwice({ context, casing, line }: Pen, stroke: () => void, dash: readonly number[] = []): void {
  context.setLineDash([]);
  context.lineWidth = 3;
  context.strokeStyle = casing;
  stroke();
  context.setLineDash([...dash]);
  context.lineWidth = 1.5;
  context.strokeStyle = line;
  stroke();
  context.setLineDash([]);
}

function drawSelection(pen: Pen, mask: Mask): void {
  const { x, y, scale } = pen.view;
  const path = new Path2D();
  path.addPath(outlineOf(mask), new DOMMatrix([scale, 0, 0, scale, x, y]));
  strokeTwice(pen, () => pen.context.stroke(path), [5, 4]);
}

function drawPolygon(pen: Pen, points: readonly Point[]): void {
  const { context, view } = pen;
  context.beginPath();
  for (const { x, y } of points) context.lineTo(view.x + x * view.scale, view.y + y * view.scale);
  context.closePath();
  strokeTwice(pen, () => context.stroke());
}

/** Where the tool is: the pixel of the keyboard, or the size of the tip under the pointer. */
function drawTip(pen: Pen, editor: ImageEditorState, shown: PictureViewState): void {
  const { context, view } = pen;
  const { cursor, tool } = editor;
  const { pointer, isByKeyboard } = shown;
  context.beginPath();
  if (isByKeyboard) {
    const side = Math.max(view.scale, 8);
    const middle = (at: number) => (at + 0.5) * view.scale - side / 2;
    context.rect(view.x + middle(cursor.x), view.y + middle(cursor.y), side, side);
  } else if (pointer && toolOf(tool).options.includes('size')) drawTipAt(pen, pointer, editor);
  else return;
  strokeTwice(pen, () => context.stroke());
}

function drawTipAt({ context, view }: Pen, pointer: Point, { settings, tool }: ImageEditorState): void {
  const { size } = settings;
  const isPixel = tool === 'pencil' || (tool !== 'brush' && !settings.isSmooth);
  if (isPixel) {
    const corner = (at: number) => (Math.floor(at) - Math.floor(size / 2)) * view.scale;
    context.rect(view.x + corner(pointer.x), view.y + corner(pointer.y), size * view.scale, size * view.scale);
    return;
  }
  const radius = Math.max(2, (size / 2) * view.scale);
  context.ellipse(view.x + pointer.x * view.scale, view.y + pointer.y * view.scale, radius, radius, 0, 0, 2 * Math.PI);
}
