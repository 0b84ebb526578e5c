import { type Behavior, type BehaviorOwner, behaviorsOf, type ProjectSession } from '@playhouse/core';
import type { Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { useSession } from '../../../session/SessionContext.ts';
import { useSurroundings } from '../behaviorSurroundings.ts';
import { isRemembered, useListMemory } from './listMemory.ts';
import { type ListRow, listRows } from './listRows.ts';
import { type ListStore, reveal } from './listStore.ts';
import { usePrunedList } from './usePrunedList.ts';

interface Shown {
  readonly store: ListStore;
  readonly behaviors: readonly Behavior[];
  readonly rows: readonly ListRow[];
}

/**
 * Moves the cursor and the focus to a row, even one that an edit has just created or that is in a closed block, and
 * scrolls to it.
 */
export function useCursor(
  { store, behaviors, rows }: Shown,
  scroller: RefObject<HTMLDivElement | null>,
  virtualizer: Virtualizer<HTMLDivElement, Element>,
): (key: string) => void {
  const session = useSession();
  const { owner, wanted } = useSurroundings();
  const frame = useRef(0);
  const goTo = useCallback(
    (key: string) => {
      store.setState({ cursor: key });
      const current = currentBehaviors(session, owner);
      const find = () => listRows(current, store.getState().closed).findIndex((row) => row.key === key);
      let index = find();
      if (index < 0) {
        reveal(store, ancestorsOf(current, key) ?? []);
        index = find();
      }
      if (index >= 0) virtualizer.scrollToIndex(index, { align: 'auto' });
      focusRow(scroller, key, frame, () => store.getState().inserting === undefined);
    },
    [store, session, owner, scroller, virtualizer],
  );
  useWanted(wanted, () => currentBehaviors(session, owner), store, goTo);
  useListMemory(store, virtualizer);
  usePrunedList(store, behaviors, rows, scroller, goTo);
  return goTo;
}

function currentBehaviors(session: ProjectSession, owner: BehaviorOwner): readonly Behavior[] {
  return behaviorsOf(session.getState().project, owner)?.behaviors ?? [];
}

/**
 * Focuses a row as soon as it is rendered, unless another one has been requested or the insert box has opened by then,
 * which would lose what is being typed.
 */
function focusRow(
  scroller: { readonly current: HTMLElement | null },
  key: string,
  frame: { current: number },
  isFree: () => boolean,
): void {
  cancelAnimationFrame(frame.current);
  const find = () => scroller.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`);
  const now = find();
  if (now) {
    now.focus({ preventScroll: true });
    return;
  }
  // The focused row may be removed, so the list itself handles the keys until then.
  if (document.activeElement?.matches('[data-row]')) scroller.current?.focus({ preventScroll: true });
  frame.current = requestAnimationFrame(() => {
    frame.current = requestAnimationFrame(() => (isFree() ? find()?.focus({ preventScroll: true }) : undefined));
  });
}

/** Opens the blocks around the behavior that the URL selects, and scrolls to it. */
function useWanted(
  wanted: string | undefined,
  behaviors: () => readonly Behavior[],
  store: ListStore,
  goTo: (key: string) => void,
): void {
  const latest = useRef({ behaviors, goTo });
  latest.current = { behaviors, goTo };
  const { key, search } = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    if (wanted === undefined || (type === NavigationType.Pop && isRemembered(key))) return;
    const around = ancestorsOf(latest.current.behaviors(), wanted);
    if (!around) return;
    const asked = new URLSearchParams(search);
    const isInside = asked.has('field') || asked.has('condition');
    reveal(store, isInside ? [...around, { id: wanted, list: '' }] : around);
    latest.current.goTo(asked.has('condition') ? `${wanted} when` : wanted);
  }, [wanted, store, key]);
}

/** The blocks around a behavior, outermost first; undefined when there is no such behavior. */
function ancestorsOf(
  behaviors: readonly Behavior[],
  id: string,
): readonly { readonly id: string; readonly list: string }[] | undefined {
  const pending = behaviors.map((behavior) => ({ behavior, around: [] as { id: string; list: string }[] }));
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { behavior, around } = next;
    if (behavior.id === id) return around;
    for (const list of ['behaviors', 'elseBehaviors'] as const) {
      for (const child of behavior[list] ?? []) {
        pending.push({ behavior: child, around: [...around, { id: behavior.id, list }] });
      }
    }
  }
  return undefined;
}
