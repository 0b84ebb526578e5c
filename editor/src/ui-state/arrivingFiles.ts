import { create } from 'zustand';

/** Archives of projects that were chosen, until they are imported. */
export const useArrivingFiles = create<{
  readonly files: readonly File[];
  add(files: readonly File[]): void;
  /** Takes all of them. */
  take(): readonly File[];
}>()((set, get) => ({
  files: [],
  add: (files) => set((before) => ({ files: [...before.files, ...files] })),
  take() {
    const { files } = get();
    set({ files: [] });
    return files;
  },
}));
