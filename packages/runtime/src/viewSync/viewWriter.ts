import type { GameView, SceneView } from '../game/gameView.ts';
import { MemoryPool } from './memoryPool.ts';
import { SceneWriter } from './sceneWriter.ts';
import type { SceneMessage, ViewMessage } from './viewMessage.ts';

/** Reports the view of a game to a synced view in another thread. */
export interface ViewWriter {
  /**
   * The changes since the last message. `moved` is memory that is transferred with the message; `spares` is such
   * memory that was returned.
   */
  write(view: GameView, spares?: readonly ArrayBuffer[]): { message: ViewMessage; moved: ArrayBuffer[] };
}

/** Starts with an empty synced view. Views of another game may follow. */
export function createViewWriter(): ViewWriter {
  const pool = new MemoryPool();
  let writers = new Map<SceneView, SceneWriter>();
  let scenes = 0;
  return {
    write(view, spares = []) {
      pool.give(spares);
      const known = writers;
      writers = new Map();
      const messages = view.scenes.map((scene) => {
        const writer = known.get(scene) ?? new SceneWriter(++scenes);
        writers.set(scene, writer);
        return writer.write(scene, pool);
      });
      return { message: { scenes: messages }, moved: messages.flatMap(memoryOf) };
    },
  };
}

/** The large columns are transferred, smaller ones are copied. */
function memoryOf({ positions, appearances, changed, particles }: SceneMessage): ArrayBuffer[] {
  return [positions, appearances, changed, particles].flatMap((array) =>
    array?.buffer instanceof ArrayBuffer ? [array.buffer] : [],
  );
}
