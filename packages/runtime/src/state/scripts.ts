/** What behaviors and the game itself tell scripts. */
export interface Scripts {
  /**
   * Runs the scripts of an event, in order. Returns the first result that is not undefined: then the game leaves out
   * what it would have done itself, which scripts can call as `standard` where they are handed it.
   * docs/runtime-rules.md#script-events.
   */
  call(event: string, values?: Readonly<Record<string, unknown>>, standard?: () => unknown): unknown;
  /** Whether a script that can run waits for the event. */
  has(event: string): boolean;
  /** Lets scripts work again as much as they may in a frame. */
  beginFrame(): void;
  readonly state: ScriptState;
}

/** What a game keeps of its scripts. They themselves remember nothing from one call to the next. */
export interface ScriptState {
  /** Places of scripts that have failed and are switched off. */
  off: number[];
  /** Frames that the game still waits because a script has said so; -1 for ever. */
  wait: number;
}

/** The scripts of a game that has none. */
export function createNoScripts(): Scripts {
  return { call: () => undefined, has: () => false, beginFrame() {}, state: { off: [], wait: 0 } };
}
