import type { AttributePath, Color, Layer, Point, Project, PrototypeDocument, SceneDocument } from '@playhouse/core';
import { type Instance, instanceValue, isJsonObject, nameIn, numberOr, placementOf, textOr } from '@playhouse/core';
import { t } from '../../i18n/t.ts';
import { type Box, boxOf } from '../../interactions/box.ts';
import type { StageItem } from '../../interactions/stageItem.ts';
import { cssColor } from './cssColor.ts';

/** How an actor is drawn; numbers are the stored codes. */
export interface Look {
  readonly image: string;
  readonly color: Color;
  /** The color as CSS, without its alpha. */
  readonly fill: string;
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
  readonly zIndex: number;
}

/** An instance, ready to be drawn and hit-tested. Placed in scene coordinates even on layers that do not scroll. */
export interface DrawnItem extends StageItem {
  readonly prototype: string;
  readonly box: Box;
  /** Undefined for an instance without a prototype. */
  readonly look: Look | undefined;
}

/** A layer with its items, back to front: by `zIndex`, then by their order in the layer. docs/runtime-rules.md#actor-attributes. */
export interface DrawnLayer {
  readonly id: string;
  readonly items: readonly DrawnItem[];
}

/** Everything in a scene, back to front. Unchanged actors and layers keep their identity. */
export function drawnLayers({ actors }: Pick<Project, 'actors'>, scene: SceneDocument): readonly DrawnLayer[] {
  const known = scenes.get(scene);
  if (known?.actors === actors) return known.layers;
  const { origin } = scene.attributes.camera;
  const layers = scene.layers.map((layer) => drawnLayer(actors, layer, layer.attributes.scrollable ? still : origin));
  scenes.set(scene, { actors, layers });
  return layers;
}

/** Every part of the page that shows a scene asks for its items. */
const scenes = new WeakMap<
  SceneDocument,
  { readonly actors: Project['actors']; readonly layers: readonly DrawnLayer[] }
>();

/** The number of actors on these layers. */
export function countOf(layers: readonly DrawnLayer[]): number {
  return layers.reduce((sum, { items }) => sum + items.length, 0);
}

const still: Point = { x: 0, y: 0 };

/** What the items of a layer depend on besides its instances. */
interface Surroundings {
  readonly actors: Project['actors'];
  readonly layer: string;
  readonly offset: Point;
}

interface LayerState extends Surroundings {
  readonly instances: Layer['actors'];
  /** An item for each instance, at the same index. */
  readonly items: readonly DrawnItem[];
  readonly drawn: DrawnLayer;
}

const states = new WeakMap<Layer['actors'], LayerState>();
/** The last state of each layer, by id. */
const latest = new Map<string, LayerState>();
const mostLatest = 200;

function drawnLayer(actors: Project['actors'], { id, actors: instances }: Layer, offset: Point): DrawnLayer {
  const known = states.get(instances);
  if (known?.actors === actors && isSame(known.offset, offset) && known.layer === id) return known.drawn;
  const around = { actors, layer: id, offset };
  const items = drawnItems(around, instances, latest.get(id));
  const state = { ...around, instances, items, drawn: { id, items: backToFront(items) } };
  states.set(instances, state);
  if (latest.size >= mostLatest) latest.clear();
  latest.set(id, state);
  return state.drawn;
}

/** Actors in the order in which the game draws them. */
function backToFront(items: readonly DrawnItem[]): readonly DrawnItem[] {
  const isInOrder = items.every(({ look }) => !look || look.zIndex === 0);
  return isInOrder ? items : items.toSorted((one, other) => (one.look?.zIndex ?? 0) - (other.look?.zIndex ?? 0));
}

/** The items of a layer, in the order of its instances. Those that are drawn as before are kept. */
function drawnItems(around: Surroundings, instances: Layer['actors'], before: LayerState | undefined): DrawnItem[] {
  if (!before || !isSame(before.offset, around.offset)) return instances.map((instance) => drawnItem(around, instance));
  const { items } = before;
  const hasSameActors = before.actors === around.actors;
  let indices: Map<string, number> | undefined;
  return instances.map((instance, at) => {
    // Most instances are at the same index as before, where nothing has to be looked up.
    let index = at;
    if (before.instances[at]?.id !== instance.id) {
      indices ??= new Map(before.instances.map(({ id }, place) => [id, place]));
      index = indices.get(instance.id) ?? -1;
    }
    const was = before.instances[index];
    const item = items[index];
    if (!was || !item) return drawnItem(around, instance);
    const isLike = hasSameActors || before.actors.get(was.prototype) === around.actors.get(instance.prototype);
    if (isLike && was === instance) return item;
    return drawnItem(around, instance, isLike && hasSameLook(was, instance) ? item.look : undefined);
  });
}

/** True when nothing has changed that a look is made of, as when an instance was moved. */
function hasSameLook(was: Instance, { attributes, aspects, prototype }: Instance): boolean {
  if (was.prototype !== prototype || was.aspects !== aspects) return false;
  return was.attributes.image === attributes.image && was.attributes.color === attributes.color;
}

/** `look`: how it is drawn, if that is known. */
function drawnItem({ actors, layer, offset }: Surroundings, instance: Instance, look?: Look): DrawnItem {
  const prototype = actors.get(instance.prototype);
  const stored = placementOf(instance, prototype);
  const { x, y } = stored.position;
  const placement = offset === still ? stored : { ...stored, position: { x: x + offset.x, y: y + offset.y } };
  return {
    id: instance.id,
    layer,
    prototype: instance.prototype,
    name: nameIn(instance, nameIn(prototype, t('Missing actor'))),
    placement,
    offset,
    box: boxOf(placement),
    isLocked: instanceValue(instance, prototype, ['attributes', 'uiPinned']) === true,
    look: prototype && (look ?? ownLook(instance, prototype)),
  };
}

const sharedLooks = new WeakMap<PrototypeDocument, Look>();

/** The look of an instance; that of its prototype if nothing of it is its own, as for most instances. */
function ownLook(instance: Instance, prototype: PrototypeDocument): Look {
  const { attributes, aspects } = instance;
  if (aspects || attributes.image !== undefined || attributes.color !== undefined) return lookOf(instance, prototype);
  const known = sharedLooks.get(prototype);
  if (known) return known;
  const look = lookOf(instance, prototype);
  sharedLooks.set(prototype, look);
  return look;
}

/** How an instance is drawn (or its prototype, given an empty instance); invalid values count as the default. */
export function lookOf(instance: Instance, prototype: PrototypeDocument): Look {
  const value = (path: AttributePath) => instanceValue(instance, prototype, path);
  const graphics = (key: string) => value(['aspects', 'graphics', 'attributes', key]);
  const number = (key: string) => numberOr(graphics(key), 0);
  const color = colorOf(value(['attributes', 'color']));
  return {
    image: textOr(value(['attributes', 'image']), ''),
    color,
    fill: cssColor(color),
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
    zIndex: number('zIndex'),
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
