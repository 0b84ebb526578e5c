/**
 * What scripts may use up. Work is counted, not timed: a unit is a pass of a loop or a call inside the interpreter, and
 * a simple loop of a script takes about 32 units a pass. So a script that stops stops at the same place everywhere.
 */
export const scriptLimits = {
  /** Work of one call. */
  work: 4_000_000,
  /** Work of all calls in a frame, after which the rest of them is left out. */
  workPerFrame: 8_000_000,
  /** Work to read a script before the game begins. */
  reading: 20_000_000,
  /** Calls in a frame. */
  calls: 200,
  /** Questions and orders of scripts to the game in a frame. */
  requests: 5000,
  /** Characters that go in or come out at once. */
  characters: 65_536,
  /** Characters of a script. */
  source: 65_536,
  /** Brackets inside each other in a script. */
  nesting: 100,
  /** Bytes that a script can hold. */
  memory: 16 * 1024 * 1024,
  /** Bytes of its stack. */
  stack: 128 * 1024,
} as const;

/** What scripts that use up too much are told. */
export const limitMessages = {
  work: 'it ran too long',
  memory: 'it used too much memory',
  stack: 'it calls itself too many times',
  requests: 'it makes too many calls to the game in one frame',
  characters: 'it passes too much text',
} as const;
