import { create } from 'zustand';

interface VisitedPlaces {
  readonly game: string;
  /** Visited pages, newest first, each once. */
  readonly places: readonly string[];
  /** Keys of palette commands that were used, newest first. */
  readonly commands: readonly string[];
  note(game: string, address: string): void;
  noteCommand(key: string): void;
}

const mostPlaces = 20;

/** The pages visited in this game and the commands used, since the editor was opened. */
export const useVisitedPlaces = create<VisitedPlaces>()((set) => ({
  game: '',
  places: [],
  commands: [],
  note: (game, address) =>
    set((before) => {
      const others = before.game === game ? before.places.filter((each) => each !== address) : [];
      return { game, places: [address, ...others].slice(0, mostPlaces) };
    }),
  noteCommand: (key) =>
    set(({ commands }) => ({ commands: [key, ...commands.filter((each) => each !== key)].slice(0, mostPlaces) })),
}));

/** Something that a page remembers for an entry in the browser's history. */
export interface PageMemory<Remembered> {
  get(entry: string): Remembered | undefined;
  set(entry: string, remembered: Remembered): void;
}

const mostEntries = 100;

/** A memory for pages, which drops the oldest entries when there are many. */
export function createPageMemory<Remembered>(): PageMemory<Remembered> {
  const entries = new Map<string, Remembered>();
  return {
    get: (entry) => entries.get(entry),
    set(entry, remembered) {
      entries.delete(entry);
      entries.set(entry, remembered);
      const [oldest] = entries.keys();
      if (entries.size > mostEntries && oldest !== undefined) entries.delete(oldest);
    },
  };
}
