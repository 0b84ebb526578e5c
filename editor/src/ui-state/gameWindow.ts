import { create } from 'zustand';

interface GameWindow {
  /** The window of its own in which the game plays, if it does. */
  readonly window: Window | undefined;
  /** Whether it stays above all others. */
  readonly isOnTop: boolean;
  /** The scene to start in; the project's first one when undefined. */
  readonly sceneId: string | undefined;
  readonly hasScripts: boolean;
  /** Grows with each start, also in the same window. */
  readonly round: number;
}

/** The part of Document Picture-in-Picture that is used; not in the DOM types. */
interface WindowsOnTop {
  /** The one that is open. */
  readonly window: Window | null;
  requestWindow(options: { readonly width: number; readonly height: number }): Promise<Window>;
}

declare global {
  interface Window {
    /** Only in some browsers, and at encrypted addresses or those of this computer. */
    readonly documentPictureInPicture?: WindowsOnTop;
  }
}

type GameStart = Pick<GameWindow, 'sceneId' | 'hasScripts'>;

const size = { width: 820, height: 640 };
/** Beside other windows, less is enough. */
const sizeOnTop = { width: 480, height: 400 };

export const useGameWindow = create<GameWindow>()(() => ({
  window: undefined,
  isOnTop: false,
  sceneId: undefined,
  hasScripts: true,
  round: 0,
}));

/** Opens the window, or starts the game in it again; false when the browser does not let the page open one. */
export function openGameWindow(start: GameStart): boolean {
  const opened = shownWindow(false) ?? window.open('', '', `popup,width=${size.width},height=${size.height}`);
  if (!opened) return false;
  opened.focus();
  play(opened, start, false);
  return true;
}

/** Whether the browser has windows that stay above all others. */
export function hasWindowsOnTop(): boolean {
  return window.documentPictureInPicture !== undefined;
}

/** Like `openGameWindow`, in a window that stays above all others; in an ordinary one where that fails. */
export async function openGameWindowOnTop(start: GameStart): Promise<boolean> {
  const opened = shownWindow(true) ?? (await requestWindow());
  if (!opened) return openGameWindow(start);
  play(opened, start, true);
  return true;
}

export function closeGameWindow(): void {
  useGameWindow.getState().window?.close();
  useGameWindow.setState({ window: undefined });
}

function requestWindow(): Promise<Window | undefined> {
  return window.documentPictureInPicture?.requestWindow(sizeOnTop).catch(() => undefined) ?? Promise.resolve(undefined);
}

/** The window of this kind that is open. */
function shownWindow(isWantedOnTop: boolean): Window | undefined {
  const { window: shown, isOnTop } = useGameWindow.getState();
  return shown?.closed || isOnTop !== isWantedOnTop ? undefined : shown;
}

/** The game is in one window at a time. */
function play(opened: Window, start: GameStart, isOnTop: boolean): void {
  const { window: before, round } = useGameWindow.getState();
  useGameWindow.setState({ ...start, window: opened, isOnTop, round: round + 1 });
  if (before !== opened) before?.close();
}
