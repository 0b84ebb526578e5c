import { useMemo } from 'react';
import { create } from 'zustand';

/** Stops the game at a behavior or condition. */
interface PlaceBreakpoint {
  readonly kind: 'place';
  /** Document and id, which stay the same when lists change. */
  readonly id: string;
  readonly isOff?: boolean;
}

/** Stops the game when an attribute changes. */
export interface AttributeBreakpoint {
  readonly kind: 'attribute';
  /** Whose attribute: an actor keeps its id when the game starts again, but not its key. */
  readonly subject: 'game' | 'scene' | { readonly actor: string; readonly prototype: string };
  readonly id: string;
  /** The name of the attribute when it was set. */
  readonly name: string;
  readonly isOff?: boolean;
}

export type Breakpoint = PlaceBreakpoint | AttributeBreakpoint;

interface BreakpointStore {
  /** The breakpoints of each project, oldest first. */
  readonly projects: Readonly<Record<string, readonly Breakpoint[]>>;
}

const storageKey = 'playhouse-breakpoints';
const none: readonly Breakpoint[] = [];

/** The breakpoints of all projects, kept in this browser and shared by its tabs. */
const useStore = create<BreakpointStore>()(() => ({ projects: readBreakpoints(storedText()) }));
globalThis.addEventListener?.('storage', ({ key, newValue }) => {
  // Without a key, everything was cleared.
  if (key === storageKey || key === null) useStore.setState({ projects: readBreakpoints(newValue) });
});

/** What one breakpoint has in common with no other of its project. */
export function breakpointKey(one: Breakpoint): string {
  if (one.kind === 'place') return one.id;
  const { subject, id } = one;
  return `${typeof subject === 'string' ? subject : `actor ${subject.actor}`} ${id}`;
}

function change(project: string, edit: (before: readonly Breakpoint[]) => readonly Breakpoint[]): void {
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

/** The breakpoints of a project, and functions that change them. */
export interface StoredBreakpoints {
  readonly list: readonly Breakpoint[];
  /** Sets it, or removes it. */
  readonly toggle: (one: Breakpoint) => void;
  readonly setOff: (one: Breakpoint, isOff: boolean) => void;
}

export function useStoredBreakpoints(project: string): StoredBreakpoints {
  const list = useStore(({ projects }) => projects[project] ?? none);
  return {
    list,
    toggle: (one) =>
      change(project, (before) => {
        const key = breakpointKey(one);
        const others = before.filter((each) => breakpointKey(each) !== key);
        return others.length < before.length ? others : [...before, one];
      }),
    setOff: (one, isOff) =>
      change(project, (before) =>
        before.map((each) => (breakpointKey(each) === breakpointKey(one) ? { ...each, isOff } : each)),
      ),
  };
}

/** The behaviors and conditions with breakpoints that are on. */
export function useBreakpointIds(project: string): { readonly ids: readonly string[] } {
  const list = useStore(({ projects }) => projects[project] ?? none);
  const ids = useMemo(() => list.flatMap((one) => (one.kind === 'place' && !one.isOff ? [one.id] : [])), [list]);
  return { ids };
}

/** The breakpoint at a behavior or condition, and a function that sets or removes it. */
export function useBreakpointAt(
  project: string,
  id: string,
): { readonly isSet: boolean; readonly isOff: boolean; readonly toggle: () => void } {
  const { list, toggle } = useStoredBreakpoints(project);
  const found = list.find((one) => one.kind === 'place' && one.id === id);
  return { isSet: found !== undefined, isOff: found?.isOff === true, toggle: () => toggle({ kind: 'place', id }) };
}

/** Breakpoints from stored text; invalid ones are dropped. */
export function readBreakpoints(text: string | null): BreakpointStore['projects'] {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    if (!isObject(stored)) return {};
    const entries = Object.entries(stored).map(
      ([project, list]) => [project, Array.isArray(list) ? list.flatMap(breakpointFrom) : []] as const,
    );
    return Object.fromEntries(entries.filter(([, list]) => list.length > 0));
  } catch {
    return {};
  }
}

/** A text is a breakpoint at a behavior or condition, as earlier versions stored it. */
function breakpointFrom(stored: unknown): Breakpoint[] {
  if (typeof stored === 'string') return [{ kind: 'place', id: stored }];
  if (!isObject(stored)) return [];
  const { kind, id, name, subject } = stored;
  if (typeof id !== 'string') return [];
  const state = stored.isOff === true ? { isOff: true } : {};
  if (kind === 'place') return [{ kind, id, ...state }];
  if (kind !== 'attribute' || typeof name !== 'string') return [];
  if (subject === 'game' || subject === 'scene') return [{ kind, subject, id, name, ...state }];
  if (!isObject(subject) || typeof subject.actor !== 'string' || typeof subject.prototype !== 'string') return [];
  const { actor, prototype } = subject;
  return [{ kind, subject: { actor, prototype }, id, name, ...state }];
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function storedText(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
