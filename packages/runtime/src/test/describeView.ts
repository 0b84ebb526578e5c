import type { ActorView, CameraView, EmitterView, GameView, TextView } from '../game/gameView.ts';

/** Everything that a player may read of a view, as plain data. */
export function describeView(view: GameView): unknown {
  return view.scenes.map(({ id, red, green, blue, alpha, camera, layers }) => ({
    id,
    red,
    green,
    blue,
    alpha,
    camera: cameraOf(camera),
    layers: layers.map((layer) => ({
      id: layer.id,
      scrollable: layer.scrollable,
      version: layer.version,
      actors: layer.actors.map(actorOf),
    })),
  }));
}

function cameraOf(camera: CameraView): CameraView {
  const { x, y, previousX, previousY, width, height, rotation, screenWidth, screenHeight } = camera;
  return { x, y, previousX, previousY, width, height, rotation, screenWidth, screenHeight };
}

function actorOf(actor: ActorView) {
  const { key, offset, x, y, rotation, previousX, previousY, previousRotation, width, height } = actor;
  const { red, green, blue, alpha, image, visible, blendingMode, horizontalWrap, verticalWrap } = actor;
  const { horizontalAnchor, verticalAnchor, flipHorizontally, flipVertically, tileWidth, tileHeight } = actor;
  const { zIndex, version, replicate } = actor;
  return {
    key,
    offset,
    x,
    y,
    rotation,
    previousX,
    previousY,
    previousRotation,
    width,
    height,
    red,
    green,
    blue,
    alpha,
    image,
    visible,
    blendingMode,
    horizontalWrap,
    verticalWrap,
    horizontalAnchor,
    verticalAnchor,
    flipHorizontally,
    flipVertically,
    tileWidth,
    tileHeight,
    zIndex,
    version,
    numbers: [...actor.rows.positions.subarray(offset, offset + 7)],
    replicate: replicate && { copies: replicate.copies, spacing: replicate.spacing, angle: replicate.angle },
    texts: actor.texts.map(textOf),
    emitters: actor.emitters.map(emitterOf),
  };
}

function textOf(view: TextView): TextView {
  const { text, font, size, alignment, wrap, red, green, blue, alpha } = view;
  const { offsetX, offsetY, space, direction, directionSpace } = view;
  return {
    text,
    font,
    size,
    alignment,
    wrap,
    red,
    green,
    blue,
    alpha,
    offsetX,
    offsetY,
    space,
    direction,
    directionSpace,
  };
}

function emitterOf({ image, blendingMode, count, ...columns }: EmitterView) {
  const { x, y, size, rotation, red, green, blue, alpha } = columns;
  const living = [x, y, size, rotation, red, green, blue, alpha].map((column) => [...column.subarray(0, count)]);
  return { image, blendingMode, count, living };
}
