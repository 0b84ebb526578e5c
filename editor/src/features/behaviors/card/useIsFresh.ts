import type { Id } from '@playhouse/core';
import { useContext, useEffect, useState } from 'react';
import { useSession } from '../../../session/SessionContext.ts';
import { useSurroundings } from '../behaviorSurroundings.ts';
import { ListStoreContext } from '../list/listStore.ts';
import { insertedIds } from './insertedIds.ts';

/**
 * True for a behavior that was just inserted, or a condition of it, until the cursor or the focus leaves the card. Its
 * fields are blank because nobody has had the time to fill them in.
 */
export function useIsFresh(card: Id, id: Id = card): boolean {
  const session = useSession();
  const store = useContext(ListStoreContext);
  const { wanted, openedAfter } = useSurroundings();
  const [isFresh, setFresh] = useState(() => {
    const last = session.getState().history.undo.at(-1);
    return store !== undefined && last !== openedAfter && insertedIds(last).has(id);
  });
  useEffect(() => {
    if (!isFresh || !store) return;
    const isOf = (row: string | null | undefined) => row === card || row?.startsWith(`${card} `) === true;
    const stopFollowing = store.subscribe(({ cursor }, before) => {
      if (cursor !== before.cursor && !isOf(cursor)) setFresh(false);
    });
    const onFocusOut = ({ target, relatedTarget: next }: FocusEvent) => {
      if (!isOf(rowOf(target))) return;
      // Popovers of the fields are outside the page's root.
      if (next instanceof Element && next.closest('#root') && !isOf(rowOf(next))) setFresh(false);
    };
    document.addEventListener('focusout', onFocusOut);
    return () => {
      stopFollowing();
      document.removeEventListener('focusout', onFocusOut);
    };
  }, [isFresh, store, card]);
  return isFresh && wanted !== card;
}

/** The key of the row around an element. */
function rowOf(element: EventTarget | null): string | null | undefined {
  return element instanceof Element ? element.closest('[data-row]')?.getAttribute('data-row') : undefined;
}
