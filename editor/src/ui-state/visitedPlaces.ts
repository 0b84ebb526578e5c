import { create } from 'zustand';

/** What is kept on this device: pages by project, and the keys of commands. */
export interface RecentThings {
  /** Visited pages of each project, newest first, each once; the project opened last comes first. */
  readonly places: readonly (readonly [game: string, addresses: readonly string[]])[];
  /** Keys of palette commands that were used, newest first. */
  readonly commands: readonly string[];
}

interface VisitedPlaces extends RecentThings {
  note(game: string, address: string): void;
  noteCommand(key: string): void;
}

const storageKey = 'playhouse-recent';
const mostPlaces = 20;
const mostGames = 50;

/** The pages visited and the commands used, also before a reload. Things that were removed are left out when shown. */
export const useVisitedPlaces = create<VisitedPlaces>()((set, get) => {
  const change = (to: (recent: RecentThings) => Partial<RecentThings>) => {
    const { places, commands } = newest(get());
    const recent = { places, commands, ...to({ places, commands }) };
    set(recent);
    storeText(JSON.stringify(recent));
  };
  return {
    ...readRecent(storedText()),
    note: (game, address) => change(({ places }) => ({ places: withVisit(places, game, address) })),
    noteCommand: (key) => change(({ commands }) => ({ commands: newestFirst(commands, key).slice(0, mostPlaces) })),
  };
});

/** Another tab may have stored visits of another project since this one read them. */
function newest(known: RecentThings): RecentThings {
  const text = storedText();
  return text === null ? known : readRecent(text);
}

/** The visited pages of a project, newest first, also those visited in another tab. */
export function lastVisits(game: string): readonly string[] {
  return placesOf(newest(useVisitedPlaces.getState()), game);
}

/** The visited pages of a project, newest first. */
export function placesOf({ places }: RecentThings, game: string): readonly string[] {
  return places.find(([id]) => id === game)?.[1] ?? none;
}

const none: readonly string[] = [];

/** The pages with one more visit, as the newest. */
export function withVisit(places: RecentThings['places'], game: string, address: string): RecentThings['places'] {
  const visited = newestFirst(placesOf({ places, commands: [] }, game), address).slice(0, mostPlaces);
  const others = places.filter(([id]) => id !== game);
  return [[game, visited] as const, ...others].slice(0, mostGames);
}

/** Recent things from stored text, without whatever is damaged. */
export function readRecent(text: string | null): RecentThings {
  const value = parsed(text);
  const places = property(value, 'places');
  return {
    places: Array.isArray(places) ? places.flatMap(readVisits) : [],
    commands: texts(property(value, 'commands')),
  };
}

function readVisits(entry: unknown): RecentThings['places'] {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return [];
  return [[entry[0], texts(entry[1])]];
}

function texts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string').slice(0, mostPlaces) : [];
}

function property(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function newestFirst(list: readonly string[], newest: string): readonly string[] {
  return [newest, ...list.filter((each) => each !== newest)];
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** Null when the browser stores nothing or denies access. */
function storedText(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function storeText(text: string): void {
  try {
    localStorage.setItem(storageKey, text);
  } catch {
    // Only the order of a list is lost.
  }
}

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
