import type { Game } from '@playhouse/runtime';
import type { PlayerOptions } from './player.ts';

/** Tells the page what is new in a running game. */
export interface Reporter {
  report(): void;
}

/** Tells each log line, each place that went wrong and each change of scene once. */
export function createReporter(game: Game, { onLog, onFault, onScene }: PlayerOptions): Reporter {
  let lines = 0;
  let faults = 0;
  let sceneId: string | undefined;
  return {
    report() {
      for (; lines < game.log.length; lines++) {
        const line = game.log[lines];
        if (line) onLog?.(line);
      }
      for (; faults < game.faults.length; faults++) {
        const fault = game.faults[faults];
        if (fault) onFault?.(fault);
      }
      const scene = game.currentScene;
      if (scene.id !== sceneId) {
        sceneId = scene.id;
        onScene?.(scene);
      }
    },
  };
}
