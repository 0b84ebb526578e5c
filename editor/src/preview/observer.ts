import {
  createGameInspector,
  type GameInspector,
  type Player,
  type Profile,
  profileGame,
  type Subject,
} from '@playhouse/player';
import { type FrameCommand, type FrameEvent, mostListed } from './frameMessages.ts';

type WatchedItems = Extract<FrameCommand, { type: 'watch' }>['items'];

/** Looks into the player's game for the editor: tells only what is watched, and only when it has changed. */
export interface Observer {
  watch(items: WatchedItems, listsActors: boolean): void;
  tellValues(): void;
  describe(subject: Subject): void;
  set(subject: Subject, id: string, value: string | number | boolean): void;
  /** The next press chooses an actor. */
  setPicking(isOn: boolean): void;
  setProfiling(isOn: boolean): void;
  destroy(): void;
}

const valuesEvery = 200;
const profileEvery = 1000;
const mostRows = 100;

/** Begins with nothing watched. */
export function createObserver(player: Player, stage: HTMLElement, tell: (event: FrameEvent) => void): Observer {
  let items: WatchedItems = [];
  let listsActors = false;
  let listed = '';
  const inspect = inspectorOf(player);
  const profiling = createProfiling(player, tell);
  const tellActors = () => {
    const actors = inspect().actors();
    const text = actors.map(({ key }) => key).join();
    if (text === listed) return;
    listed = text;
    tell({ type: 'actors', actors: actors.slice(0, mostListed), total: actors.length });
  };
  const tellValues = () => {
    if (listsActors) tellActors();
    if (items.length === 0) return;
    const inspector = inspect();
    const values = items.map(({ subject, id }) => {
      const value = inspector.read(subject, id);
      return { subject, id, ...(value !== undefined && { value }) };
    });
    tell({ type: 'values', frame: player.game.frame, values });
  };
  const timers = [setInterval(tellValues, valuesEvery), setInterval(profiling.tell, profileEvery)];
  const picking = createPicking(player, stage, (x, y) => {
    const actor = inspect().actorAt(x, y);
    tell({ type: 'picked', ...(actor && { actor }) });
  });
  return {
    watch(wanted, wantsActors) {
      items = wanted;
      listsActors = wantsActors;
      listed = '';
      tellValues();
    },
    tellValues,
    describe: (subject) => tell({ type: 'attributes', subject, attributes: inspect().attributes(subject) }),
    set(subject, id, value) {
      inspect().write(subject, id, value);
      player.redraw();
      tellValues();
    },
    setPicking: picking.set,
    setProfiling: profiling.set,
    destroy() {
      for (const timer of timers) clearInterval(timer);
      picking.set(false);
      profiling.set(false);
    },
  };
}

/** The inspector of the player's present game. */
function inspectorOf(player: Player): () => GameInspector {
  let known: { game: unknown; inspector: GameInspector } | undefined;
  return () => {
    if (known?.game !== player.game) known = { game: player.game, inspector: createGameInspector(player.game) };
    return known.inspector;
  };
}

function createPicking(player: Player, stage: HTMLElement, choose: (x: number, y: number) => void) {
  const listen = (event: PointerEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    const { x, y } = player.toView(event.clientX, event.clientY);
    set(false);
    choose(x, y);
  };
  const set = (isOn: boolean) => {
    stage.style.cursor = isOn ? 'crosshair' : '';
    if (isOn) window.addEventListener('pointerdown', listen, { capture: true });
    else window.removeEventListener('pointerdown', listen, { capture: true });
  };
  return { set };
}

function createProfiling(player: Player, tell: (event: FrameEvent) => void) {
  let going: { readonly game: unknown; readonly profile: Profile } | undefined;
  let isOn = false;
  let frame = 0;
  const begin = () => {
    going?.profile.stop();
    const { game } = player;
    going = isOn ? { game, profile: profileGame(game, () => performance.now()) } : undefined;
    frame = game.frame;
  };
  return {
    set(wanted: boolean) {
      isOn = wanted;
      begin();
    },
    tell() {
      if (!going) return;
      // A restarted or changed game is another one.
      if (going.game !== player.game) return begin();
      const rows = going.profile.report();
      const steps = Math.max(0, player.game.frame - frame);
      frame = player.game.frame;
      if (steps === 0) return;
      const milliseconds = rows.reduce((sum, row) => sum + row.milliseconds, 0);
      tell({ type: 'profile', steps, milliseconds, rows: rows.slice(0, mostRows) });
    },
  };
}
