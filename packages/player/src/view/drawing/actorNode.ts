import type { ActorView } from '@playhouse/runtime';
import type { Container, IParticle, Texture } from 'pixi.js';
import { particleColorOf } from '../color.ts';
import type { Pictures } from '../pictures.ts';
import { drawPicture, isPlain } from './actorPicture.ts';
import { blankParticle, EmitterNode } from './emitterNode.ts';
import { TextNode, type TextSources } from './textNode.ts';

/** What actors are drawn with. */
export interface DrawingSources extends TextSources {
  readonly images: Pictures;
}

/** All that is drawn of one actor: its picture, as a node or as a particle of a batch, and its texts and particles. */
export class ActorNode {
  readonly actor: ActorView;
  readonly #sources: DrawingSources;
  #picture: Container | undefined;
  #particle: IParticle | undefined;
  readonly #texts: TextNode[] = [];
  readonly #emitters: EmitterNode[] = [];
  #version = -1;
  #image: string | undefined;
  zIndex = 0;
  /** Its image has changed while it was shown: batches would have to be made again and again for it. */
  isRestless = false;
  /** Where it was last drawn. */
  readonly #drawn = { x: Number.NaN, y: Number.NaN, rotation: Number.NaN };

  constructor(actor: ActorView, sources: DrawingSources) {
    this.actor = actor;
    this.#sources = sources;
  }

  get isStale(): boolean {
    return this.actor.version !== this.#version;
  }

  /** What decides whether it may share a batch: the texture's source and the blend mode; 0 when it may not. */
  get batchKey(): number {
    if (this.isRestless || !isPlain(this.actor)) return 0;
    return this.#sources.images.of(this.actor.image).source.uid * 8 + (this.actor.blendingMode & 7) + 1;
  }

  /** The nodes to draw, back to front; without the picture while that is a particle. */
  get nodes(): readonly Container[] {
    const own = this.#picture ? [this.#picture] : [];
    return [...own, ...this.#texts.map(({ sprite }) => sprite), ...this.#emitters.map(({ container }) => container)];
  }

  /** Draws the actor as it is now. */
  refresh(): void {
    const { actor } = this;
    if (this.#image !== undefined && this.#image !== actor.image) this.isRestless = true;
    this.#image = actor.image;
    this.#version = actor.version;
    this.zIndex = actor.zIndex;
    if (this.#particle) drawParticle(this.#particle, actor, this.#sources.images.of(actor.image));
    else this.#drawNode();
    resize(this.#texts, actor.texts.length, () => new TextNode(this.#sources));
    for (const [i, text] of this.#texts.entries()) {
      const view = actor.texts[i];
      if (view) text.refresh(actor, view);
    }
    this.#drawn.x = Number.NaN;
  }

  /** Makes the picture a particle, to be put into a batch. */
  toParticle(): IParticle {
    this.#picture?.destroy({ children: true });
    this.#picture = undefined;
    if (!this.#particle) {
      this.#particle = blankParticle(this.#sources.images.of(this.actor.image));
      this.refresh();
    }
    return this.#particle;
  }

  /** Makes the picture a node of its own. */
  toNode(): void {
    if (this.#picture) return;
    this.#particle = undefined;
    this.refresh();
  }

  /** Moves everything to where the actor is between its last two steps; true when anything has moved. */
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
    const target = this.#particle ?? this.#picture;
    if (target) {
      target.x = x;
      target.y = y;
      target.rotation = radians;
    }
    for (const text of this.#texts) text.place(x, y, radians);
    return true;
  }

  /** True when the number of emitters has changed, so that the layer has to take its nodes anew. */
  get hasOtherEmitters(): boolean {
    return this.actor.emitters.length !== this.#emitters.length;
  }

  /** Makes as many emitters as the actor has. */
  fitEmitters(): void {
    resize(this.#emitters, this.actor.emitters.length, () => new EmitterNode());
  }

  destroy(): void {
    this.#picture?.destroy({ children: true });
    for (const node of [...this.#texts, ...this.#emitters]) node.destroy();
  }

  #drawNode(): void {
    const { actor } = this;
    const node = drawPicture(actor, this.#sources.images.of(actor.image), this.#picture);
    if (this.#picture && node !== this.#picture) this.#picture.destroy({ children: true });
    this.#picture = node;
  }

  #drawEmitters(): void {
    for (const [i, emitter] of this.#emitters.entries()) {
      const view = this.actor.emitters[i];
      if (view) emitter.refresh(view, this.#sources.images.of(view.image));
      emitter.container.visible = this.actor.visible;
    }
  }
}

function drawParticle(particle: IParticle, actor: ActorView, texture: Texture): void {
  particle.texture = texture;
  particle.scaleX = (actor.flipHorizontally ? -actor.width : actor.width) / texture.width;
  particle.scaleY = (actor.flipVertically ? actor.height : -actor.height) / texture.height;
  particle.color = particleColorOf(actor.red, actor.green, actor.blue, actor.visible ? actor.alpha : 0);
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
