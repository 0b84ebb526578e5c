import type { Id } from '@playhouse/core';
import { useContext, useEffect, useState } from 'react';
import { useSession } from '../../../session/SessionContext.ts';
import { useSurroundings } from '../behaviorSurroundings.ts';
import { ListStoreContext } from '../list/listStore.ts';
import { insertedIds } from './insertedIds.ts';

/**
 * True for a behavior that was just inserted, or a condition of it, until the cursor leaves the card. Its fields are
 * blank because nobody has had the time to fill them in.
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
    if (!isFresh) return;
    return store?.subscribe(({ cursor }, before) => {
      const isHere = cursor === card || cursor?.startsWith(`${card} `) === true;
      if (cursor !== before.cursor && !isHere) setFresh(false);
    });
  }, [isFresh, store, card]);
  return isFresh && wanted !== card;
}
