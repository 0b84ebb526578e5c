import { useEffect } from 'react';
import { currentList } from './currentList.ts';
import { placeAfter } from './listRows.ts';
import type { ListParts } from './rowProps.ts';

/** Lets the library insert into this list while it is open. */
export function useCurrentList({ rows, rootCount, commands, store, goTo }: ListParts, isEditable: boolean): void {
  useEffect(() => {
    if (!isEditable) return;
    const gap = () => {
      const { cursor } = store.getState();
      return placeAfter(
        rows.find(({ key }) => key === cursor),
        rootCount,
      );
    };
    const show = (id: string | undefined) => (id === undefined ? undefined : goTo(id));
    const list = {
      insert: (className: string) => show(commands.insert(className, gap())),
      insertSaved: (saved: string) => show(commands.insertSaved(saved, gap())),
    };
    currentList.setState({ list });
    return () => {
      if (currentList.getState().list === list) currentList.setState({ list: undefined });
    };
  }, [rows, rootCount, commands, store, goTo, isEditable]);
}
