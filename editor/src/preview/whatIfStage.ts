import type { Project } from '@playhouse/core';
import {
  createAssetPaths,
  createWhatIfClient,
  type PlayedMoment,
  type RemotePlayer,
  type WhatIfAnswer,
} from '@playhouse/player';
import { ActorDrag } from './actorDrag.ts';
import type { FrameCommand, FrameEvent } from './frameMessages.ts';
import { createGhostOverlay, type GhostKind } from './ghostOverlay.ts';
import { startGameWorker } from './startGameWorker.ts';

/** The played project and its files. */
interface Played {
  readonly project: Project;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

type Question = Extract<FrameCommand, { type: 'whatIf' }>;

/** Commands that change the game's state or its picture. */
const moving: ReadonlySet<FrameCommand['type']> = new Set([
  ...(['start', 'step', 'change', 'set', 'input', 'screen', 'answer'] as const),
  ...(['restart', 'stop', 'goTo', 'record', 'openTest'] as const),
]);
/** Commands after which the ghosts no longer match the picture. */
const clearing: ReadonlySet<FrameCommand['type']> = new Set([
  ...(['restart', 'stop', 'goTo', 'record', 'openTest'] as const),
]);

/**
 * Shows how the paused game would continue, with changes or without, over its picture. docs/decisions/0057-what-if.md.
 */
export class WhatIfStage {
  readonly #player: RemotePlayer;
  readonly #played: () => Played;
  readonly #tell: (event: FrameEvent) => void;
  readonly #pictures;
  readonly #overlay;
  readonly #client;
  readonly #drag;
  #known: (PlayedMoment & { readonly project: Project }) | undefined;
  /** Pending questions, by number. */
  readonly #asked = new Map<number, GhostKind>();

  constructor(player: RemotePlayer, stage: HTMLElement, played: () => Played, tell: (event: FrameEvent) => void) {
    this.#player = player;
    this.#played = played;
    this.#tell = tell;
    this.#pictures = createAddresses(played);
    this.#overlay = createGhostOverlay(stage, () => pictureBelow(player), this.#pictures.addressOf);
    this.#client = createWhatIfClient({
      startWorker: () => startGameWorker('whatIf'),
      onAnswer: (answer) => this.#hear(answer),
      onEnd: (message) => this.#fail(message),
    });
    this.#drag = new ActorDrag(player, stage, {
      chosen: (actor) => tell({ type: 'picked', ...(actor && { actor }) }),
      moved: (phase, { x, y }) => tell({ type: 'dragged', phase, x, y }),
    });
  }

  /** Shows paths or removes them; lets people drag actors or not. */
  setMode(isOn: boolean, canDrag: boolean): void {
    this.#drag.set(canDrag);
    if (isOn) return;
    this.#asked.clear();
    this.#overlay.clear();
  }

  async ask({ actor, frames, documents }: Question): Promise<void> {
    if (this.#player.running) return;
    const { project } = this.#played();
    if (this.#known?.project !== project) {
      this.#known = { ...(await this.#player.moment()), project };
    }
    const id = this.#client.ask(this.#known, { documents, actor, frames });
    this.#asked.set(id, documents.length === 0 ? 'asIs' : 'changed');
  }

  /** Call before each command that plays or changes the game. */
  before(command: FrameCommand['type']): void {
    if (!moving.has(command)) return;
    this.#known = undefined;
    this.#client.forget();
    this.#asked.clear();
    if (clearing.has(command)) this.#overlay.clear();
  }

  destroy(): void {
    this.#drag.set(false);
    this.#client.close();
    this.#overlay.destroy();
    this.#pictures.destroy();
  }

  #hear(answer: WhatIfAnswer): void {
    const kind = this.#asked.get(answer.id);
    for (const id of this.#asked.keys()) if (id <= answer.id) this.#asked.delete(id);
    if (!kind || !this.#known) return;
    this.#overlay.show(kind, answer.ghosts?.ghosts ?? []);
    if (kind === 'asIs') this.#overlay.show('changed', []);
    this.#tell(ghostEvent(answer, kind, this.#known.moment.frame));
  }

  #fail(text: string): void {
    const { frame } = this.#player;
    this.#asked.clear();
    this.#overlay.clear();
    const nothing = { isChanged: false, frame, frames: 0, milliseconds: 0, paths: [] } as const;
    this.#tell({ type: 'ghosts', ending: 'failed', ...nothing });
    this.#tell({ type: 'warning', frame, text });
  }
}

function pictureBelow({ view, box }: RemotePlayer) {
  const camera = view.scenes.at(-1)?.camera;
  return camera && { box, camera };
}

function ghostEvent({ ghosts, milliseconds, error }: WhatIfAnswer, kind: GhostKind, frame: number): FrameEvent {
  const ending = ghosts?.ending ?? (error === undefined ? 'restart' : 'failed');
  const paths = (ghosts?.ghosts ?? []).flatMap(({ key, name, isGone, points }) => {
    const [x, y] = points.subarray(-2);
    return x !== undefined && y !== undefined && Number.isFinite(x + y) ? [{ key, name, x, y, isGone }] : [];
  });
  const isChanged = kind === 'changed';
  return { type: 'ghosts', isChanged, frame, frames: ghosts?.frames ?? 0, ending, milliseconds, paths };
}

/** URLs of the project's images, created on first use. */
function createAddresses(played: () => Played) {
  const addresses = new Map<Uint8Array, string>();
  let of: { readonly project: Project; readonly pathOf: (name: string) => string | undefined } | undefined;
  return {
    addressOf(image: string): string | undefined {
      const { project, files } = played();
      if (of?.project !== project) of = { project, pathOf: createAssetPaths(project, 'images') };
      const path = image === '' ? undefined : of.pathOf(image);
      const bytes = path === undefined ? undefined : files.get(path);
      if (path === undefined || !bytes) return undefined;
      const type = path.endsWith('.svg') ? 'image/svg+xml' : '';
      const address = addresses.get(bytes) ?? URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type }));
      addresses.set(bytes, address);
      return address;
    },
    destroy() {
      for (const address of addresses.values()) URL.revokeObjectURL(address);
    },
  };
}
