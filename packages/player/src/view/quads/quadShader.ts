import { GlProgram, Shader, Texture, type TextureSource, UniformGroup } from 'pixi.js';

/** Maximum number of pages that one batch can draw from. */
export const mostPages = 8;

const vertex = `#version 300 es
in vec2 aCorner;
in vec3 aPlace;
in vec3 aPlaceBefore;
in vec2 aSize;
in vec4 aFrame;
in vec4 aTint;
in float aPage;
out vec2 vUv;
out vec4 vTint;
flat out int vPage;
uniform mat3 uProjectionMatrix;
uniform mat3 uWorldTransformMatrix;
uniform mat3 uTransformMatrix;
uniform float uBetween;

void main() {
  float by = mod(aPlace.z - aPlaceBefore.z + 180.0, 360.0) - 180.0;
  float angle = radians(aPlaceBefore.z + by * uBetween);
  float c = cos(angle);
  float s = sin(angle);
  vec2 corner = (aCorner - 0.5) * aSize;
  vec2 place = mix(aPlaceBefore.xy, aPlace.xy, uBetween);
  place += vec2(corner.x * c - corner.y * s, corner.x * s + corner.y * c);
  vec3 shown = uProjectionMatrix * uWorldTransformMatrix * uTransformMatrix * vec3(place, 1.0);
  gl_Position = vec4(shown.xy, 0.0, 1.0);
  vUv = vec2(mix(aFrame.x, aFrame.z, aCorner.x), mix(aFrame.w, aFrame.y, aCorner.y));
  vTint = vec4(aTint.rgb * aTint.a, aTint.a);
  vPage = int(aPage);
}`;

function fragmentOf(pages: number): string {
  const numbers = Array.from({ length: pages }, (_, page) => page);
  const samplers = numbers.map((page) => `uniform sampler2D uPage${page};`).join('\n');
  const choices = numbers.slice(0, -1).map((page) => `vPage == ${page} ? texture(uPage${page}, vUv) : `);
  return `#version 300 es
in vec2 vUv;
in vec4 vTint;
flat in int vPage;
out vec4 finalColor;
${samplers}

void main() {
  finalColor = vTint * (${choices.join('')}texture(uPage${pages - 1}, vUv));
}`;
}

/** Interpolation position between the last two steps, 0 to 1. */
export type Moment = UniformGroup<{ uBetween: { value: number; type: 'f32' } }>;

export function createMoment(): Moment {
  return new UniformGroup({ uBetween: { value: 1, type: 'f32' } });
}

/** Draws quads of the given pages, interpolated between two positions each. */
export function createQuadShader(pages: readonly TextureSource[], moment: Moment): Shader {
  const room = 2 ** Math.ceil(Math.log2(Math.max(1, pages.length)));
  const slots = Array.from({ length: room }, (_, page) => [`uPage${page}`, pages[page] ?? Texture.WHITE.source]);
  return new Shader({
    glProgram: GlProgram.from({ vertex, fragment: fragmentOf(room), name: `quads-${room}` }),
    resources: { ...Object.fromEntries(slots), moment },
  });
}
