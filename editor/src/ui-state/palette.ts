import { create } from 'zustand';

/** What the palette shows at first: everything, commands, pages, or help. */
type PaletteStart = '' | '>' | '@' | '?';

interface PaletteState {
  readonly isOpen: boolean;
  readonly start: PaletteStart;
  open(start?: PaletteStart): void;
  close(): void;
}

/** The command palette of the open project. */
export const usePalette = create<PaletteState>()((set) => ({
  isOpen: false,
  start: '',
  open: (start = '') => set({ isOpen: true, start }),
  close: () => set({ isOpen: false }),
}));
