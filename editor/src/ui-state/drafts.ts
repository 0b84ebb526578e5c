import { useEffect } from 'react';
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
