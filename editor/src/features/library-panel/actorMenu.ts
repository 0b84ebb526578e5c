import { Copy, Pencil, Trash2, UserPlus } from 'lucide-react';
import type { MenuEntry } from '../../components/Menu.tsx';
import { BehaviorIcon } from '../../components/ownIcons.ts';
import { t } from '../../i18n/t.ts';
import { usesEntries } from '../../ui-state/usesEntries.ts';

/** Commands on an actor of the library; unavailable ones are undefined. */
interface ActorActions {
  readonly place: (() => void) | undefined;
  readonly open: () => void;
  readonly rename: () => void;
  readonly duplicate: () => void;
  readonly remove: () => void;
}

/** The menu of an actor's row; one whose prototype is missing can only be deleted. */
export function actorEntries(
  id: string,
  actions: ActorActions,
  clipboard: readonly MenuEntry[],
  isMissing: boolean,
): (MenuEntry | 'line')[] {
  const { place, open, rename, duplicate, remove } = actions;
  const entries: (MenuEntry | 'line')[] = [];
  if (!isMissing) {
    if (place) entries.push({ id: 'place', label: t('Add to scene'), icon: UserPlus, onAction: place });
    entries.push(
      { id: 'open', label: t('Edit behaviors'), icon: BehaviorIcon, keys: 'Enter', onAction: open },
      { id: 'rename', label: t('Rename'), icon: Pencil, keys: 'F2', onAction: rename },
      { id: 'duplicate', label: t('Duplicate'), icon: Copy, onAction: duplicate },
      'line',
      ...usesEntries({ kind: 'prototype', id }),
      'line',
      ...clipboard,
      'line',
    );
  }
  entries.push({ id: 'delete', label: t('Delete'), icon: Trash2, keys: 'Del', tone: 'danger', onAction: remove });
  return entries;
}
