import { create } from 'zustand';

interface AllowedServers {
  /** Origins that the game of each project may call. */
  readonly projects: Readonly<Record<string, readonly string[]>>;
}

const storageKey = 'playhouse-allowed-servers';
const none: readonly string[] = [];
/** The last ones are kept. */
const mostServers = 100;

/**
 * The servers that the user has allowed, kept in this browser and shared by its tabs. They are no part of a project:
 * whoever gets a project is asked again. docs/decisions/0047-how-games-reach-servers.md
 */
const useStore = create<AllowedServers>()(() => ({ projects: readServers(storedText()) }));
globalThis.addEventListener?.('storage', ({ key, newValue }) => {
  // Without a key, everything was cleared.
  if (key === storageKey || key === null) useStore.setState({ projects: readServers(newValue) });
});

export function useAllowedServers(project: string): readonly string[] {
  return useStore(({ projects }) => projects[project] ?? none);
}

export function isServerAllowed(project: string, origin: string): boolean {
  return (useStore.getState().projects[project] ?? none).includes(origin);
}

export function allowServer(project: string, origin: string): void {
  change(project, (before) => [...before.filter((each) => each !== origin), origin].slice(-mostServers));
}

export function forgetServer(project: string, origin: string): void {
  change(project, (before) => before.filter((each) => each !== origin));
}

function change(project: string, edit: (before: readonly string[]) => readonly string[]): void {
  const { [project]: before = none, ...others } = useStore.getState().projects;
  const after = edit(before);
  const projects = after.length === 0 ? others : { ...others, [project]: after };
  useStore.setState({ projects });
  try {
    localStorage.setItem(storageKey, JSON.stringify(projects));
  } catch {
    // Without storage, they last until the page is closed.
  }
}

/** Servers from stored text; whatever is not the origin of a web address is dropped. */
export function readServers(text: string | null): AllowedServers['projects'] {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {};
    const entries = Object.entries(stored).map(
      ([project, list]) => [project, Array.isArray(list) ? list.filter(isOrigin).slice(-mostServers) : none] as const,
    );
    return Object.fromEntries(entries.filter(([, list]) => list.length > 0));
  } catch {
    return {};
  }
}

function isOrigin(value: unknown): value is string {
  return typeof value === 'string' && /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value;
}

function storedText(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
