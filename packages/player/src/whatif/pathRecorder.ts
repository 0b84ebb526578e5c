import type { ActorView, GameView, SceneView } from '@playhouse/runtime';
import type { Ghost, GhostLook } from './ghost.ts';

/** Maximum number of paths; more would be confusing. */
const mostGhosts = 8;
/** In scenes with more actors, contacts of the chosen one are not searched for. */
const mostSearched = 1000;
/** Minimum movement, in px, for which a path is shown. */
const leastWay = 0.5;
/** Actors this close to each other, in px, count as touching. */
const reach = 2;

/** The path of one actor so far. */
interface Track {
  readonly key: number;
  readonly name: string;
  readonly scrolls: boolean;
  readonly from: number;
  readonly points: Float32Array;
  count: number;
  isTouched: boolean;
  look: GhostLook | undefined;
}

/** Records the positions of a game's actors, frame by frame. */
export class PathRecorder {
  readonly #key: number;
  readonly #most: number;
  readonly #names: ReadonlyMap<number, string>;
  readonly #tracks = new Map<number, Track>();
  /** In order of contact with the chosen actor. */
  readonly #touched: Track[] = [];
  #frame = 0;

  /** `key` is that of the chosen actor, `frames` the maximum number, `names` the names of actors that have one. */
  constructor(key: number, frames: number, names: ReadonlyMap<number, string>) {
    this.#key = key;
    this.#most = frames + 1;
    this.#names = names;
  }

  /** Call before the first step and after each; false when the chosen actor is gone. */
  look(view: GameView): boolean {
    const scene = view.scenes.at(-1);
    if (!scene) return false;
    const chosen = find(scene, this.#key);
    if (chosen) this.#note(chosen.actor, chosen.scrolls);
    if (chosen && sizeOf(scene) <= mostSearched) this.#search(scene, chosen.actor, chosen.scrolls);
    else this.#follow(scene);
    this.#frame++;
    return chosen !== undefined;
  }

  /** The paths, the chosen actor's first. The caller owns them. */
  ghosts(): Ghost[] {
    const chosen = this.#tracks.get(this.#key);
    if (!chosen) return [];
    const others = this.#touched.filter(hasMoved).slice(0, mostGhosts - 1);
    return [chosen, ...others].map((track) => ghostOf(track, this.#frame));
  }

  #search(scene: SceneView, chosen: ActorView, scrolls: boolean): void {
    for (const layer of scene.layers) {
      for (const actor of layer.actors) {
        if (actor === chosen) continue;
        const track = this.#note(actor, layer.scrollable);
        if (track.isTouched || layer.scrollable !== scrolls || !areNear(chosen, actor)) continue;
        track.isTouched = true;
        this.#touched.push(track);
      }
    }
  }

  /** Continues the paths that were begun, without searching for contacts. */
  #follow(scene: SceneView): void {
    for (const { actors, scrollable } of scene.layers) {
      for (const actor of actors) {
        if (actor.key !== this.#key && this.#tracks.has(actor.key)) this.#note(actor, scrollable);
      }
    }
  }

  #note(actor: ActorView, scrolls: boolean): Track {
    const { key } = actor;
    const track = this.#tracks.get(key) ?? this.#begin(key, scrolls);
    const { points, count } = track;
    points[count * 2] = actor.x;
    points[count * 2 + 1] = actor.y;
    track.count++;
    track.look = actor;
    return track;
  }

  #begin(key: number, scrolls: boolean): Track {
    const points = new Float32Array((this.#most - this.#frame) * 2);
    const name = this.#names.get(key) ?? '';
    const track = { key, name, scrolls, from: this.#frame, points, count: 0, isTouched: false, look: undefined };
    this.#tracks.set(key, track);
    return track;
  }
}

function find(scene: SceneView, key: number): { actor: ActorView; scrolls: boolean } | undefined {
  for (const { actors, scrollable } of scene.layers) {
    const actor = actors.find((each) => each.key === key);
    if (actor) return { actor, scrolls: scrollable };
  }
  return undefined;
}

function sizeOf({ layers }: SceneView): number {
  return layers.reduce((sum, { actors }) => sum + actors.length, 0);
}

/** Whether the boxes around two actors touch. */
function areNear(one: ActorView, other: ActorView): boolean {
  const across = Math.abs(one.x - other.x);
  const along = Math.abs(one.y - other.y);
  // No rotated box is larger than this, so most pairs are ruled out without computing angles.
  const most = (one.width + one.height + other.width + other.height) / 2 + reach;
  if (across > most || along > most) return false;
  const [first, second] = [halfBox(one), halfBox(other)];
  return across <= first.width + second.width + reach && along <= first.height + second.height + reach;
}

function halfBox({ width, height, rotation }: ActorView): { width: number; height: number } {
  const angle = (rotation * Math.PI) / 180;
  const [cosine, sine] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  return { width: (width * cosine + height * sine) / 2, height: (width * sine + height * cosine) / 2 };
}

function hasMoved({ points, count }: Track): boolean {
  const [x = 0, y = 0] = points;
  for (let at = 1; at < count; at++) {
    const [nextX = 0, nextY = 0] = [points[at * 2], points[at * 2 + 1]];
    if (Math.abs(nextX - x) > leastWay || Math.abs(nextY - y) > leastWay) return true;
  }
  return false;
}

const noLook: GhostLook = {
  image: '',
  width: 0,
  height: 0,
  rotation: 0,
  alpha: 0,
  flipHorizontally: false,
  flipVertically: false,
};

function ghostOf({ key, name, scrolls, from, points, count, look = noLook }: Track, frames: number): Ghost {
  const { image, width, height, rotation, alpha, flipHorizontally, flipVertically } = look;
  return {
    key,
    name,
    scrolls,
    from,
    points: points.slice(0, count * 2),
    isGone: from + count < frames,
    look: { image, width, height, rotation, alpha, flipHorizontally, flipVertically },
  };
}
