/** Counts the draw calls of a WebGL context. */
export interface DrawCounter {
  /** The calls since the last one of this function. */
  take(): number;
}

type Drawing = Pick<WebGL2RenderingContext, 'drawElements' | 'drawArrays'>;

/** Counts from now on, for as long as the context exists. */
export function countDraws(gl: Drawing): DrawCounter {
  let calls = 0;
  const { drawElements, drawArrays } = gl;
  gl.drawElements = (...args) => {
    calls += 1;
    drawElements.apply(gl, args);
  };
  gl.drawArrays = (...args) => {
    calls += 1;
    drawArrays.apply(gl, args);
  };
  return {
    take() {
      const taken = calls;
      calls = 0;
      return taken;
    },
  };
}
