import { useEffect } from 'react';
import { create } from 'zustand';

/** How many fields hold something that was typed and has not taken effect yet. */
export const useDrafts = create<{ readonly count: number }>()(() => ({ count: 0 }));

/** Counts a field as one that holds a draft, for as long as it does. */
export function useDraft(isDraft: boolean): void {
  useEffect(() => {
    if (!isDraft) return;
    useDrafts.setState(({ count }) => ({ count: count + 1 }));
    return () => useDrafts.setState(({ count }) => ({ count: count - 1 }));
  }, [isDraft]);
}
