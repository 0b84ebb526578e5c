import { fillAxis } from '@playhouse/core';
import type { ActorView } from '@playhouse/runtime';
import { Container, Sprite, Texture, TilingSprite } from 'pixi.js';
import { blendModeOf } from '../blendModes.ts';
import { packedColorOf, tintOf } from '../color.ts';
import type { Pictures } from '../images/pictures.ts';
import { QuadBatch } from '../quads/quadBatch.ts';

/** Maximum number of drawn copies of Replicate: each copy of a tiled picture is a node. */
const mostCopies = 10_000;
const mostTiledCopies = 2000;

/**
 * Draws an actor's own picture into a node at the actor's position: a sprite for a stretched image, a batch for
 * copies of it, else a container of tiles. Returns the node to use, which may be a new one. The scene's y points up.
 */
export function drawPicture(actor: ActorView, images: Pictures, node: Container | undefined): Container {
  const isStretched = actor.horizontalWrap === 0 && actor.verticalWrap === 0;
  const drawn = !isStretched
    ? composed(actor, images.tileOf(actor.image), node)
    : actor.replicate
      ? repeated(actor, images.of(actor.image), node)
      : stretched(actor, images.of(actor.image), node);
  drawn.visible = actor.visible;
  drawn.tint = tintOf(actor.red, actor.green, actor.blue);
  drawn.alpha = actor.alpha > 0 ? Math.min(actor.alpha, 1) : 0;
  drawn.blendMode = blendModeOf(actor.blendingMode);
  return drawn;
}

function stretched(actor: ActorView, texture: Texture, node: Container | undefined): Container {
  const sprite = node instanceof Sprite ? node : new Sprite({ anchor: 0.5 });
  sprite.texture = texture;
  const width = actor.flipHorizontally ? -actor.width : actor.width;
  const height = actor.flipVertically ? -actor.height : actor.height;
  sprite.scale.set(width / texture.width, -height / texture.height);
  return sprite;
}

function repeated(actor: ActorView, texture: Texture, node: Container | undefined): Container {
  const batch = node instanceof QuadBatch ? node : new QuadBatch();
  const { copies = 1, spacing = 0, angle = 0 } = actor.replicate ?? {};
  const radians = (angle * Math.PI) / 180;
  const look = {
    texture,
    width: actor.flipHorizontally ? -actor.width : actor.width,
    height: actor.flipVertically ? -actor.height : actor.height,
    color: packedColorOf(actor.red, actor.green, actor.blue, actor.alpha),
  };
  if (batch.pages[0] !== texture.source) batch.forgetPages();
  batch.count = Math.min(mostCopies, Math.max(0, Math.floor(copies)));
  for (let i = 0; i < batch.count; i++) {
    batch.setStill(i, Math.cos(radians) * spacing * i, Math.sin(radians) * spacing * i, 0);
    batch.setLook(i, look);
  }
  batch.showPlaces();
  batch.showLooks();
  return batch;
}

function composed(actor: ActorView, texture: Texture, node: Container | undefined): Container {
  const frame = node && !(node instanceof Sprite) && !(node instanceof QuadBatch) ? node : new Container();
  const copies = Math.min(mostTiledCopies, Math.max(0, Math.floor(actor.replicate?.copies ?? 1)));
  while (frame.children.length > copies) frame.children.at(-1)?.destroy();
  while (frame.children.length < copies) frame.addChild(new TilingSprite({ anchor: 0.5 }));
  const { spacing = 0, angle = 0 } = actor.replicate ?? {};
  const radians = (angle * Math.PI) / 180;
  for (const [i, copy] of frame.children.entries()) {
    if (!(copy instanceof TilingSprite)) continue;
    fill(copy, actor, texture);
    copy.x += Math.cos(radians) * spacing * i;
    copy.y += Math.sin(radians) * spacing * i;
  }
  return frame;
}

/** Places one copy inside the actor's box, around its center. */
function fill(copy: TilingSprite, actor: ActorView, texture: Texture): void {
  const isWhite = texture === Texture.WHITE;
  const across = fillAxis({
    mode: isWhite ? 0 : actor.horizontalWrap,
    anchor: actor.horizontalAnchor,
    size: actor.width,
    tile: actor.tileWidth > 0 ? actor.tileWidth : texture.width,
  });
  const up = fillAxis({
    mode: isWhite ? 0 : actor.verticalWrap,
    anchor: actor.verticalAnchor,
    size: actor.height,
    tile: actor.tileHeight > 0 ? actor.tileHeight : texture.height,
  });
  const flipX = actor.flipHorizontally ? -1 : 1;
  const flipY = actor.flipVertically ? -1 : 1;
  copy.texture = texture;
  copy.setSize(Math.max(0, across.length), Math.max(0, up.length));
  copy.tileScale.set(across.tile / texture.width, up.tile / texture.height);
  copy.tilePosition.set(across.tileStart, up.length - up.tileStart - up.tile);
  copy.scale.set(flipX, -flipY);
  copy.position.set(
    flipX * (across.start + (across.length - actor.width) / 2),
    flipY * (up.start + (up.length - actor.height) / 2),
  );
}
