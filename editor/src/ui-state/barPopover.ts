import { create } from 'zustand';

type BarPopover = 'problems' | 'history';

/** What is open below the top bar of a project. */
export const useBarPopover = create<{
  readonly open: BarPopover | undefined;
  show(popover: BarPopover | undefined): void;
}>()((set) => ({
  open: undefined,
  show: (open) => set({ open }),
}));
