/** Frames of a game in a second of its time: a step always takes 1/60 s. docs/runtime-rules.md#conventions. */
export const framesPerSecond = 60;

/** Seconds of a game's time that one step takes. */
export const secondsPerFrame = 1 / framesPerSecond;

/** Milliseconds of a game's time that one step takes. */
export const millisecondsPerFrame = 1000 / framesPerSecond;
