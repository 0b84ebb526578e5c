import { Columns } from './columns.ts';
import { drawStrip, viewSize } from './crowd.ts';

const vertexSource = `#version 300 es
in vec2 aCorner;
in vec3 aPlace;
in vec2 aSize;
in vec4 aTint;
in vec4 aFrame;
out vec2 vUv;
out vec4 vTint;
void main() {
  vec2 at = (aCorner - 0.5) * aSize;
  float c = cos(aPlace.z);
  float s = sin(aPlace.z);
  vec2 place = aPlace.xy + vec2(at.x * c - at.y * s, at.x * s + at.y * c);
  gl_Position = vec4(place / vec2(${(viewSize.width / 2).toFixed(1)}, ${(viewSize.height / 2).toFixed(1)}) - 1.0, 0.0, 1.0);
  vUv = mix(aFrame.xy, aFrame.zw, vec2(aCorner.x, 1.0 - aCorner.y));
  vTint = aTint;
}`;

const fragmentSource = `#version 300 es
precision mediump float;
in vec2 vUv;
in vec4 vTint;
uniform sampler2D uPictures;
out vec4 color;
void main() {
  color = texture(uPictures, vUv) * vTint;
}`;

/** Numbers of a sprite's position, and of all its data. */
const placeLength = 3;
const wholeLength = 13;

/**
 * The lower bound: one instanced draw call over a buffer made for it, with nothing in between. It writes all numbers of
 * each sprite, since a game may change any of them, or in its leanest form only the positions.
 */
export class RawSprites {
  readonly columns: Columns;
  readonly #gl: WebGL2RenderingContext;
  readonly #places: Float32Array;
  readonly #whole: Float32Array;
  readonly #placeBuffer: WebGLBuffer;
  readonly #wholeBuffer: WebGLBuffer;
  readonly #place: number;

  constructor(canvas: HTMLCanvasElement, count: number) {
    const gl = canvas.getContext('webgl2', { antialias: false, alpha: false });
    if (!gl) throw new Error('This browser has no WebGL 2.');
    this.#gl = gl;
    this.columns = new Columns(count);
    this.#places = new Float32Array(count * placeLength);
    this.#whole = new Float32Array(count * wholeLength);
    const program = link(gl);
    gl.useProgram(program);
    const corners = bufferOf(gl, Float32Array.of(0, 0, 1, 0, 0, 1, 1, 1));
    this.#placeBuffer = bufferOf(gl, this.#places);
    this.#wholeBuffer = bufferOf(gl, this.#whole);
    this.#place = gl.getAttribLocation(program, 'aPlace');
    attribute(gl, gl.getAttribLocation(program, 'aCorner'), corners, { size: 2, stride: 8, offset: 0, divisor: 0 });
    for (const [name, size, offset] of [
      ['aSize', 2, 12],
      ['aTint', 4, 20],
      ['aFrame', 4, 36],
    ] as const) {
      const layout = { size, stride: wholeLength * 4, offset, divisor: 1 };
      attribute(gl, gl.getAttribLocation(program, name), this.#wholeBuffer, layout);
    }
    gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
    gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, true);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, drawStrip());
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
    gl.enable(gl.BLEND);
    gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
    gl.viewport(0, 0, canvas.width, canvas.height);
  }

  /** Draws the interpolated state between the last two steps, as a player has to, and writes all numbers. */
  draw(between: number): void {
    const whole = this.#whole;
    const { width, height, red, green, blue, alpha, left, top, right, bottom, count } = this.columns;
    this.#writePlaces(whole, wholeLength, between);
    for (let i = 0, at = placeLength; i < count; i++, at += wholeLength) {
      whole[at] = width[i] ?? 0;
      whole[at + 1] = height[i] ?? 0;
      whole[at + 2] = red[i] ?? 0;
      whole[at + 3] = green[i] ?? 0;
      whole[at + 4] = blue[i] ?? 0;
      whole[at + 5] = alpha[i] ?? 0;
      whole[at + 6] = left[i] ?? 0;
      whole[at + 7] = top[i] ?? 0;
      whole[at + 8] = right[i] ?? 0;
      whole[at + 9] = bottom[i] ?? 0;
    }
    this.#show(this.#wholeBuffer, whole, wholeLength);
  }

  /** Draws the same for games in which only positions ever change. */
  drawLean(between: number): void {
    this.#writePlaces(this.#places, placeLength, between);
    this.#show(this.#placeBuffer, this.#places, placeLength);
  }

  #writePlaces(target: Float32Array, stride: number, between: number): void {
    const { x, y, angle, previousX, previousY, previousAngle, count } = this.columns;
    for (let i = 0, at = 0; i < count; i++, at += stride) {
      const fromX = previousX[i] ?? 0;
      const fromY = previousY[i] ?? 0;
      const from = previousAngle[i] ?? 0;
      target[at] = fromX + ((x[i] ?? 0) - fromX) * between;
      target[at + 1] = fromY + ((y[i] ?? 0) - fromY) * between;
      target[at + 2] = ((from + ((angle[i] ?? 0) - from) * between) * Math.PI) / 180;
    }
  }

  #show(buffer: WebGLBuffer, values: Float32Array, length: number): void {
    const gl = this.#gl;
    gl.clear(gl.COLOR_BUFFER_BIT);
    attribute(gl, this.#place, buffer, { size: placeLength, stride: length * 4, offset: 0, divisor: 1 });
    gl.bufferSubData(gl.ARRAY_BUFFER, 0, values);
    gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 4, this.columns.count);
  }
}

function link(gl: WebGL2RenderingContext): WebGLProgram {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertexSource],
    [gl.FRAGMENT_SHADER, fragmentSource],
  ] as const) {
    const shader = gl.createShader(type);
    if (!shader) throw new Error('The context is lost.');
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) throw new Error(gl.getProgramInfoLog(program) ?? '');
  return program;
}

function bufferOf(gl: WebGL2RenderingContext, values: Float32Array): WebGLBuffer {
  const buffer = gl.createBuffer();
  gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
  gl.bufferData(gl.ARRAY_BUFFER, values, gl.DYNAMIC_DRAW);
  return buffer;
}

function attribute(
  gl: WebGL2RenderingContext,
  location: number,
  buffer: WebGLBuffer,
  { size, stride, offset, divisor }: { size: number; stride: number; offset: number; divisor: number },
): void {
  gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
  gl.enableVertexAttribArray(location);
  gl.vertexAttribPointer(location, size, gl.FLOAT, false, stride, offset);
  gl.vertexAttribDivisor(location, divisor);
}
