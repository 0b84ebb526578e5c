import type { ActorView, LayerView } from '@playhouse/runtime';
import { Container, type IParticle, ParticleContainer } from 'pixi.js';
import { blendModeOf } from '../blendModes.ts';
import { ActorNode, type DrawingSources } from './actorNode.ts';

/** Neighbors in draw order that are worth a batch of their own. */
const leastBatch = 200;

/** One layer: its actors in draw order, runs of plain ones drawn as batches. */
export class LayerNode {
  readonly container = new Container();
  readonly #sources: DrawingSources;
  readonly #byActor = new Map<ActorView, ActorNode>();
  readonly #batches: ParticleContainer<IParticle>[] = [];
  #ordered: ActorNode[] = [];
  #version = -1;

  constructor(sources: DrawingSources) {
    this.#sources = sources;
  }

  /** Draws the layer as it is between its last two steps; true when anything has changed. */
  update(layer: LayerView, between: number, hasStepped: boolean): boolean {
    let hasChanged = false;
    let isStale = false;
    if (layer.version !== this.#version) {
      this.#version = layer.version;
      this.#takeActors(layer.actors);
      isStale = true;
    }
    if (hasStepped || isStale) {
      for (const node of this.#ordered) {
        if (node.isStale) {
          hasChanged = true;
          isStale = this.#refresh(node) || isStale;
        }
        if (node.hasOtherEmitters) {
          node.fitEmitters();
          isStale = true;
        }
      }
    }
    if (isStale) this.#arrange();
    for (const node of this.#ordered) if (node.place(between, hasStepped || isStale)) hasChanged = true;
    return hasChanged || isStale;
  }

  /** Draws everything anew, because fonts have arrived or the size of pixels has changed. */
  refresh(): void {
    for (const node of this.#ordered) node.refresh();
  }

  destroy(): void {
    for (const node of this.#ordered) node.destroy();
    for (const batch of this.#batches) batch.destroy();
    this.container.destroy();
  }

  #takeActors(actors: readonly ActorView[]): void {
    const gone = new Set(this.#ordered);
    this.#ordered = actors.map((actor) => {
      const known = this.#byActor.get(actor);
      if (known) {
        gone.delete(known);
        return known;
      }
      const node = new ActorNode(actor, this.#sources);
      this.#byActor.set(actor, node);
      return node;
    });
    for (const node of gone) {
      this.#byActor.delete(node.actor);
      node.destroy();
    }
  }

  /** True when the actor belongs elsewhere in the layer now. */
  #refresh(node: ActorNode): boolean {
    const { zIndex, nodes, batchKey } = node;
    node.refresh();
    const after = node.nodes;
    const isSame = after.length === nodes.length && after.every((each, i) => each === nodes[i]);
    return zIndex !== node.zIndex || !isSame || batchKey !== node.batchKey;
  }

  /** Puts all nodes in order: by zIndex, then as the layer lists them. */
  #arrange(): void {
    if (this.#ordered.some(({ zIndex }) => zIndex !== 0)) this.#ordered.sort((a, b) => a.zIndex - b.zIndex);
    const wanted: Container[] = [];
    let batches = 0;
    for (let start = 0; start < this.#ordered.length; ) {
      const run = this.#runAt(start);
      start += run.length;
      const [first] = run;
      if (!first) break;
      if (run.length >= leastBatch && first.batchKey > 0) wanted.push(this.#batch(batches++, run, first));
      else {
        for (const node of run) {
          node.toNode();
          wanted.push(...node.nodes);
        }
      }
    }
    for (const spare of this.#batches.splice(batches)) spare.destroy();
    this.#show(wanted);
  }

  /** The actors from one on that may share a batch with it. */
  #runAt(start: number): ActorNode[] {
    const key = this.#ordered[start]?.batchKey ?? 0;
    let end = start + 1;
    while (key > 0 && this.#ordered[end]?.batchKey === key) end++;
    return this.#ordered.slice(start, end);
  }

  #batch(index: number, run: readonly ActorNode[], { actor }: ActorNode): ParticleContainer<IParticle> {
    let batch = this.#batches[index];
    if (!batch) {
      batch = new ParticleContainer<IParticle>({
        dynamicProperties: { position: true, vertex: true, rotation: true, uvs: false, color: true },
      });
      this.#batches.push(batch);
    }
    batch.particleChildren = run.map((node) => node.toParticle());
    batch.texture = this.#sources.images.of(actor.image);
    batch.blendMode = blendModeOf(actor.blendingMode);
    batch.update();
    return batch;
  }

  #show(wanted: readonly Container[]): void {
    const { container } = this;
    const kept = new Set(wanted);
    for (const child of [...container.children]) if (!kept.has(child)) container.removeChild(child);
    for (const [i, node] of wanted.entries()) {
      if (container.children[i] !== node) container.addChildAt(node, i);
    }
  }
}
