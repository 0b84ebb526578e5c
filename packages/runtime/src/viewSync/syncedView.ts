import type { GameView } from '../game/gameView.ts';
import { SyncedScene } from './syncedScene.ts';
import type { ViewMessage } from './viewMessage.ts';

/** The view of a game in another thread. Scenes and actors keep their identity as they do there. */
export interface SyncedView extends GameView {
  /**
   * Applies the messages of a `ViewWriter`; all of them, in order. False for an invalid one: then no more may follow.
   */
  take(message: ViewMessage): boolean;
  /** Memory that can be returned to the writer. */
  takeSpares(): ArrayBuffer[];
}

/** Starts with nothing to draw. */
export function createSyncedView(): SyncedView {
  let known = new Map<number, SyncedScene>();
  let scenes: SyncedScene[] = [];
  let spares: ArrayBuffer[] = [];
  return {
    get scenes() {
      return scenes;
    },
    take(message) {
      const before = known;
      known = new Map();
      let isRight = true;
      scenes = message.scenes.map((each) => {
        const scene = before.get(each.number) ?? new SyncedScene();
        known.set(each.number, scene);
        isRight = isRight && scene.take(each, spares);
        return scene;
      });
      for (const [number, scene] of before) if (!known.has(number)) scene.leave(spares);
      return isRight;
    },
    takeSpares() {
      const taken = spares;
      spares = [];
      return taken;
    },
  };
}
