import { create } from 'zustand';

/** The project whose last visit was cut off, until the person has read that. */
export const useCutVisit = create<{ readonly project: string | undefined; forget(): void }>()((set) => ({
  project: undefined,
  forget: () => set({ project: undefined }),
}));

/**
 * Notes outside the databases that a project is shown, so that the next visit knows when this one was cut off: by a
 * crash, or a computer that went off. A hidden page may be ended at any time, which is no news. Returns a function that
 * ends the visit. `tells`: false where another tab may have left the note. docs/editor-design.md#states.
 */
export function beginVisit(id: string, { tells }: { readonly tells: boolean }): () => void {
  const key = `playhouse-shown-${id}`;
  const note = (isShown: boolean) => {
    try {
      if (isShown) localStorage.setItem(key, 'yes');
      else localStorage.removeItem(key);
    } catch {
      // Without storage, nothing is said.
    }
  };
  useCutVisit.setState({ project: tells && isNoted(key) ? id : undefined });
  const visiting = new AbortController();
  const { signal } = visiting;
  const noteShown = () => note(document.visibilityState === 'visible');
  document.addEventListener('visibilitychange', noteShown, { signal });
  window.addEventListener('pageshow', noteShown, { signal });
  window.addEventListener('pagehide', () => note(false), { signal });
  noteShown();
  return () => {
    visiting.abort();
    note(false);
  };
}

function isNoted(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
