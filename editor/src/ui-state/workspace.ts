import { create } from 'zustand';
import { usePreferences } from './preferences.ts';

export type PanelName = 'library' | 'inspector' | 'layers';
type Sizes = Readonly<Partial<Record<PanelName, number>>>;

/** The least and the largest width of a panel, for the layers their height, in pixels. */
export const panelLimits: Readonly<Record<PanelName, readonly [least: number, most: number]>> = {
  library: [200, 420],
  inspector: [260, 480],
  layers: [110, 900],
};

/** The layout of the panels of the project page; sizes are remembered in this browser by screen class. */
export interface Workspace {
  readonly sizes: Sizes;
  readonly isLibraryClosed: boolean;
  /** True while the library is shown as a drawer on narrow screens. */
  readonly isDrawerOpen: boolean;
  /** True while the game plays beside the behaviors of an actor. */
  readonly isPlaying: boolean;
  /** Without a size, the panel has the one of the layout again. */
  setSize(panel: PanelName, size: number | undefined): void;
  togglePanel(panel: 'library' | 'inspector'): void;
  setDrawer(isOpen: boolean): void;
  setPlaying(isPlaying: boolean): void;
}

/** Sizes that were read or chosen, by the key under which they are stored. */
const known = new Map<string, Sizes>();

export const useWorkspace = create<Workspace>()((set, get) => ({
  sizes: sizesHere(),
  isLibraryClosed: false,
  isDrawerOpen: false,
  isPlaying: false,
  setSize(panel, size) {
    const { [panel]: _, ...others } = get().sizes;
    const sizes: Sizes = size === undefined ? others : { ...others, [panel]: size };
    set({ sizes });
    known.set(storageKey(), sizes);
    try {
      localStorage.setItem(storageKey(), JSON.stringify(sizes));
    } catch {
      // Without storage, the size lasts until the page is closed.
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

// A window that becomes wide, or no longer is, has other sizes.
wideWindow()?.addEventListener('change', () => useWorkspace.setState({ sizes: sizesHere() }));

function wideWindow(): MediaQueryList | undefined {
  return globalThis.matchMedia?.('(min-width: 1680px)');
}

function storageKey(): string {
  return `playhouse-panels-${wideWindow()?.matches ? 'wide' : 'normal'}`;
}

/** The sizes for the window as it is now. */
function sizesHere(): Sizes {
  const key = storageKey();
  const sizes = known.get(key) ?? readSizes(key);
  known.set(key, sizes);
  return sizes;
}

function readSizes(key: string): Sizes {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    const size = (panel: PanelName) => {
      const value: unknown = typeof stored === 'object' && stored !== null ? Reflect.get(stored, panel) : undefined;
      const [least, most] = panelLimits[panel];
      return typeof value === 'number' && value >= least && value <= most ? { [panel]: value } : {};
    };
    return { ...size('library'), ...size('inspector'), ...size('layers') };
  } catch {
    return {};
  }
}
