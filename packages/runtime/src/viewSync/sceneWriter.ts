import type { SceneView } from '../game/gameView.ts';
import { AppearanceWriter } from './appearanceWriter.ts';
import { LayerWriter } from './layerWriter.ts';
import type { MemoryPool } from './memoryPool.ts';
import { cameraNumbers, type LayerMessage, type SceneMessage, sceneNumbers } from './viewMessage.ts';

const nowhere = new Float64Array(0);

/** Reports the changes in one scene. */
export class SceneWriter {
  readonly #number: number;
  readonly #appearances = new AppearanceWriter();
  #layers: LayerWriter[] = [];
  /** Positions of the actors in the last message. */
  #positions = nowhere;

  constructor(number: number) {
    this.#number = number;
  }

  write(scene: SceneView, pool: MemoryPool): SceneMessage {
    const layers = this.#writeLayers(scene);
    const numbers = placesOf(scene);
    const appearances = this.#appearances.write(numbers, pool);
    const positions = this.#writePositions(numbers, pool);
    return {
      number: this.#number,
      id: scene.id,
      numbers: [...sceneNumbers.map((name) => scene[name]), ...cameraNumbers.map((name) => scene.camera[name])],
      ...(layers && { layers }),
      ...appearances,
      ...(positions && { positions }),
    };
  }

  #writeLayers({ layers }: SceneView): LayerMessage[] | undefined {
    const isTold = layers.length === this.#layers.length && layers.every((layer, i) => this.#layers[i]?.isTold(layer));
    if (isTold) return undefined;
    for (const writer of this.#layers.splice(layers.length)) writer.end(this.#appearances);
    return layers.map((layer, i) => {
      let writer = this.#layers[i];
      const isOther = writer?.layer !== layer;
      if (!writer || isOther) {
        writer = new LayerWriter(layer, writer);
        this.#layers[i] = writer;
      }
      return writer.write(this.#appearances);
    });
  }

  #writePositions(numbers: Float64Array, pool: MemoryPool): Float64Array | undefined {
    const { extent } = this.#appearances;
    const now = numbers.subarray(0, extent);
    if (this.#positions.length === now.length && isEqual(this.#positions, now)) return undefined;
    if (this.#positions.length !== now.length) this.#positions = now.slice();
    else this.#positions.set(now);
    const positions = pool.take(now.length);
    positions.set(now);
    return positions;
  }
}

/** The numbers that all actors of a scene share. */
function placesOf({ layers }: SceneView): Float64Array {
  for (const { actors } of layers) if (actors[0]) return actors[0].rows.positions;
  return nowhere;
}

/** Compared bit by bit, so that NaN needs no special case. */
function isEqual(a: Float64Array, b: Float64Array): boolean {
  const one = new Int32Array(a.buffer, a.byteOffset, a.length * 2);
  const other = new Int32Array(b.buffer, b.byteOffset, b.length * 2);
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}
