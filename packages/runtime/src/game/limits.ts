/** Limits of a running game. Reaching one is a fault that its author sees. */
export const runtimeLimits = {
  /** Actors in a scene. */
  actors: 50_000,
  /** Actors spawned in a frame. */
  spawns: 1000,
  /** Changes of the scene in a second. A game that resets while the player holds on does it ten times and more. */
  sceneChanges: 20,
  /** Work of a frame, in cells of tables that are looked at, or pieces of 16 characters of texts. */
  work: 30_000_000,
  /** Lines in the log, and characters in each. */
  logLines: 10_000,
  logCharacters: 10_000,
  /** Characters that all texts of a table have together. */
  tableCharacters: 10_000_000,
  /** Characters that one game saves. Browsers have room for five million of all games of an address. */
  savedCharacters: 4_000_000,
  /** Sounds that follow their actors; the oldest ones stay as they are. */
  followedSounds: 32,
  /** Calls of services, or questions to the person, that wait for their answers. */
  calls: 100,
  /** Texts typed before anybody asked for one. */
  answers: 100,
} as const;
