import type { Project } from '@playhouse/core';
import type { Fault, Game, InputEvent, LogLine, PlatformFacts, StoragePort } from '@playhouse/runtime';
import type { NetworkConnection } from '../network/connectServers.ts';
import type { Recording } from '../replay/recording.ts';
import type { Answer } from './answer.ts';
import type { ConnectServices } from './services.ts';

/** How the camera's view is fitted to the host element. docs/runtime-rules.md#camera-and-layers. */
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
  /** What is known of the device. With a screen, the host tells of its changes by `addInput`. */
  readonly facts?: Partial<PlatformFacts>;
  /** `letterbox` when absent. */
  readonly fit?: ViewportFit;
  /** True starts without sound. */
  readonly muted?: boolean;
  /** Keeps the last 20 seconds, so that the game can go back. */
  readonly keepsHistory?: boolean;
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
  /** Words for the author's console: what the game has asked for and cannot have here. */
  readonly onWarning?: (text: string) => void;
  /** Purchases, leaderboards, advertisements and so on; simulated ones when absent. */
  readonly services?: ConnectServices;
  /**
   * Performs the calls of a game whose `networkEnabled` is on; without it they fail. docs/runtime-rules.md#networking.
   */
  readonly network?: NetworkConnection;
}

/** Frames that can be gone to. */
export interface FrameReach {
  readonly first: number;
  readonly last: number;
}

/** How a recorded game begins; as headless play does where it is silent. */
export interface RecordingStart {
  readonly seed?: number | undefined;
  readonly sceneId?: string | undefined;
}

/** A game on the screen. Created paused, with the first frame drawn. Results that take time are promises. */
export interface PlayerControls {
  readonly running: boolean;
  /** Steps that are done. */
  readonly frame: number;
  /** Lets time pass, except while the page is hidden. */
  start(): void;
  /** Stands still as soon as the step that is on its way is done. */
  pause(): Answer<void>;
  /** Advances one step of 1/60 s and draws it; for a paused player. */
  step(): Answer<void>;
  /** Begins again from the project's first scene, or from `sceneId`. Running stays running. */
  restart(sceneId?: string): Promise<void>;
  /** Fits the canvas to the host's size; called automatically when the host changes size. */
  resize(): void;
  /** Resolves when the fonts of what is drawn have come and are drawn. */
  settled(): Promise<void>;
  setFit(fit: ViewportFit): void;
  setMuted(muted: boolean): void;
  /** How fast time passes: 1 as it is. */
  setSpeed(speed: number): void;
  /** Makes the mouse act as a finger. */
  setTouchByMouse(isOn: boolean): void;
  /** Passes an event to the next step, as if it came from a device. */
  addInput(event: InputEvent): void;
  /** A place on the page in the running camera's view. */
  toView(clientX: number, clientY: number): { readonly x: number; readonly y: number };
  /** Draws the game after something has changed it from outside. */
  redraw(): void;
  /** The frames that can be reached; only the current one without a history. */
  readonly reach: FrameReach;
  /** Pauses at a recent frame. Later frames are dropped when the game continues from there. */
  goTo(frame: number): Promise<void>;
  /** Applies a changed project while the game continues; `restarted` when it could not. */
  reload(project: Project): Promise<'kept' | 'restarted'>;
  /** Begins again as headless play does, and collects what people do. */
  startRecording(start?: RecordingStart): Promise<void>;
  /** What has been collected, at a frame to which it can be played again; undefined when nothing is. */
  stopRecording(): Promise<Recording | undefined>;
  readonly isRecording: boolean;
  /** Stops everything, frees what it holds and empties the host. */
  destroy(): void;
}

/** A player whose game runs in the same window: a step is done when `step` returns. */
export interface Player extends PlayerControls {
  /** The running game, replaced by `restart`. For tests, films and measurements. */
  readonly game: Game;
}
