import type { ActorView } from '@playhouse/runtime';
import type { Container } from 'pixi.js';
import type { Pictures } from '../images/pictures.ts';
import { runKeyOf } from '../quads/actorRun.ts';
import { drawPicture } from './actorPicture.ts';
import { EmitterNode } from './emitterNode.ts';
import { TextNode, type TextSources } from './textNode.ts';

/** Resources that actors are drawn with. */
export interface DrawingSources extends TextSources {
  readonly images: Pictures;
}

/** Everything drawn of one actor that is not part of a batch: its image, its texts and its particles. */
export class ActorNode {
  readonly actor: ActorView;
  readonly #sources: DrawingSources;
  #picture: Container | undefined;
  readonly #texts: TextNode[] = [];
  readonly #emitters: EmitterNode[] = [];
  #version = Number.NaN;
  zIndex = 0;
  /** The result of `runKeyOf` when it was drawn. */
  runKey = 0;
  /** Where it was last drawn. */
  readonly #drawn = { x: Number.NaN, y: Number.NaN, rotation: Number.NaN };

  constructor(actor: ActorView, sources: DrawingSources) {
    this.actor = actor;
    this.#sources = sources;
  }

  get isStale(): boolean {
    return this.actor.version !== this.#version;
  }

  /** The nodes to draw, back to front. */
  get nodes(): readonly Container[] {
    const own = this.#picture ? [this.#picture] : [];
    return [...own, ...this.#texts.map(({ sprite }) => sprite), ...this.#emitters.map(({ batch }) => batch)];
  }

  /** Draws the actor as it is now. */
  refresh(): void {
    const { actor } = this;
    this.#version = actor.version;
    this.zIndex = actor.zIndex;
    this.runKey = runKeyOf(actor);
    this.#drawNode();
    resize(this.#texts, actor.texts.length, () => new TextNode(this.#sources));
    for (const [i, text] of this.#texts.entries()) {
      const view = actor.texts[i];
      if (view) text.refresh(actor, view);
    }
    this.#drawn.x = Number.NaN;
  }

  /** Moves everything to the actor's position between its last two steps; true when anything has moved. */
  place(between: number, hasStepped: boolean): boolean {
    const { actor } = this;
    const x = actor.previousX + (actor.x - actor.previousX) * between;
    const y = actor.previousY + (actor.y - actor.previousY) * between;
    const rotation = actor.rotation === actor.previousRotation ? actor.rotation : turned(actor, between);
    const hasParticles = hasStepped && (this.#emitters.length > 0 || actor.emitters.length > 0);
    if (hasParticles) this.#drawEmitters();
    const drawn = this.#drawn;
    if (x === drawn.x && y === drawn.y && rotation === drawn.rotation) return hasParticles;
    drawn.x = x;
    drawn.y = y;
    drawn.rotation = rotation;
    const radians = (rotation * Math.PI) / 180;
    const picture = this.#picture;
    if (picture) {
      picture.x = x;
      picture.y = y;
      picture.rotation = radians;
    }
    for (const text of this.#texts) text.place(x, y, radians);
    return true;
  }

  /** True when the number of emitters has changed, so that the layer has to collect its nodes again. */
  get hasOtherEmitters(): boolean {
    return this.actor.emitters.length !== this.#emitters.length;
  }

  /** Creates as many emitters as the actor has. */
  fitEmitters(): void {
    resize(this.#emitters, this.actor.emitters.length, () => new EmitterNode());
  }

  destroy(): void {
    this.#picture?.destroy({ children: true });
    for (const node of [...this.#texts, ...this.#emitters]) node.destroy();
  }

  #drawNode(): void {
    const { actor } = this;
    const node = drawPicture(actor, this.#sources.images, this.#picture);
    if (this.#picture && node !== this.#picture) this.#picture.destroy({ children: true });
    this.#picture = node;
  }

  #drawEmitters(): void {
    for (const [i, emitter] of this.#emitters.entries()) {
      const view = this.actor.emitters[i];
      if (view) emitter.refresh(view, this.#sources.images.of(view.image), this.actor.visible);
    }
  }
}

/** The angle between two steps, the short way round. */
function turned({ rotation, previousRotation }: ActorView, between: number): number {
  const by = ((((rotation - previousRotation) % 360) + 540) % 360) - 180;
  return previousRotation + by * between;
}

function resize<Node extends { destroy(): void }>(nodes: Node[], length: number, create: () => Node): void {
  while (nodes.length > length) nodes.pop()?.destroy();
  while (nodes.length < length) nodes.push(create());
}
