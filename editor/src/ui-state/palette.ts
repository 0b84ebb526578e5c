import { create } from 'zustand';

/** What the palette shows at first: everything, commands, pages, or help. */
type PaletteStart = '' | '>' | '@' | '?';

/** The keys that open it, unless the user chose others. */
export const paletteChord = 'Ctrl+K';

interface PaletteState {
  readonly isOpen: boolean;
  readonly start: PaletteStart;
  open(start?: PaletteStart): void;
  close(): void;
}

/** The command palette. */
export const usePalette = create<PaletteState>()((set) => ({
  isOpen: false,
  start: '',
  open: (start = '') => set({ isOpen: true, start }),
  close: () => set({ isOpen: false }),
}));
