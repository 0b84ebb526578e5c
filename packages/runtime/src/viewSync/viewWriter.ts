import type { GameView, SceneView } from '../game/gameView.ts';
import { MemoryPool } from './memoryPool.ts';
import { SceneWriter } from './sceneWriter.ts';
import type { SceneMessage, ViewMessage } from './viewMessage.ts';

/** Tells a synced view elsewhere what is drawn of a game. */
export interface ViewWriter {
  /**
   * What has changed since it was told last. `moved` is memory of the message that moves over with it; `spares` is such
   * memory that has come back.
   */
  write(view: GameView, spares?: readonly ArrayBuffer[]): { message: ViewMessage; moved: ArrayBuffer[] };
}

/** Begins with a synced view that knows nothing. Views of another game may follow. */
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

/** The large columns: they move, smaller ones are copied. */
function memoryOf({ positions, appearances, changed, particles }: SceneMessage): ArrayBuffer[] {
  return [positions, appearances, changed, particles].flatMap((array) =>
    array?.buffer instanceof ArrayBuffer ? [array.buffer] : [],
  );
}
