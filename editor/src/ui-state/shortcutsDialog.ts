import { create } from 'zustand';

/** Whether the list of keyboard shortcuts is open. */
export const useShortcutsDialog = create<{ readonly isOpen: boolean; show(isOpen: boolean): void }>()((set) => ({
  isOpen: false,
  show: (isOpen) => set({ isOpen }),
}));
