import { type InputEvent, parseInputScript, type ScriptedEvent } from '@playhouse/runtime';

/** What was done in a game from its start, as a play test keeps it. Format, chapter 5. */
export interface Recording {
  readonly sceneId: string | undefined;
  readonly seed: number;
  readonly frames: number;
  readonly events: readonly ScriptedEvent[];
  /** Kinds of input that no script can hold: the replay goes without them. */
  readonly lost: readonly string[];
  /** Hash of the game's state after the last frame: the same when the recording is played headless. */
  readonly stateHash: string;
}

/** Collects input as a script. */
export interface Recorder {
  /** Keeps what the step of a frame has been given. A later future is forgotten. */
  note(frame: number, input: readonly InputEvent[]): void;
  readonly events: readonly ScriptedEvent[];
  /** Kinds of input that no script can hold: the replay goes without them. */
  readonly lost: ReadonlySet<string>;
}

export function createRecorder(): Recorder {
  const events: ScriptedEvent[] = [];
  const lost = new Set<string>();
  return {
    note(frame, input) {
      while ((events.at(-1)?.frame ?? 0) >= frame) events.pop();
      for (const event of input) {
        const scripted = { frame, ...event };
        if (parseInputScript({ events: [scripted] }).ok) events.push(scripted);
        else lost.add(event.type);
      }
    },
    events,
    lost,
  };
}
