import type { Project } from '@playhouse/core';
import type { BreakpointHit, Fault, Game, InputEvent, LogLine, PlatformFacts, StoragePort } from '@playhouse/runtime';
import type { NetworkConnection } from '../network/connectServers.ts';
import type { Recording } from '../replay/recording.ts';
import type { Answer } from './answer.ts';
import type { OverlayLanguage } from './overlayLanguage.ts';
import type { ConnectServices } from './services.ts';

/** How the camera's view is fitted to the host element. docs/runtime-rules.md#camera-and-layers. */
export type ViewportFit = 'none' | 'center' | 'fill' | 'letterbox' | 'overscan';

export interface PlayerOptions {
  /** The player fills this element; its size sets the size of the picture. */
  readonly host: HTMLElement;
  readonly project: Project;
  /** Bytes of an asset by stored path (`images/x.png`), undefined when there are none. */
  readonly assets: (path: string) => Promise<Uint8Array | undefined>;
  /** First scene; the project's default first scene when absent. */
  readonly sceneId?: string;
  /** Used when the project's `randomSeed` is -1; a new one each time when absent. */
  readonly seed?: number;
  /** Saved attributes and tables; kept only as long as the player when absent. */
  readonly storage?: StoragePort;
  /** Device information. With a screen, the host reports changes through `addInput`. */
  readonly facts?: Partial<PlatformFacts>;
  /** `letterbox` when absent. */
  readonly fit?: ViewportFit;
  /** The language of dialogs over the game; English when absent. */
  readonly overlays?: OverlayLanguage;
  /** True starts without sound. */
  readonly muted?: boolean;
  /** Keeps the last 20 seconds, so that the game can be rewound. */
  readonly keepsHistory?: boolean;
  /** Called once for each new line of the game's log. */
  readonly onLog?: (line: LogLine) => void;
  /** Called once for each location with a fault, when the fault first occurs. */
  readonly onFault?: (fault: Fault) => void;
  /** Called for the first scene and after each change. */
  readonly onScene?: (scene: { readonly id: string; readonly name: string }) => void;
  /** Text for a toast: what a real platform would have done, or what the player could not show. */
  readonly onNotice?: (text: string) => void;
  /** The game asks to open an address. Only http and https addresses arrive. */
  readonly onOpenUrl?: (url: string) => void;
  /** Text for the author's console: what the game requested that is not available here. */
  readonly onWarning?: (text: string) => void;
  /** Called when a step hits a breakpoint. Only games in a worker have breakpoints. */
  readonly onBreak?: (hit: BreakpointHit) => void;
  /** Purchases, leaderboards, advertisements and so on; simulated ones when absent. */
  readonly services?: ConnectServices;
  /**
   * Performs the calls of a game whose `networkEnabled` is on; without it they fail. docs/runtime-rules.md#networking.
   */
  readonly network?: NetworkConnection;
}

/** Frames that can be rewound to. */
export interface FrameReach {
  readonly first: number;
  readonly last: number;
}

/** How a recorded game starts; omitted values are those of headless play. */
export interface RecordingStart {
  readonly seed?: number | undefined;
  readonly sceneId?: string | undefined;
}

/** A game on the screen. Created paused, with the first frame drawn. Results that take time are promises. */
export interface PlayerControls {
  /** After `pause`, also true until the step in progress is done. */
  readonly running: boolean;
  /** Number of completed steps. */
  readonly frame: number;
  /** Runs the game in real time, except while the page is hidden. */
  start(): void;
  /** Pauses once the step in progress is done. */
  pause(): Answer<void>;
  /** Advances a paused player by one step of 1/60 s and draws it. */
  step(): Answer<void>;
  /** Restarts from the project's first scene, or from `sceneId`. A running game keeps running. */
  restart(sceneId?: string): Promise<void>;
  /** Fits the canvas to the host's size; called automatically when the host changes size. */
  resize(): void;
  /** Resolves when the fonts in use are loaded and drawn. */
  settled(): Promise<void>;
  setFit(fit: ViewportFit): void;
  setMuted(muted: boolean): void;
  /** Playback speed: 1 is normal. */
  setSpeed(speed: number): void;
  /** Makes the mouse act as a finger. */
  setTouchByMouse(isOn: boolean): void;
  /** Passes an event to the next step, as if a device had sent it. */
  addInput(event: InputEvent): void;
  /** Converts a position on the page to the running camera's view. */
  toView(clientX: number, clientY: number): { readonly x: number; readonly y: number };
  /** Redraws the game after it was changed from outside. */
  redraw(): void;
  /** The frames that can be rewound to; only the current one without a history. */
  readonly reach: FrameReach;
  /** Pauses at a recent frame. Later frames are dropped when the game continues from there. */
  goTo(frame: number): Promise<void>;
  /** Applies a changed project while the game continues; `restarted` when it had to restart. */
  reload(project: Project): Promise<'kept' | 'restarted'>;
  /** Restarts as headless play does, and records the input. */
  startRecording(start?: RecordingStart): Promise<void>;
  /** The recording up to a frame that it can be replayed to; undefined when nothing is being recorded. */
  stopRecording(): Promise<Recording | undefined>;
  readonly isRecording: boolean;
  /** Stops everything, releases its resources and empties the host. */
  destroy(): void;
}

/** A player whose game runs in the same window: a step is done when `step` returns. */
export interface Player extends PlayerControls {
  /** The running game, replaced by `restart`. For tests, films and measurements. */
  readonly game: Game;
}
