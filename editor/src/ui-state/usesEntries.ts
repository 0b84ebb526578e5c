import type { UseTarget } from '@playhouse/core';
import { Replace, Search } from 'lucide-react';
import { t } from '../i18n/t.ts';
import { useFinding } from './finding.ts';
import type { OfferedCommand } from './offeredCommands.ts';

type UsesEntry = OfferedCommand & { readonly onAction: () => void };

/** The menu entries of a thing that list its uses and rename it everywhere. */
export function usesEntries(target: UseTarget): readonly UsesEntry[] {
  return [
    usesEntry(target),
    {
      id: 'rename-everywhere',
      label: t('Rename everywhere…'),
      icon: Replace,
      onAction: () => useFinding.getState().findUses(target, true),
    },
  ];
}

/** The menu entry that lists the uses of a thing. `targetData` provides its keys. */
export function usesEntry(target: UseTarget): UsesEntry {
  return {
    id: 'uses',
    label: t('Find uses'),
    icon: Search,
    keys: 'Shift F12',
    onAction: () => useFinding.getState().findUses(target),
  };
}
