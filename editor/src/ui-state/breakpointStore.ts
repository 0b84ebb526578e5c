import { create } from 'zustand';

interface BreakpointStore {
  /** The breakpoints of each project. */
  readonly projects: Readonly<Record<string, readonly string[]>>;
  toggle(project: string, id: string): void;
}

const storageKey = 'playhouse-breakpoints';
const none: readonly string[] = [];

/** The breakpoints of all projects, kept in this browser. */
const useStore = create<BreakpointStore>()((set, get) => ({
  projects: readBreakpoints(storedText()),
  toggle(project, id) {
    const before = get().projects[project] ?? none;
    const after = before.includes(id) ? before.filter((one) => one !== id) : [...before, id];
    const { [project]: _, ...others } = get().projects;
    const projects = after.length === 0 ? others : { ...others, [project]: after };
    set({ projects });
    try {
      localStorage.setItem(storageKey, JSON.stringify(projects));
    } catch {
      // Without storage, they last until the page is closed.
    }
  },
}));

/** The breakpoints of a project, and a function that sets or removes one. */
export function useBreakpointIds(project: string): {
  readonly ids: readonly string[];
  readonly toggle: (id: string) => void;
} {
  const ids = useStore(({ projects }) => projects[project] ?? none);
  return { ids, toggle: (id) => useStore.getState().toggle(project, id) };
}

/** Breakpoints from stored text; invalid ones are dropped. */
function readBreakpoints(text: string | null): BreakpointStore['projects'] {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    const entries = Object.entries(stored).flatMap(([project, ids]: [string, unknown]) =>
      Array.isArray(ids) ? [[project, ids.filter((id) => typeof id === 'string')] as const] : [],
    );
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

function storedText(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
