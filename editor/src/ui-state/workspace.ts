import { create } from 'zustand';
import { usePreferences } from './preferences.ts';

type PanelName = 'library' | 'inspector';

/** The layout of the panels of the project page; widths are remembered in this browser by screen class. */
export interface Workspace {
  readonly widths: Readonly<Partial<Record<PanelName, number>>>;
  readonly isLibraryClosed: boolean;
  /** True while the library is shown as a drawer on narrow screens. */
  readonly isDrawerOpen: boolean;
  /** True while the game plays beside the behaviors of an actor. */
  readonly isPlaying: boolean;
  setWidth(panel: PanelName, width: number): void;
  togglePanel(panel: PanelName): void;
  setDrawer(isOpen: boolean): void;
  setPlaying(isPlaying: boolean): void;
}

export const useWorkspace = create<Workspace>()((set, get) => ({
  widths: readWidths(),
  isLibraryClosed: false,
  isDrawerOpen: false,
  isPlaying: false,
  setWidth(panel, width) {
    const widths = { ...get().widths, [panel]: width };
    set({ widths });
    try {
      localStorage.setItem(storageKey(), JSON.stringify(widths));
    } catch {
      // Without storage, the width lasts until the page is closed.
    }
  },
  togglePanel(panel) {
    if (panel === 'library') return set(({ isLibraryClosed }) => ({ isLibraryClosed: !isLibraryClosed }));
    const { inspectorVisible, change } = usePreferences.getState();
    change({ inspectorVisible: !inspectorVisible });
  },
  setDrawer: (isOpen) => set({ isDrawerOpen: isOpen }),
  setPlaying: (isPlaying) => set({ isPlaying }),
}));

/** Whether the inspector is shown, which is a preference. */
export function useHasInspector(): boolean {
  return usePreferences(({ inspectorVisible }) => inspectorVisible);
}

/** Closes the library where it covers the stage, as touching or focusing the stage does. */
export function closeDrawer(): void {
  const { isDrawerOpen, setDrawer } = useWorkspace.getState();
  if (isDrawerOpen) setDrawer(false);
}

function storageKey(): string {
  return `playhouse-panels-${globalThis.innerWidth >= 1680 ? 'wide' : 'normal'}`;
}

function readWidths(): Partial<Record<PanelName, number>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey()) ?? '{}');
    const width = (panel: PanelName) => {
      const value: unknown = typeof stored === 'object' && stored !== null ? Reflect.get(stored, panel) : undefined;
      return typeof value === 'number' && value >= 200 && value <= 480 ? { [panel]: value } : {};
    };
    return { ...width('library'), ...width('inspector') };
  } catch {
    return {};
  }
}
