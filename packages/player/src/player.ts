import type { Project } from '@playhouse/core';
import type { Fault, Game, LogLine, PlatformFacts, StoragePort } from '@playhouse/runtime';

/** How the camera's view is fitted to the host element. Reference 6.7. */
export type ViewportFit = 'none' | 'center' | 'fill' | 'letterbox' | 'overscan';

export interface PlayerOptions {
  /** Filled by the player; its size decides that of the picture. */
  readonly host: HTMLElement;
  readonly project: Project;
  /** Bytes of an asset by stored path (`images/x.png`), undefined when there are none. */
  readonly assets: (path: string) => Promise<Uint8Array | undefined>;
  /** First scene; the game's first when absent. */
  readonly sceneId?: string;
  /** Used when the project's `randomSeed` is -1; a new one each time when absent. */
  readonly seed?: number;
  /** Saved attributes and tables; forgotten with the player when absent. */
  readonly storage?: StoragePort;
  readonly facts?: Partial<PlatformFacts>;
  /** `letterbox` when absent. */
  readonly fit?: ViewportFit;
  /** True starts without sound. */
  readonly muted?: boolean;
  /** Called once for each new line of the game's log. */
  readonly onLog?: (line: LogLine) => void;
  /** Called once for each place that went wrong, when it first does. */
  readonly onFault?: (fault: Fault) => void;
  /** Called for the first scene and after each change. */
  readonly onScene?: (scene: { readonly id: string; readonly name: string }) => void;
  /** Words for a toast: what a real platform would have done, or what the player could not show. */
  readonly onNotice?: (text: string) => void;
  /** The game asks to open an address. Only http and https addresses arrive. */
  readonly onOpenUrl?: (url: string) => void;
  /** The game asks the platform for something (ads, purchases, leaderboards) by the name of its game event. */
  readonly onRequest?: (event: string, argument: Readonly<Record<string, unknown>>) => void;
}

/** A game on the screen. Made paused, with the first picture drawn. */
export interface Player {
  /** The running game, replaced by `restart`. For tests, watch lists and the console. */
  readonly game: Game;
  readonly running: boolean;
  /** Lets time pass; while the page is hidden it stands still all the same. */
  start(): void;
  pause(): void;
  /** Advances one step of 1/60 s and draws it; for a paused player. */
  step(): void;
  /** Begins again from the project's first scene, or from `sceneId`. Running stays running. */
  restart(sceneId?: string): Promise<void>;
  /** Fits the picture to the host's size; called by itself when the host changes size. */
  resize(): void;
  /** Resolves when the fonts of what is drawn have come and are drawn. */
  settled(): Promise<void>;
  setFit(fit: ViewportFit): void;
  setMuted(muted: boolean): void;
  /** Stops everything, frees what it holds and empties the host. */
  destroy(): void;
}
