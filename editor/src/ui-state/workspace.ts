import { create } from 'zustand';
import { usePreferences } from './preferences.ts';

type PanelName = 'library' | 'inspector';
type Widths = Readonly<Partial<Record<PanelName, number>>>;

/** The layout of the panels of the project page; widths are remembered in this browser by screen class. */
export interface Workspace {
  readonly widths: Widths;
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

/** Widths that were read or chosen, by the key under which they are stored. */
const known = new Map<string, Widths>();

export const useWorkspace = create<Workspace>()((set, get) => ({
  widths: widthsHere(),
  isLibraryClosed: false,
  isDrawerOpen: false,
  isPlaying: false,
  setWidth(panel, width) {
    const widths = { ...get().widths, [panel]: width };
    set({ widths });
    known.set(storageKey(), widths);
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

// A window that becomes wide, or no longer is, has other widths.
wideWindow()?.addEventListener('change', () => useWorkspace.setState({ widths: widthsHere() }));

function wideWindow(): MediaQueryList | undefined {
  return globalThis.matchMedia?.('(min-width: 1680px)');
}

function storageKey(): string {
  return `playhouse-panels-${wideWindow()?.matches ? 'wide' : 'normal'}`;
}

/** The widths for the window as it is now. */
function widthsHere(): Widths {
  const key = storageKey();
  const widths = known.get(key) ?? readWidths(key);
  known.set(key, widths);
  return widths;
}

function readWidths(key: string): Widths {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    const width = (panel: PanelName) => {
      const value: unknown = typeof stored === 'object' && stored !== null ? Reflect.get(stored, panel) : undefined;
      return typeof value === 'number' && value >= 200 && value <= 480 ? { [panel]: value } : {};
    };
    return { ...width('library'), ...width('inspector') };
  } catch {
    return {};
  }
}
