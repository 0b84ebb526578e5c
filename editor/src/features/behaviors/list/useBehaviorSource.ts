import { behaviorsOf, copyBehaviors, type Id } from '@playhouse/core';
import { useSession } from '../../../session/SessionContext.ts';
import { type ClipboardSource, usePasteDesk } from '../../paste/pasteDesk.ts';
import { useSurroundings } from '../behaviorSurroundings.ts';
import { removeAndStay } from './listMoves.ts';
import { gapIn, listRows } from './listRows.ts';
import type { ListParts } from './rowProps.ts';

type Parts = Pick<ListParts, 'commands' | 'store' | 'goTo'>;

/** The source for copying and cutting behaviors of the surrounding list. */
export function useBehaviorSource({ commands, store, goTo }: Parts): (ids: readonly Id[]) => ClipboardSource {
  const session = useSession();
  const { gameId } = usePasteDesk();
  const { owner, isEditable } = useSurroundings();
  const cut = (ids: readonly Id[]) => {
    const behaviors = behaviorsOf(session.getState().project, owner)?.behaviors ?? [];
    const rows = listRows(behaviors, store.getState().closed);
    const first = rows.find(({ key }) => ids.includes(key));
    removeAndStay({ rows, store, commands, goTo }, ids);
    const gap = first?.kind === 'card' ? gapIn(first, first.index) : undefined;
    store.setState({ cut: gap && { gap, cursor: store.getState().cursor } });
  };
  return (ids) => ({
    copy: () => (ids.length === 0 ? undefined : copyBehaviors(session.getState().project, { gameId, owner, ids })),
    remove: isEditable ? () => cut(ids) : undefined,
  });
}
