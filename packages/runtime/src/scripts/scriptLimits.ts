/**
 * Resource limits of scripts. Work is counted, not timed: a unit is a pass of a loop or a call inside the interpreter,
 * and a simple loop in a script takes about 32 units per pass. So a script that exceeds a limit stops at the same point
 * everywhere.
 */
export const scriptLimits = {
  /** Work of one call. */
  work: 4_000_000,
  /** Work of all calls in a frame; further calls are skipped. */
  workPerFrame: 8_000_000,
  /** Work to read a script before the game begins. */
  reading: 20_000_000,
  /** Calls in a frame. */
  calls: 200,
  /** Calls from scripts to the game in a frame. */
  requests: 5000,
  /** Characters passed in or out in one call. */
  characters: 65_536,
  /** Characters of a script. */
  source: 65_536,
  /** Nesting depth of brackets in a script. */
  nesting: 100,
  /** Bytes that a script can allocate. */
  memory: 16 * 1024 * 1024,
  /** Bytes of its stack. */
  stack: 128 * 1024,
} as const;

/** Messages for scripts that exceed a limit. */
export const limitMessages = {
  work: 'it ran too long',
  memory: 'it used too much memory',
  stack: 'it calls itself too many times',
  requests: 'it makes too many calls to the game in one frame',
  characters: 'it passes too much text',
} as const;
