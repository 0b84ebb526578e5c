import { create } from 'zustand';
import type { SoundMaker } from './soundMaker.ts';

/**
 * What is in the dialog that makes sounds, by what it is for: closing the dialog keeps it until the sound is added or
 * changed, or the page is loaded again.
 */
export const useMakerDrafts = create<{ readonly drafts: ReadonlyMap<string, SoundMaker> }>()(() => ({
  drafts: new Map(),
}));

/** Undefined forgets the draft. */
export function keepMaker(key: string, maker: SoundMaker | undefined): void {
  useMakerDrafts.setState(({ drafts }) => {
    const next = new Map(drafts);
    if (maker) next.set(key, maker);
    else next.delete(key);
    return { drafts: next };
  });
}
