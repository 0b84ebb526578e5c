import { useEffect } from 'react';
import { useSurroundings } from '../behaviorSurroundings.ts';
import { currentList } from './currentList.ts';
import type { Insertable } from './insertable.ts';
import { insertThing } from './insertThing.ts';
import { gapAfter } from './listRows.ts';
import type { ListParts } from './rowProps.ts';

/** Lets the library insert into this list while it is open. */
export function useCurrentList({ rows, rootCount, commands, store, goTo }: ListParts, isEditable: boolean): void {
  const { owner } = useSurroundings();
  useEffect(() => {
    currentList.setState({ isLocked: !isEditable });
    return () => currentList.setState({ isLocked: false });
  }, [isEditable]);
  useEffect(() => {
    if (!isEditable) return;
    const gap = () => {
      const { cursor } = store.getState();
      return gapAfter(
        rows.find(({ key }) => key === cursor),
        rootCount,
      );
    };
    const list = {
      owner,
      insert: async (thing: Insertable) => {
        const id = await insertThing(commands, thing, gap());
        if (id !== undefined) goTo(id);
      },
    };
    currentList.setState({ list });
    return () => {
      if (currentList.getState().list === list) currentList.setState({ list: undefined });
    };
  }, [rows, rootCount, commands, store, goTo, isEditable, owner]);
}
