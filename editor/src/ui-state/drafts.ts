import { useEffect, useLayoutEffect, useRef } from 'react';
import { create } from 'zustand';

/** The number of fields with input that has not taken effect yet. */
export const useDrafts = create<{ readonly count: number }>()(() => ({ count: 0 }));

/** Counts a field while it holds a draft. */
export function useDraft(isDraft: boolean): void {
  useEffect(() => {
    if (!isDraft) return;
    useDrafts.setState(({ count }) => ({ count: count + 1 }));
    return () => useDrafts.setState(({ count }) => ({ count: count - 1 }));
  }, [isDraft]);
}

/** Stores what was typed when the field goes away in the middle of it: React does not report that removed elements lose the focus. */
export function useStoredOnLeave(store: () => void): void {
  const latest = useRef(store);
  latest.current = store;
  // Before the effects of what contains the field, such as closing the project.
  useLayoutEffect(() => () => latest.current(), []);
}
