import type { BLEND_MODES, WebGLRenderer } from 'pixi.js';

/** The library's name of each code of `blendingMode`. docs/runtime-rules.md#actor-attributes. */
const modes: readonly BLEND_MODES[] = ['normal', 'none', 'add', 'screen', 'multiply'];

/** How a code is drawn; unknown codes are normal. */
export function blendModeOf(code: number): BLEND_MODES {
  return modes[code] ?? 'normal';
}

/** Makes "opaque" replace the pixels below; the library's own mode would clear them. */
export function allowOpaque(renderer: WebGLRenderer): void {
  const functions: unknown = Reflect.get(renderer.state, 'blendModesMap');
  if (typeof functions === 'object' && functions !== null) {
    Reflect.set(functions, 'none', [renderer.gl.ONE, renderer.gl.ZERO]);
  }
}
