import { create } from 'zustand';

interface GameWindow {
  /** The window of its own in which the game plays, if it does. */
  readonly window: Window | undefined;
  /** The scene to start in; the project's first one when undefined. */
  readonly sceneId: string | undefined;
  readonly hasScripts: boolean;
  /** Grows with each start, also in the same window. */
  readonly round: number;
}

export const useGameWindow = create<GameWindow>()(() => ({
  window: undefined,
  sceneId: undefined,
  hasScripts: true,
  round: 0,
}));

/** Opens the window, or starts the game in it again; false when the browser does not let the page open one. */
export function openGameWindow(start: Pick<GameWindow, 'sceneId' | 'hasScripts'>): boolean {
  const { window: shown, round } = useGameWindow.getState();
  const opened = shown && !shown.closed ? shown : window.open('', '', 'popup,width=820,height=640');
  if (!opened) return false;
  opened.focus();
  useGameWindow.setState({ ...start, window: opened, round: round + 1 });
  return true;
}

export function closeGameWindow(): void {
  useGameWindow.getState().window?.close();
  useGameWindow.setState({ window: undefined });
}
