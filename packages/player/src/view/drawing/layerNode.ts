import type { ActorView, LayerView } from '@playhouse/runtime';
import { Container } from 'pixi.js';
import { ActorRun, runKeyOf } from '../quads/actorRun.ts';
import { ActorNode, type DrawingSources } from './actorNode.ts';

/** Minimum number of neighbors in draw order for a batch. */
const leastRun = 16;

/** One layer: its actors in draw order, runs of plain ones drawn as batches, the others as nodes. */
export class LayerNode {
  readonly container = new Container();
  readonly #sources: DrawingSources;
  #nodes = new Map<ActorView, ActorNode>();
  readonly #runs: ActorRun[] = [];
  #version = Number.NaN;
  #between = 1;

  constructor(sources: DrawingSources) {
    this.#sources = sources;
  }

  /** Draws the layer as it is between its last two steps; true when anything has changed. */
  update(layer: LayerView, between: number, hasStepped: boolean): boolean {
    const isOther = layer.version !== this.#version;
    const change = isOther ? 'broken' : hasStepped ? this.#step() : 'none';
    if (change === 'broken') {
      this.#version = layer.version;
      this.#arrange(layer.actors);
    }
    let hasChanged = change !== 'none';
    for (const node of this.#nodes.values()) {
      if (node.place(between, hasStepped || hasChanged)) hasChanged = true;
    }
    if (between !== this.#between || isOther) {
      this.#between = between;
      for (const run of this.#runs) if (run.place(between)) hasChanged = true;
    }
    return hasChanged;
  }

  /** Redraws everything, because fonts have loaded or the pixel size has changed. */
  refresh(): void {
    for (const node of this.#nodes.values()) node.refresh();
  }

  destroy(): void {
    for (const node of this.#nodes.values()) node.destroy();
    for (const run of this.#runs) run.destroy();
    this.container.destroy();
  }

  /** Draws what a step has changed, except the positions of nodes; broken when actors need other runs or nodes now. */
  #step(): 'none' | 'changed' | 'broken' {
    let change: 'none' | 'changed' | 'broken' = 'none';
    for (const run of this.#runs) {
      const ofRun = run.update();
      if (ofRun === 'broken') return ofRun;
      if (ofRun === 'changed') change = ofRun;
    }
    for (const node of this.#nodes.values()) {
      if (node.hasOtherEmitters) return 'broken';
      if (!node.isStale) continue;
      if (this.#refresh(node)) return 'broken';
      change = 'changed';
    }
    return change;
  }

  /** True when the actor needs another run or node in the layer now. */
  #refresh(node: ActorNode): boolean {
    const { zIndex, nodes, runKey } = node;
    node.refresh();
    const after = node.nodes;
    const isSame = after.length === nodes.length && after.every((each, i) => each === nodes[i]);
    return zIndex !== node.zIndex || !isSame || runKey !== node.runKey;
  }

  /** Sorts all actors: by zIndex, then by their order in the layer. */
  #arrange(actors: readonly ActorView[]): void {
    const isSorted = actors.every(({ zIndex }) => zIndex === 0);
    const ordered = isSorted ? actors : [...actors].sort((a, b) => a.zIndex - b.zIndex);
    const wanted: Container[] = [];
    const before = this.#nodes;
    this.#nodes = new Map();
    let runs = 0;
    for (let start = 0; start < ordered.length; ) {
      const end = runEnd(ordered, start);
      if (end - start >= leastRun) {
        const run = this.#runAt(runs++);
        start += run.take(ordered.slice(start, end));
        wanted.push(run.batch);
        continue;
      }
      for (const actor of ordered.slice(start, end)) wanted.push(...this.#nodeOf(actor, before).nodes);
      start = end;
    }
    for (const node of before.values()) node.destroy();
    for (const spare of this.#runs.splice(runs)) spare.destroy();
    this.#show(wanted);
  }

  #runAt(index: number): ActorRun {
    const run = this.#runs[index] ?? new ActorRun(this.#sources.images);
    this.#runs[index] = run;
    run.place(this.#between);
    return run;
  }

  /** The node of an actor, reused or new. */
  #nodeOf(actor: ActorView, before: Map<ActorView, ActorNode>): ActorNode {
    const node = before.get(actor) ?? new ActorNode(actor, this.#sources);
    before.delete(actor);
    this.#nodes.set(actor, node);
    if (node.isStale) node.refresh();
    node.fitEmitters();
    return node;
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

/** The end of the run of actors that may share a batch with the actor at the start. */
function runEnd(actors: readonly ActorView[], start: number): number {
  const first = actors[start];
  const key = first ? runKeyOf(first) : 0;
  let end = start + 1;
  for (let next = actors[end]; key > 0 && next && runKeyOf(next) === key; next = actors[end]) end++;
  return end;
}
