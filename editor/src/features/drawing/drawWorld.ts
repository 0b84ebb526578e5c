import type { SceneDocument, Size } from '@playhouse/core';
import { intersects } from '../../interactions/box.ts';
import { toScreen, visibleBox } from '../../interactions/viewport.ts';
import { cssColor } from './cssColor.ts';
import { imagePath } from './imagePath.ts';
import type { Picture } from './pictures.ts';
import type { DrawnItem, DrawnLayer, Look } from './stageItems.ts';
import type { WorldPicture } from './worldPicture.ts';
import { wrapSpans } from './wrapSpans.ts';

/** Draws a scene as the game shows it: its background, and every visible actor, back to front. */
export function drawWorld(context: CanvasRenderingContext2D, world: WorldPicture): void {
  const { stage, density } = world;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, stage.width * density, stage.height * density);
  drawScene(context, world, shownLayers(world));
}

/** The layers that are not hidden, back to front. */
export function shownLayers({ layers, hiddenLayers }: WorldPicture): readonly DrawnLayer[] {
  return layers.filter(({ id }) => !hiddenLayers.has(id));
}

/** Draws the background and these layers on an empty canvas, or on the part of it to which drawing is clipped. */
export function drawScene(
  context: CanvasRenderingContext2D,
  world: WorldPicture,
  layers: readonly Pick<DrawnLayer, 'items'>[],
): void {
  const { view, stage, density, scene } = world;
  context.globalCompositeOperation = 'source-over';
  drawGround(context, world);
  const origin = toScreen(view, stage, { x: 0, y: 0 });
  const scale = view.zoom * density;
  context.imageSmoothingEnabled = view.zoom < 8;
  const moveTo = (x: number, y: number) =>
    context.setTransform(scale, 0, 0, scale, origin.x * density + x * scale, origin.y * density - y * scale);
  moveTo(0, 0);
  const sight = visibleBox(view, stage);
  let set: PlainStyle = {};
  for (const { items } of layers) {
    for (const item of items) {
      if (!intersects(item.box, sight) || drawPlain(context, item, world, set)) continue;
      const { position, rotation } = item.placement;
      moveTo(position.x, position.y);
      if (rotation !== 0) context.rotate((-rotation * Math.PI) / 180);
      drawItem(context, item, world);
      moveTo(0, 0);
      set = {};
    }
  }
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalAlpha = 1;
  context.globalCompositeOperation = 'source-over';
  drawEdge(context, world, scene);
}

function drawGround(context: CanvasRenderingContext2D, { scene, view, stage, density }: WorldPicture): void {
  const { size, color } = scene.attributes;
  const corner = toScreen(view, stage, { x: 0, y: size.height });
  context.globalAlpha = Math.min(1, Math.max(0, color.alpha));
  context.fillStyle = cssColor(color);
  context.fillRect(
    corner.x * density,
    corner.y * density,
    size.width * view.zoom * density,
    size.height * view.zoom * density,
  );
  context.globalAlpha = 1;
}

function drawEdge(
  context: CanvasRenderingContext2D,
  { view, stage, density, colors }: WorldPicture,
  scene: SceneDocument,
): void {
  const { size } = scene.attributes;
  const corner = toScreen(view, stage, { x: 0, y: size.height });
  context.strokeStyle = colors.edge;
  context.lineWidth = density;
  context.strokeRect(
    Math.round(corner.x * density) - density / 2,
    Math.round(corner.y * density) - density / 2,
    Math.round(size.width * view.zoom * density) + density,
    Math.round(size.height * view.zoom * density) + density,
  );
}

/** What is known to be set on a canvas. Setting it again for each of many actors would take as long as drawing them. */
interface PlainStyle {
  alpha?: number;
  fill?: string;
}

/**
 * Draws an actor at its place if it is neither turned nor flipped, nor in any other way special; otherwise returns
 * false. Most actors are plain, and moving the origin for each takes as long as drawing it.
 */
function drawPlain(
  context: CanvasRenderingContext2D,
  { placement, look }: DrawnItem,
  world: WorldPicture,
  set: PlainStyle,
): boolean {
  if (!look?.visible || look.color.alpha === 0 || placement.rotation !== 0) return false;
  if (look.flipHorizontally || look.flipVertically || look.horizontalWrap !== 0 || look.verticalWrap !== 0)
    return false;
  const { width, height } = placement.size;
  if (width <= 0 || height <= 0) return true;
  const picture = pictureOf(look, world);
  if (picture === null && look.image !== '') return false;
  if (picture && look.blendingMode === opaque) return false;
  const composition = compositionOf(look);
  if (composition !== 'source-over') context.globalCompositeOperation = composition;
  const alpha = opacityOf(look);
  if (set.alpha !== alpha) context.globalAlpha = set.alpha = alpha;
  const left = placement.position.x - width / 2;
  const top = -placement.position.y - height / 2;
  if (picture) context.drawImage(picture.image, left, top, width, height);
  else if (picture === null) {
    if (set.fill !== look.fill) context.fillStyle = set.fill = look.fill;
    context.fillRect(left, top, width, height);
  }
  if (composition !== 'source-over') context.globalCompositeOperation = 'source-over';
  return true;
}

/** Draws one actor around the origin, y downward. */
export function drawItem(
  context: CanvasRenderingContext2D,
  { placement, look, name = '' }: Pick<DrawnItem, 'placement' | 'look'> & Partial<Pick<DrawnItem, 'name'>>,
  world: Pick<WorldPicture, 'assets' | 'pictures' | 'view' | 'colors'>,
): void {
  const { width, height } = placement.size;
  if (width <= 0 || height <= 0) return;
  if (!look) {
    drawMissing(context, placement.size, world, name);
    return;
  }
  const isFaint = !look.visible || look.color.alpha === 0;
  context.globalCompositeOperation = compositionOf(look);
  context.globalAlpha = opacityOf(look);
  if (look.flipHorizontally || look.flipVertically) {
    context.scale(look.flipHorizontally ? -1 : 1, look.flipVertically ? -1 : 1);
  }
  const picture = pictureOf(look, world);
  if (picture) drawPicture(context, picture, look, placement.size);
  else if (picture === null) {
    context.fillStyle = look.fill;
    context.fillRect(-width / 2, -height / 2, width, height);
    if (look.image !== '') drawMissing(context, placement.size, world);
  }
  context.globalCompositeOperation = 'source-over';
  if (isFaint) drawOutline(context, placement.size, world);
}

/** The decoded picture of an actor; undefined while it is being decoded, null when there is none. */
function pictureOf({ image, color }: Look, { assets, pictures }: Pick<WorldPicture, 'assets' | 'pictures'>) {
  const path = imagePath(assets, image);
  return path === undefined ? null : pictures.get(path, color);
}

function compositionOf({ blendingMode }: Look): GlobalCompositeOperation {
  return compositions[blendingMode] ?? 'source-over';
}

/** Actors that the game does not show are faint. */
function opacityOf({ visible, blendingMode, color }: Look): number {
  if (!visible) return 0.3 * color.alpha;
  return blendingMode === opaque ? 1 : color.alpha;
}

/** Replaces what is below, so that the black behind all games shows through. docs/runtime-rules.md#actor-attributes. */
const opaque = 1;

/** Normal, opaque, additive, screen, multiply. */
const compositions: readonly GlobalCompositeOperation[] = [
  'source-over',
  'source-over',
  'lighter',
  'screen',
  'multiply',
];

function drawPicture(context: CanvasRenderingContext2D, { image, size: own }: Picture, look: Look, size: Size): void {
  const { width, height } = size;
  context.fillStyle = '#000';
  const draw = (...box: [x: number, y: number, width: number, height: number]) => {
    if (look.blendingMode === opaque) context.fillRect(...box);
    context.drawImage(image, ...box);
  };
  if (look.horizontalWrap === 0 && look.verticalWrap === 0) {
    draw(-width / 2, -height / 2, width, height);
    return;
  }
  const columns = wrapSpans({
    mode: look.horizontalWrap,
    anchor: look.horizontalAnchor,
    size: width,
    tile: look.tileWidth > 0 ? look.tileWidth : own.width,
  });
  const rows = wrapSpans({
    mode: look.verticalWrap,
    anchor: look.verticalAnchor,
    size: height,
    tile: look.tileHeight > 0 ? look.tileHeight : own.height,
  });
  context.save();
  context.beginPath();
  context.rect(-width / 2, -height / 2, width, height);
  context.clip();
  for (const column of columns) {
    for (const row of rows) {
      const top = height / 2 - row.start - row.length;
      draw(column.start - width / 2, top, column.length, row.length);
    }
  }
  context.restore();
}

/** A hatched box with a question mark, and with the name if there is room for it. */
function drawMissing(
  context: CanvasRenderingContext2D,
  { width, height }: Size,
  { view, colors }: Pick<WorldPicture, 'view' | 'colors'>,
  name = '',
): void {
  const line = 1 / view.zoom;
  context.save();
  context.globalAlpha = 1;
  context.globalCompositeOperation = 'source-over';
  context.beginPath();
  context.rect(-width / 2, -height / 2, width, height);
  context.clip();
  context.strokeStyle = colors.missing;
  context.lineWidth = line;
  const step = Math.max(8 * line, (width + height) / 60);
  context.beginPath();
  for (let at = -height; at < width; at += step) {
    context.moveTo(at - width / 2, height / 2);
    context.lineTo(at - width / 2 + height, -height / 2);
  }
  context.stroke();
  context.lineWidth = 3 * line;
  context.setLineDash([6 * line, 4 * line]);
  context.strokeRect(-width / 2, -height / 2, width, height);
  const size = Math.min(width, height) * 0.5;
  context.font = `700 ${size}px sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = colors.missing;
  context.fillText('?', 0, name === '' ? 0 : -8 * line);
  context.font = `${12 * line}px sans-serif`;
  const isFitting = height > 48 * line && context.measureText(name).width < width - 8 * line;
  if (isFitting) context.fillText(name, 0, height / 2 - 10 * line);
  context.restore();
}

/** Marks the position of something that the game does not show. */
function drawOutline(
  context: CanvasRenderingContext2D,
  { width, height }: Size,
  { view, colors }: Pick<WorldPicture, 'view' | 'colors'>,
): void {
  const line = 1 / view.zoom;
  context.globalAlpha = 1;
  context.strokeStyle = colors.outline;
  context.lineWidth = line;
  context.setLineDash([3 * line, 3 * line]);
  context.strokeRect(-width / 2, -height / 2, width, height);
  context.setLineDash([]);
}
