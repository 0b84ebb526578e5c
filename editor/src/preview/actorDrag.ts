import type { RemotePlayer } from '@playhouse/player';
import type { OverlayCamera } from './ghostOverlay.ts';

/** A position in the scene, in px. */
interface Place {
  readonly x: number;
  readonly y: number;
}

/** Events of a drag: the chosen actor, and the position that it would have. */
export interface ActorDragEvents {
  chosen(actor: Awaited<ReturnType<RemotePlayer['actorAt']>>): void;
  moved(phase: 'start' | 'move' | 'end' | 'cancel', place: Place): void;
}

/** Minimum distance of a drag, in px. */
const leastDistance = 3;

interface Drag {
  /** From the pointer to the actor's center. */
  readonly offset: Place;
  readonly pointer: number;
  /** Where it was pressed on the page. */
  readonly from: Place;
  readonly scrolls: boolean;
  last: Place;
  hasMoved: boolean;
}

/** While it is on, lets people drag actors in the paused picture: a press chooses one, a drag moves it, Esc cancels. */
export class ActorDrag {
  readonly #player: RemotePlayer;
  readonly #stage: HTMLElement;
  readonly #tell: ActorDragEvents;
  #drag: Drag | undefined;
  #pressed: number | undefined;
  #listening: AbortController | undefined;
  #isOn = false;

  constructor(player: RemotePlayer, stage: HTMLElement, tell: ActorDragEvents) {
    this.#player = player;
    this.#stage = stage;
    this.#tell = tell;
  }

  set(isOn: boolean): void {
    if (isOn === this.#isOn) return;
    this.#isOn = isOn;
    this.#end('cancel');
    this.#listening?.abort();
    this.#stage.style.cursor = isOn ? 'move' : '';
    if (!isOn) return;
    this.#listening = new AbortController();
    const options = { capture: true, signal: this.#listening.signal };
    window.addEventListener('pointerdown', this.#down, options);
    window.addEventListener('pointermove', this.#move, options);
    window.addEventListener('pointerup', () => this.#end('end'), options);
    window.addEventListener('pointercancel', () => this.#end('cancel'), options);
    window.addEventListener('keydown', this.#key, options);
  }

  readonly #down = (event: PointerEvent): void => {
    if (this.#player.running || event.button !== 0) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#pressed = event.pointerId;
    // Esc has to reach this window.
    window.focus();
    this.#stage.focus();
    this.#stage.setPointerCapture(event.pointerId);
    this.#begin(event).catch(() => undefined);
  };

  async #begin(event: PointerEvent): Promise<void> {
    const { x, y } = this.#player.toView(event.clientX, event.clientY);
    const actor = await this.#player.actorAt(x, y);
    const found = actor && findActor(this.#player, actor.key);
    if (!found || this.#pressed !== event.pointerId) return;
    const at = this.#placeOf(event, found.scrolls);
    const start = { x: found.x, y: found.y };
    this.#drag = {
      offset: { x: start.x - at.x, y: start.y - at.y },
      pointer: event.pointerId,
      from: { x: event.clientX, y: event.clientY },
      scrolls: found.scrolls,
      last: start,
      hasMoved: false,
    };
    this.#tell.chosen(actor);
    this.#tell.moved('start', start);
  }

  readonly #move = (event: PointerEvent): void => {
    const drag = this.#drag;
    if (!drag || drag.pointer !== event.pointerId) return;
    const { from, offset, scrolls } = drag;
    if (!drag.hasMoved && Math.hypot(event.clientX - from.x, event.clientY - from.y) < leastDistance) return;
    drag.hasMoved = true;
    const at = this.#placeOf(event, scrolls);
    drag.last = { x: at.x + offset.x, y: at.y + offset.y };
    this.#tell.moved('move', drag.last);
  };

  readonly #key = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !this.#drag) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#end('cancel');
  };

  #end(phase: 'end' | 'cancel'): void {
    const drag = this.#drag;
    this.#pressed = undefined;
    this.#drag = undefined;
    // A press alone chooses an actor without moving it.
    if (drag) this.#tell.moved(drag.hasMoved ? phase : 'cancel', drag.last);
  }

  #placeOf(event: PointerEvent, scrolls: boolean): Place {
    const view = this.#player.toView(event.clientX, event.clientY);
    const camera = this.#player.view.scenes.at(-1)?.camera;
    if (!camera) return view;
    return scrolls ? toScene(camera, view) : toScreen(camera, view);
  }
}

function findActor(player: RemotePlayer, key: number): (Place & { readonly scrolls: boolean }) | undefined {
  for (const { actors, scrollable } of player.view.scenes.at(-1)?.layers ?? []) {
    const actor = actors.find((each) => each.key === key);
    if (actor) return { x: actor.x, y: actor.y, scrolls: scrollable };
  }
  return undefined;
}

function toScene({ x, y, width, height, rotation }: OverlayCamera, view: Place): Place {
  const angle = (rotation * Math.PI) / 180;
  const [right, up] = [view.x - width / 2, view.y - height / 2];
  return {
    x: x + width / 2 + right * Math.cos(angle) - up * Math.sin(angle),
    y: y + height / 2 + right * Math.sin(angle) + up * Math.cos(angle),
  };
}

function toScreen({ width, height, screenWidth, screenHeight }: OverlayCamera, view: Place): Place {
  return { x: (view.x / width) * screenWidth, y: (view.y / height) * screenHeight };
}
