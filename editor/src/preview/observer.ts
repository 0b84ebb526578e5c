import type { RemotePlayer, Subject } from '@playhouse/player';
import type { FrameCommand, FrameEvent } from './frameMessages.ts';
import { loadMessage } from './loadMessage.ts';

type WatchedItems = Extract<FrameCommand, { type: 'watch' }>['items'];

/** Inspects the player's game for the editor: reports only what is watched, and only when it has changed. */
export interface Observer {
  watch(items: WatchedItems, listsActors: boolean): Promise<void>;
  /** Reports the values of these devices from now on: all of them at first, then what changes. */
  watchDevices(ids: readonly string[]): Promise<void>;
  tellValues(): Promise<void>;
  describe(subject: Subject): Promise<void>;
  set(subject: Subject, id: string, value: string | number | boolean): Promise<void>;
  /** The next press picks an actor. */
  setPicking(isOn: boolean): void;
  setProfiling(isOn: boolean): Promise<void>;
  /** Reports what drawing and stepping cost from now on, or no longer. */
  setMeasuring(isOn: boolean): void;
  destroy(): void;
}

const valuesEvery = 200;
/** Fast enough that a value follows the hand, and fewer messages than the editor accepts. */
const devicesEvery = 40;
const profileEvery = 1000;
const loadEvery = 250;

/** Starts with nothing watched. */
export function createObserver(player: RemotePlayer, stage: HTMLElement, tell: (event: FrameEvent) => void): Observer {
  let items: WatchedItems = [];
  let listsActors = false;
  let isProfiled = false;
  const tellValues = async (isFresh = false) => {
    if (items.length === 0 && !listsActors) return;
    const { frame, values, actors } = await player.observe({ items, listsActors, isFresh });
    if (actors) tell({ type: 'actors', actors: actors.first, total: actors.total });
    if (values.length > 0) tell({ type: 'values', frame, values });
  };
  const devices = watchedDevices(player, tell);
  const tellProfile = async () => {
    const profile = isProfiled ? await player.takeProfile() : undefined;
    if (profile) tell({ type: 'profile', ...profile });
  };
  const tellLoad = async () => {
    const load = await player.takeLoad();
    if (load) tell(loadMessage(load));
  };
  const timers = [
    setInterval(oneAtATime(tellValues), valuesEvery),
    setInterval(oneAtATime(devices.tell), devicesEvery),
    setInterval(oneAtATime(tellProfile), profileEvery),
    setInterval(oneAtATime(tellLoad), loadEvery),
  ];
  const picking = createPicking(player, stage, async (x, y) => {
    const actor = await player.actorAt(x, y);
    tell({ type: 'picked', ...(actor && { actor }) });
  });
  return {
    watch(wanted, wantsActors) {
      items = wanted;
      listsActors = wantsActors;
      return tellValues(true);
    },
    watchDevices: devices.watch,
    async tellValues() {
      await tellValues();
      await devices.tell();
    },
    async describe(subject) {
      tell({ type: 'attributes', subject, attributes: await player.attributes(subject) });
    },
    async set(subject, id, value) {
      await player.write({ subject, id, value });
      await tellValues();
    },
    setPicking: picking.set,
    setProfiling(isOn) {
      isProfiled = isOn;
      return player.setProfiling(isOn);
    },
    setMeasuring: (isOn) => player.setMeasuring(isOn),
    destroy() {
      for (const timer of timers) clearInterval(timer);
      picking.set(false);
    },
  };
}

/** The devices that are watched: all of them are reported at first, then those that change. */
function watchedDevices(player: RemotePlayer, tell: (event: FrameEvent) => void) {
  let ids: readonly string[] = [];
  const report = async (isFresh: boolean) => {
    if (ids.length === 0) return;
    const values = await player.devices({ ids, isFresh });
    if (values.length > 0) tell({ type: 'devices', values: [...values] });
  };
  return {
    watch(wanted: readonly string[]) {
      ids = wanted;
      return report(true);
    },
    tell: () => report(false),
  };
}

/** Skips calls while the previous one is running. The end of a game is reported elsewhere. */
function oneAtATime(work: () => Promise<void>): () => void {
  let isBusy = false;
  return () => {
    if (isBusy) return;
    isBusy = true;
    work()
      .catch(() => undefined)
      .finally(() => {
        isBusy = false;
      });
  };
}

function createPicking(player: RemotePlayer, stage: HTMLElement, choose: (x: number, y: number) => Promise<void>) {
  const listen = (event: PointerEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    const { x, y } = player.toView(event.clientX, event.clientY);
    set(false);
    choose(x, y).catch(() => undefined);
  };
  const set = (isOn: boolean) => {
    stage.style.cursor = isOn ? 'crosshair' : '';
    if (isOn) window.addEventListener('pointerdown', listen, { capture: true });
    else window.removeEventListener('pointerdown', listen, { capture: true });
  };
  return { set };
}
