/** Frames per second of game time: a step always takes 1/60 s. docs/runtime-rules.md#conventions. */
export const framesPerSecond = 60;

/** Seconds of game time per step. */
export const secondsPerFrame = 1 / framesPerSecond;

/** Milliseconds of game time per step. */
export const millisecondsPerFrame = 1000 / framesPerSecond;
