import { create } from 'zustand';

/** The project whose versions are shown, or are shown as soon as it is open. */
export const useVersionsView = create<{
  readonly project: string | undefined;
  show(project: string | undefined): void;
}>()((set) => ({
  project: undefined,
  show: (project) => set({ project }),
}));
