import type { FittedPicture, Ghost } from '@playhouse/player';

/** The camera of the running scene. */
export interface OverlayCamera {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rotation: number;
  readonly screenWidth: number;
  readonly screenHeight: number;
}

/** What the overlay needs to know about the picture below it, each time it is drawn. */
export interface PictureBelow {
  readonly box: FittedPicture;
  readonly camera: OverlayCamera;
}

/** Paths without changes, or with the tried change. */
export type GhostKind = 'asIs' | 'changed';

/** Draws paths over the game's picture, and follows the camera. */
export interface GhostOverlay {
  show(kind: GhostKind, ghosts: readonly Ghost[]): void;
  clear(): void;
  destroy(): void;
}

/** Number of frames between dots. */
const dotEvery = 10;
const svg = 'http://www.w3.org/2000/svg';

/**
 * Creates an overlay in the element that holds the picture; `addressOf` returns the URL of an image by its name in the
 * game.
 */
export function createGhostOverlay(
  stage: HTMLElement,
  below: () => PictureBelow | undefined,
  addressOf: (image: string) => string | undefined,
): GhostOverlay {
  const root = element('svg', { class: 'ghosts', preserveAspectRatio: 'none', 'aria-hidden': 'true' });
  const groups = { asIs: createGroup(root, 'asIs'), changed: createGroup(root, 'changed') };
  let drawing: number | undefined;
  let placed = '';
  const place = () => {
    drawing = requestAnimationFrame(place);
    const picture = below();
    if (!picture) return;
    const { box, camera } = picture;
    const now = JSON.stringify([box, Object.values(camera)]);
    if (now === placed) return;
    placed = now;
    root.setAttribute('viewBox', `0 0 ${camera.width} ${camera.height}`);
    Object.assign(root.style, {
      left: `${box.left}px`,
      top: `${box.top}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
    });
    for (const { scene, screen } of Object.values(groups)) {
      scene.setAttribute('transform', sceneTransform(camera));
      screen.setAttribute('transform', screenTransform(camera));
    }
  };
  const rest = () => {
    if (drawing !== undefined) cancelAnimationFrame(drawing);
    drawing = undefined;
    placed = '';
    root.remove();
  };
  return {
    show(kind, ghosts) {
      const { scene, screen } = groups[kind];
      scene.replaceChildren(...ghosts.filter(({ scrolls }) => scrolls).flatMap((ghost) => drawn(ghost, addressOf)));
      screen.replaceChildren(...ghosts.filter(({ scrolls }) => !scrolls).flatMap((ghost) => drawn(ghost, addressOf)));
      if (!root.isConnected) stage.append(root);
      if (drawing === undefined) place();
    },
    clear() {
      for (const { scene, screen } of Object.values(groups)) for (const each of [scene, screen]) each.replaceChildren();
      rest();
    },
    destroy: rest,
  };
}

function createGroup(root: SVGElement, kind: GhostKind): { readonly scene: SVGElement; readonly screen: SVGElement } {
  const group = element('g', { 'data-ghosts': kind });
  const scene = element('g', {});
  const screen = element('g', {});
  group.append(scene, screen);
  root.append(group);
  return { scene, screen };
}

/** Transforms from the scene, whose y points up, to the camera's view, whose y points down. */
function sceneTransform({ x, y, width, height, rotation }: OverlayCamera): string {
  const [middleX, middleY] = [width / 2, height / 2];
  const turn = rotation === 0 ? '' : `rotate(${-rotation}) `;
  return `translate(${middleX} ${middleY}) scale(1 -1) ${turn}translate(${-x - middleX} ${-y - middleY})`;
}

function screenTransform({ width, height, screenWidth, screenHeight }: OverlayCamera): string {
  return `translate(0 ${height}) scale(${width / screenWidth} ${-height / screenHeight})`;
}

function drawn(ghost: Ghost, addressOf: (image: string) => string | undefined): SVGElement[] {
  const { points, name } = ghost;
  const pairs = Array.from({ length: points.length / 2 }, (_, at) => `${points[at * 2]},${points[at * 2 + 1]}`);
  const dots = pairs.filter((_, at) => at > 0 && at % dotEvery === 0).map((pair) => `M${pair}h0`);
  const line = { points: pairs.join(' ') };
  return [
    element('polyline', { ...line, class: 'casing' }),
    element('polyline', { ...line, class: 'way', 'data-ghost': name, 'data-from': String(ghost.from) }),
    element('path', { d: dots.join(''), class: 'dots' }),
    ...pictureAtEnd(ghost, addressOf),
  ];
}

function pictureAtEnd(
  { points, look, isGone }: Ghost,
  addressOf: (image: string) => string | undefined,
): readonly SVGElement[] {
  const [x, y] = points.subarray(-2);
  if (x === undefined || y === undefined || isGone) return [];
  const { width, height, rotation, flipHorizontally, flipVertically, image } = look;
  const place = { x: String(-width / 2), y: String(-height / 2), width: String(width), height: String(height) };
  const turned = `translate(${x} ${y}) rotate(${rotation}) scale(${flipHorizontally ? -1 : 1} ${flipVertically ? 1 : -1})`;
  const href = addressOf(image);
  const shape = href
    ? element('image', { ...place, href, preserveAspectRatio: 'none', class: 'faded' })
    : element('rect', { ...place, class: 'faded' });
  shape.setAttribute('transform', turned);
  return [shape];
}

function element(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const made = document.createElementNS(svg, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}
