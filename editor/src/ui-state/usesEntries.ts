import type { RenameTarget } from '@playhouse/core';
import { Replace, Search } from 'lucide-react';
import { useFinding } from './finding.ts';
import type { OfferedCommand } from './offeredCommands.ts';

/** The entries of a thing's menu that lead to its uses, and to a new name for it everywhere. */
export function usesEntries(target: RenameTarget): readonly (OfferedCommand & { readonly onAction: () => void })[] {
  return [
    { id: 'uses', label: 'Find uses', icon: Search, onAction: () => useFinding.getState().findUses(target) },
    {
      id: 'rename-everywhere',
      label: 'Rename everywhere…',
      icon: Replace,
      onAction: () => useFinding.getState().findUses(target, true),
    },
  ];
}
