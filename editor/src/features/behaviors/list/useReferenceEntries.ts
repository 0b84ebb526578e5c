import { type Behavior, type KeypathOwner, targetName, targetsOfBehavior } from '@playhouse/core';
import { Link2 } from 'lucide-react';
import type { MenuEntry } from '../../../components/Menu.tsx';
import { t } from '../../../i18n/t.ts';
import { useFinding } from '../../../ui-state/finding.ts';
import { useSurroundings } from '../behaviorSurroundings.ts';

/** The menu entries of a card for what its behavior refers to: go to its definition, or list its uses. */
export function useReferenceEntries(behavior: Behavior): readonly MenuEntry[] {
  const { project, owner } = useSurroundings();
  const keypathOwner: KeypathOwner =
    'prototype' in owner
      ? { kind: 'prototype', id: owner.prototype }
      : { kind: 'instance', scene: owner.scene, id: owner.instance };
  const targets = targetsOfBehavior(project, behavior, keypathOwner);
  if (targets.length === 0) return [];
  const entries = targets.map((target): MenuEntry => {
    const { goTo, findUses } = useFinding.getState();
    return {
      id: JSON.stringify(target),
      label: targetName(project, target) ?? '',
      entries: [
        { id: 'go', label: t('Go there'), keys: 'F12', onAction: () => goTo(target) },
        { id: 'uses', label: t('Find uses'), keys: 'Shift F12', onAction: () => findUses(target) },
      ],
    };
  });
  return [{ id: 'references', label: t('Refers to'), icon: Link2, entries }];
}
