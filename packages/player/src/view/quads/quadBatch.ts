import { Buffer, BufferUsage, Geometry, Mesh, type Shader, type Texture, type TextureSource } from 'pixi.js';
import { createMoment, createQuadShader, type Moment, mostPages } from './quadShader.ts';

/** Numbers of a quad's position: x, y and rotation after the last step, then before it. px and degrees. */
export const placeLength = 6;
/** Numbers of a quad's appearance: size, frame in its page, color, page. */
const lookLength = 8;
const leastRoom = 16;

/** The appearance of a quad. A negative size flips it. */
export interface QuadLook {
  readonly texture: Texture;
  readonly width: number;
  readonly height: number;
  /** As returned by `packedColorOf`. */
  readonly color: number;
}

/**
 * Many quads of one blend mode, drawn by one call: numbers in two buffers, without an object for each. It is part of
 * the scene like any node of the library. Written numbers take effect after `showPlaces` and `showLooks`.
 */
export class QuadBatch extends Mesh<Geometry, Shader> {
  /** Position of each quad, `placeLength` numbers each. */
  positions: Float32Array;
  #looks: Float32Array;
  #colors: Uint32Array;
  #placeBuffer: Buffer;
  #lookBuffer: Buffer;
  readonly #pages: TextureSource[] = [];
  readonly #moment: Moment;
  #shader: Shader;
  #room = leastRoom;

  constructor() {
    const made = createBuffers(leastRoom);
    const moment = createMoment();
    const shader = createQuadShader([], moment);
    super({ geometry: made.geometry, shader });
    this.#moment = moment;
    this.#shader = shader;
    this.positions = made.positions;
    this.#looks = made.looks;
    this.#colors = new Uint32Array(made.looks.buffer);
    this.#placeBuffer = made.placeBuffer;
    this.#lookBuffer = made.lookBuffer;
  }

  /** Textures in use. */
  get pages(): readonly TextureSource[] {
    return this.#pages;
  }

  get count(): number {
    return this.geometry.instanceCount;
  }

  /** Sets the number of drawn quads; existing ones keep their numbers. */
  set count(count: number) {
    if (count > this.#room) this.#grow(Math.max(count, this.#room * 2));
    this.geometry.instanceCount = count;
  }

  /** Shows the moment between the last two steps, from 0 to 1. */
  set between(between: number) {
    this.#moment.uniforms.uBetween = between;
  }

  /** Forgets the textures in use, before all appearances are rewritten. */
  forgetPages(): void {
    this.#pages.length = 0;
  }

  /** Writes an appearance. False when there is no room left for its texture. */
  setLook(index: number, { texture, width, height, color }: QuadLook): boolean {
    const page = this.#pageOf(texture.source);
    if (page < 0) return false;
    const { x0, y0, x2, y2 } = texture.uvs;
    const looks = this.#looks;
    const at = index * lookLength;
    looks[at] = width;
    looks[at + 1] = height;
    looks[at + 2] = x0;
    looks[at + 3] = y0;
    looks[at + 4] = x2;
    looks[at + 5] = y2;
    this.#colors[at + 6] = color;
    looks[at + 7] = page;
    return true;
  }

  /** Writes the position of a quad that has not moved. */
  setStill(index: number, x: number, y: number, rotation: number): void {
    const { positions } = this;
    const at = index * placeLength;
    positions[at] = x;
    positions[at + 1] = y;
    positions[at + 2] = rotation;
    positions[at + 3] = x;
    positions[at + 4] = y;
    positions[at + 5] = rotation;
  }

  showPlaces(): void {
    this.#placeBuffer.update(this.count * placeLength * 4);
  }

  showLooks(): void {
    this.#lookBuffer.update(this.count * lookLength * 4);
  }

  override destroy(): void {
    const { geometry } = this;
    super.destroy();
    geometry.destroy(true);
    this.#shader.destroy();
  }

  #pageOf(source: TextureSource): number {
    const known = this.#pages.indexOf(source);
    if (known >= 0) return known;
    if (this.#pages.length >= mostPages) return -1;
    this.#pages.push(source);
    const old = this.#shader;
    this.#shader = createQuadShader(this.#pages, this.#moment);
    this.shader = this.#shader;
    old.destroy();
    return this.#pages.length - 1;
  }

  #grow(room: number): void {
    const { geometry } = this;
    const made = createBuffers(room);
    made.positions.set(this.positions);
    made.looks.set(this.#looks);
    this.#room = room;
    this.positions = made.positions;
    this.#looks = made.looks;
    this.#colors = new Uint32Array(made.looks.buffer);
    this.#placeBuffer = made.placeBuffer;
    this.#lookBuffer = made.lookBuffer;
    this.geometry = made.geometry;
    geometry.destroy(true);
  }
}

function createBuffers(room: number) {
  const positions = new Float32Array(room * placeLength);
  const looks = new Float32Array(room * lookLength);
  const usage = BufferUsage.VERTEX | BufferUsage.COPY_DST;
  const placeBuffer = new Buffer({ data: positions, usage });
  const lookBuffer = new Buffer({ data: looks, usage });
  const placed = { buffer: placeBuffer, stride: placeLength * 4, instance: true } as const;
  const looked = { buffer: lookBuffer, stride: lookLength * 4, instance: true } as const;
  const geometry = new Geometry({
    attributes: {
      aCorner: { buffer: Float32Array.of(0, 0, 1, 0, 0, 1, 1, 1), format: 'float32x2' },
      aPlace: { ...placed, offset: 0, format: 'float32x3' },
      aPlaceBefore: { ...placed, offset: 12, format: 'float32x3' },
      aSize: { ...looked, offset: 0, format: 'float32x2' },
      aFrame: { ...looked, offset: 8, format: 'float32x4' },
      aTint: { ...looked, offset: 24, format: 'unorm8x4' },
      aPage: { ...looked, offset: 28, format: 'float32' },
    },
    indexBuffer: Uint16Array.of(0, 1, 2, 2, 1, 3),
    instanceCount: 0,
  });
  return { positions, looks, placeBuffer, lookBuffer, geometry };
}
