import type { GameView } from '../game/gameView.ts';
import { SyncedScene } from './syncedScene.ts';
import type { ViewMessage } from './viewMessage.ts';

/** What is drawn of a game that runs elsewhere. Scenes and actors keep their identity as they do there. */
export interface SyncedView extends GameView {
  /** Takes what a `ViewWriter` has told; all of it, in order. False when it cannot be so: then nothing more may follow. */
  take(message: ViewMessage): boolean;
  /** Memory that the writer can have back. */
  takeSpares(): ArrayBuffer[];
}

/** Begins with nothing to draw. */
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
