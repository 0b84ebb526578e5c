import type { SceneView } from '@playhouse/runtime';
import { Container, Sprite, Texture } from 'pixi.js';
import { tintOf } from '../color.ts';
import type { DrawingSources } from './actorNode.ts';
import { LayerNode } from './layerNode.ts';

/** One scene, in a space of `screenWidth` x `screenHeight` px whose y points down. */
export class SceneNode {
  readonly container = new Container();
  readonly #background = new Sprite(Texture.WHITE);
  readonly #layers: LayerNode[] = [];
  readonly #sources: DrawingSources;
  #camera = '';
  #color = '';
  /** The color behind everything, when the scene is the backmost one: it needs no drawing. */
  readonly backdrop = { red: 0, green: 0, blue: 0 };

  constructor(sources: DrawingSources) {
    this.#sources = sources;
    this.container.addChild(this.#background);
  }

  /** Draws the scene as it is between its last two steps; true when anything has changed. */
  update(scene: SceneView, between: number, hasStepped: boolean): boolean {
    let hasChanged = this.#fitLayers(scene);
    hasChanged = this.#paint(scene) || hasChanged;
    hasChanged = this.#look(scene, between) || hasChanged;
    for (const [i, layer] of scene.layers.entries()) {
      if (this.#layers[i]?.update(layer, between, hasStepped)) hasChanged = true;
    }
    return hasChanged;
  }

  /** True when another scene is behind this one and visible through its background. */
  set isOverlay(isOverlay: boolean) {
    this.#background.visible = isOverlay;
  }

  /** Redraws everything. */
  refresh(): void {
    for (const layer of this.#layers) layer.refresh();
  }

  destroy(): void {
    for (const layer of this.#layers) layer.destroy();
    this.container.destroy({ children: true });
  }

  #fitLayers(scene: SceneView): boolean {
    if (scene.layers.length === this.#layers.length) return false;
    while (this.#layers.length > scene.layers.length) this.#layers.pop()?.destroy();
    while (this.#layers.length < scene.layers.length) {
      const layer = new LayerNode(this.#sources);
      this.#layers.push(layer);
      this.container.addChild(layer.container);
    }
    this.#camera = '';
    return true;
  }

  #paint({ red, green, blue, alpha, camera }: SceneView): boolean {
    const color = `${red} ${green} ${blue} ${alpha} ${camera.screenWidth} ${camera.screenHeight}`;
    if (color === this.#color) return false;
    this.#color = color;
    this.#background.setSize(camera.screenWidth, camera.screenHeight);
    this.#background.tint = tintOf(red, green, blue);
    const opacity = alpha > 0 ? Math.min(alpha, 1) : 0;
    this.#background.alpha = opacity;
    Object.assign(this.backdrop, { red: red * opacity, green: green * opacity, blue: blue * opacity });
    return true;
  }

  /** Points the camera: it rotates around the center of its view, and layers that do not scroll ignore it. */
  #look({ camera, layers }: SceneView, between: number): boolean {
    const x = camera.previousX + (camera.x - camera.previousX) * between + camera.width / 2;
    const y = camera.previousY + (camera.y - camera.previousY) * between + camera.height / 2;
    const { width, height, rotation, screenWidth, screenHeight } = camera;
    const key = [x, y, width, height, rotation, screenWidth, screenHeight, ...layers.map((l) => l.scrollable)].join(
      ' ',
    );
    if (key === this.#camera) return false;
    this.#camera = key;
    for (const [i, { container }] of this.#layers.entries()) {
      const isScrolled = layers[i]?.scrollable ?? true;
      container.position.set(screenWidth / 2, screenHeight / 2);
      container.pivot.set(isScrolled ? x : screenWidth / 2, isScrolled ? y : screenHeight / 2);
      container.scale.set(
        isScrolled && width > 0 ? screenWidth / width : 1,
        -(isScrolled && height > 0 ? screenHeight / height : 1),
      );
      container.rotation = isScrolled ? (rotation * Math.PI) / 180 : 0;
    }
    return true;
  }
}
