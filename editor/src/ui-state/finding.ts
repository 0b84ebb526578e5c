import type { TextKind, UseTarget } from '@playhouse/core';
import { create } from 'zustand';

/** What the find panel shows: nothing, the results of a search, or the uses of one thing. */
export interface Finding {
  readonly mode: 'closed' | 'texts' | 'uses';
  readonly query: string;
  readonly kind: TextKind | 'all';
  /** The thing whose uses are listed. */
  readonly target: UseTarget | undefined;
  /** Incremented each time the panel is requested, so that it takes the focus again. */
  readonly asked: number;
  /** The row that was visited last. */
  readonly visited: string | undefined;
  /** True while the thing is being renamed everywhere. */
  readonly isRenaming: boolean;
  /** The thing whose page is about to be opened. */
  readonly going: UseTarget | undefined;
}

export interface FindingActions {
  /** Opens the panel, and searches for a text if given. */
  findTexts(query?: string): void;
  /** Lists the uses of a thing; `isRenaming` starts with renaming it. */
  findUses(target: UseTarget, isRenaming?: boolean): void;
  change(part: Partial<Pick<Finding, 'query' | 'kind' | 'visited' | 'isRenaming' | 'target' | 'going'>>): void;
  /** Opens the page of a thing, or lists its uses if it has none. */
  goTo(target: UseTarget): void;
  close(): void;
}

const closed: Finding = {
  mode: 'closed',
  query: '',
  kind: 'all',
  target: undefined,
  asked: 0,
  visited: undefined,
  isRenaming: false,
  going: undefined,
};

/** The state of the find panel of the open project. */
export const useFinding = create<Finding & FindingActions>()((set) => ({
  ...closed,
  findTexts: (query) =>
    set((before) => ({
      mode: 'texts',
      query: query ?? before.query,
      kind: query === undefined ? before.kind : 'all',
      asked: before.asked + 1,
      visited: query === undefined ? before.visited : undefined,
      isRenaming: false,
    })),
  findUses: (target, isRenaming = false) =>
    set(({ asked }) => ({ mode: 'uses', target, isRenaming, visited: undefined, asked: asked + 1 })),
  change: (part) => set(part),
  goTo: (target) => set({ going: target }),
  close: () => set({ mode: 'closed', target: undefined, isRenaming: false }),
}));
