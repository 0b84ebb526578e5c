import type { Game } from '@playhouse/runtime';
import type { GameEvents } from '../api/gameEvents.ts';

/** Reports to the page what is new in a running game. */
export interface Reporter {
  report(): void;
  /** What was reported so far. */
  readonly told: Told;
}

/** What the page knows of a game: the locations with faults, and the scene. */
export interface Told {
  readonly faults: ReadonlySet<string>;
  readonly sceneId: string | undefined;
}

const nothingTold: Told = { faults: new Set(), sceneId: undefined };

/** Reports each log line, each location with a fault and each change of scene once. `before` was already reported. */
export function createReporter(
  game: Game,
  { onLog, onFault, onScene }: GameEvents,
  before: Told = nothingTold,
): Reporter {
  // After rewinding, the log is shorter than what was reported: lines from here on are new again.
  let lines = before === nothingTold ? 0 : game.log.length;
  let faults = 0;
  const known = new Set(before.faults);
  let { sceneId } = before;
  return {
    report() {
      for (; lines < game.log.length; lines++) {
        const line = game.log[lines];
        if (line) onLog?.(line);
      }
      for (; faults < game.faults.length; faults++) {
        const fault = game.faults[faults];
        if (!fault) continue;
        const key = JSON.stringify([fault.code, fault.path]);
        if (!known.has(key)) onFault?.(fault);
        known.add(key);
      }
      const scene = game.currentScene;
      if (scene.id !== sceneId) {
        sceneId = scene.id;
        onScene?.(scene);
      }
    },
    get told() {
      return { faults: known, sceneId };
    },
  };
}
