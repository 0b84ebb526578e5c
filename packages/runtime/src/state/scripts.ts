/** How behaviors and the game itself run scripts. */
export interface Scripts {
  /**
   * Runs the scripts of an event, in order. Returns the first result that is not undefined: then the game skips its
   * default action, which scripts that receive `standard` can call. docs/runtime-rules.md#script-events.
   */
  call(event: string, values?: Readonly<Record<string, unknown>>, standard?: () => unknown): unknown;
  /** Whether a runnable script handles the event. */
  has(event: string): boolean;
  /** Resets the work limit of scripts for a new frame. */
  beginFrame(): void;
  readonly state: ScriptState;
}

/** A game's state about its scripts. Scripts themselves keep nothing between calls. */
export interface ScriptState {
  /** Locations of scripts that failed and are disabled. */
  off: number[];
  /** Frames for which a script still pauses the game; -1 forever. */
  wait: number;
}

/** The scripts of a game that has none. */
export function createNoScripts(): Scripts {
  return { call: () => undefined, has: () => false, beginFrame() {}, state: { off: [], wait: 0 } };
}
