import type { AttributePath, Color, Layer, Point, Project, PrototypeDocument, SceneDocument } from '@playhouse/core';
import { type Instance, instanceValue, isJsonObject, nameIn, numberOr, placementOf, textOr } from '@playhouse/core';
import { t } from '../../i18n/t.ts';
import { type Box, boxOf } from '../../interactions/box.ts';
import type { StageItem } from '../../interactions/stageItem.ts';

/** How an actor is drawn; numbers are the stored codes. */
export interface Look {
  readonly image: string;
  readonly color: Color;
  readonly visible: boolean;
  readonly blendingMode: number;
  readonly horizontalWrap: number;
  readonly verticalWrap: number;
  readonly horizontalAnchor: number;
  readonly verticalAnchor: number;
  readonly flipHorizontally: boolean;
  readonly flipVertically: boolean;
  readonly tileWidth: number;
  readonly tileHeight: number;
}

/** An instance, ready to be drawn and hit-tested. Placed in scene coordinates even on layers that do not scroll. */
export interface DrawnItem extends StageItem {
  readonly prototype: string;
  readonly box: Box;
  /** Undefined for an instance without a prototype. */
  readonly look: Look | undefined;
}

/** A layer with its items, back to front. */
export interface DrawnLayer {
  readonly id: string;
  readonly items: readonly DrawnItem[];
}

/** Everything in a scene, back to front. Unchanged actors and layers keep their identity. */
export function drawnLayers(project: Pick<Project, 'actors'>, scene: SceneDocument): readonly DrawnLayer[] {
  const { origin } = scene.attributes.camera;
  return scene.layers.map((layer) => drawnLayer(project.actors, layer, layer.attributes.scrollable ? still : origin));
}

const still: Point = { x: 0, y: 0 };
const layers = new WeakMap<
  Layer['actors'],
  { readonly actors: Project['actors']; readonly offset: Point; readonly layer: DrawnLayer }
>();
/** The last state of each layer, by id. */
const latest = new Map<
  string,
  {
    readonly actors: Project['actors'];
    readonly offset: Point;
    readonly layer: DrawnLayer;
    readonly instances: Layer['actors'];
  }
>();
const mostLatest = 200;
const items = new WeakMap<
  Instance,
  { readonly prototype: PrototypeDocument | undefined; readonly offset: Point; readonly item: DrawnItem }
>();

function drawnLayer(actors: Project['actors'], layer: Layer, offset: Point): DrawnLayer {
  const known = layers.get(layer.actors);
  if (known?.actors === actors && isSame(known.offset, offset) && known.layer.id === layer.id) return known.layer;
  // Most instances of a changed layer are at the same index as before, where comparing is faster than looking up.
  const before = latest.get(layer.id);
  const isLike = before?.actors === actors && isSame(before.offset, offset);
  const drawn = {
    id: layer.id,
    items: layer.actors.map((instance, at) => {
      const same = isLike && before.instances[at] === instance ? before.layer.items[at] : undefined;
      return (
        same ?? drawnItem({ actors, layer: layer.id, offset }, instance, isLike ? before.instances[at] : undefined)
      );
    }),
  };
  layers.set(layer.actors, { actors, offset, layer: drawn });
  if (latest.size >= mostLatest) latest.clear();
  latest.set(layer.id, { actors, offset, layer: drawn, instances: layer.actors });
  return drawn;
}

interface Surroundings {
  readonly actors: Project['actors'];
  readonly layer: string;
  readonly offset: Point;
}

/** `before` is what was at its index before the last change of the layer. */
function drawnItem({ actors, layer, offset }: Surroundings, instance: Instance, before?: Instance): DrawnItem {
  const prototype = actors.get(instance.prototype);
  const known = items.get(instance);
  if (known && known.prototype === prototype && isSame(known.offset, offset) && known.item.layer === layer) {
    return known.item;
  }
  const stored = placementOf(instance, prototype);
  const position = { x: stored.position.x + offset.x, y: stored.position.y + offset.y };
  const placement = { ...stored, position };
  const item: DrawnItem = {
    id: instance.id,
    layer,
    prototype: instance.prototype,
    name: nameIn(instance, nameIn(prototype, t('Missing actor'))),
    placement,
    offset,
    box: boxOf(placement),
    isLocked: instanceValue(instance, prototype, ['attributes', 'uiPinned']) === true,
    look: prototype && (sameLook(instance, prototype, before) ?? lookOf(instance, prototype)),
  };
  items.set(instance, { prototype, offset, item });
  return item;
}

/** The look of the state before, when nothing that it is made of has changed, as when the instance was moved. */
function sameLook(instance: Instance, prototype: PrototypeDocument, before: Instance | undefined): Look | undefined {
  const known = before && items.get(before);
  if (known?.prototype !== prototype || before?.id !== instance.id || before.aspects !== instance.aspects) return;
  const { image, color } = instance.attributes;
  return before.attributes.image === image && before.attributes.color === color ? known?.item.look : undefined;
}

/** How an instance is drawn (or its prototype, given an empty instance); invalid values count as the default. */
export function lookOf(instance: Instance, prototype: PrototypeDocument): Look {
  const value = (path: AttributePath) => instanceValue(instance, prototype, path);
  const graphics = (key: string) => value(['aspects', 'graphics', 'attributes', key]);
  const number = (key: string) => numberOr(graphics(key), 0);
  return {
    image: textOr(value(['attributes', 'image']), ''),
    color: colorOf(value(['attributes', 'color'])),
    visible: graphics('visible') !== false,
    blendingMode: number('blendingMode'),
    horizontalWrap: number('horizontalWrap'),
    verticalWrap: number('verticalWrap'),
    horizontalAnchor: number('horizontalAnchor'),
    verticalAnchor: number('verticalAnchor'),
    flipHorizontally: graphics('flipHorizontally') === true,
    flipVertically: graphics('flipVertically') === true,
    tileWidth: number('tileWidth'),
    tileHeight: number('tileHeight'),
  };
}

/** A stored color with all components; white where there is none. */
export function colorOf(value: unknown): Color {
  const part = (key: string) => (isJsonObject(value) ? Math.min(1, Math.max(0, numberOr(value[key], 1))) : 1);
  return { red: part('red'), green: part('green'), blue: part('blue'), alpha: part('alpha') };
}

function isSame(left: Point, right: Point): boolean {
  return left.x === right.x && left.y === right.y;
}
