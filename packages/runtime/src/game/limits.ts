/** Limits of a running game. Reaching one is a fault that its author sees. */
export const runtimeLimits = {
  /** Actors in a scene. */
  actors: 50_000,
  /** Actors spawned in a frame. */
  spawns: 1000,
  /** Scene changes per second. A game that resets while a control is held easily makes ten and more. */
  sceneChanges: 20,
  /** Work of a frame: table cells visited, or pieces of 16 characters of text. */
  work: 30_000_000,
  /** Lines in the log, and characters in each. */
  logLines: 10_000,
  logCharacters: 10_000,
  /** Characters in all texts of a table together. */
  tableCharacters: 10_000_000,
  /** Characters that one game saves. Browsers allow five million for all games of an origin. */
  savedCharacters: 4_000_000,
  /** Sounds that follow their actors; beyond that, the oldest ones stop following. */
  followedSounds: 32,
  /** Service calls or questions to the player that are waiting for answers. */
  calls: 100,
  /** Texts entered before the game asked for one. */
  answers: 100,
} as const;
