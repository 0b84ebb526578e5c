import { type Point, placementOf } from '@playhouse/core';
import type { Frame } from '../../interactions/frame.ts';
import { type Hints, snapNotice } from '../../interactions/snapping.ts';
import { toScene } from '../../interactions/viewport.ts';
import { useSceneUi } from '../../ui-state/sceneUi.ts';
import type { StageHost } from './stageHost.ts';
import { StageSnaps } from './stageSnaps.ts';

/** An actor from a library that is carried over the stage. */
export interface CarriedOver {
  readonly prototype: string;
  /** Pixels from the stage's upper left corner. */
  readonly screen: Point;
  /** It does not snap. */
  readonly isFree: boolean;
}

/** Where it would be placed, and what it settled on. */
interface Carried {
  readonly frame: Frame;
  readonly hints: Hints;
}

/** Settles an actor that is carried over a stage, before it is dropped there. */
export class CarriedActor {
  private readonly host: StageHost;
  private readonly snaps: StageSnaps;
  private readonly listeners = new Set<() => void>();
  private carried: Carried | undefined;

  constructor(host: StageHost) {
    this.host = host;
    this.snaps = new StageSnaps(host);
  }

  readonly getSnapshot = (): Carried | undefined => this.carried;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Shows where an actor would be placed, and returns that position in the scene. */
  carry({ prototype, screen, isFree }: CarriedOver): Point | undefined {
    const { host, carried: before } = this;
    const { project } = host.session.getState();
    const scene = project.scenes.get(host.scene);
    if (!scene) return undefined;
    if (!before) this.snaps.forget();
    const at = toScene(host.view(), host.stage(), screen);
    const frame = placementOf({ id: '', prototype, attributes: { position: at } }, project.actors.get(prototype));
    const { position, hints, words } = this.snaps.settle(frame, scene, isFree, before?.hints);
    this.show({ frame: { ...frame, position }, hints }, snapNotice(words));
    return position;
  }

  /** It has left the stage, or was dropped. */
  readonly leave = (): void => {
    if (this.carried) this.show(undefined, '');
  };

  private show(carried: Carried | undefined, notice: string): void {
    this.carried = carried;
    if (notice !== useSceneUi.getState().notice) useSceneUi.getState().change({ notice });
    for (const listener of this.listeners) listener();
  }
}
