import { create } from 'zustand';

interface OtherDevice {
  /** Whether the dialog that shares the open game with another device is shown. */
  readonly isAsked: boolean;
  readonly ask: (isAsked: boolean) => void;
}

export const useOtherDevice = create<OtherDevice>()((set) => ({
  isAsked: false,
  ask: (isAsked) => set({ isAsked }),
}));
