import type { Sound } from '@playhouse/audio';
import { create } from 'zustand';

/** The last recording of each game that is not added yet: closing the dialog keeps it until the page is loaded again. */
export const useRecordings = create<{ readonly recordings: ReadonlyMap<string, Sound> }>()(() => ({
  recordings: new Map(),
}));

/** Undefined discards the recording of a game. */
export function keepRecording(game: string, sound: Sound | undefined): void {
  useRecordings.setState(({ recordings }) => {
    const next = new Map(recordings);
    if (sound) next.set(game, sound);
    else next.delete(game);
    return { recordings: next };
  });
}
