import type { Id } from '@playhouse/core';
import { Diamond } from 'lucide-react';
import type { MenuEntry } from '../../../components/Menu.tsx';
import { t } from '../../../i18n/t.ts';
import { useOpenProject } from '../../../session/SessionContext.ts';
import { useBreakpointAt } from '../../../ui-state/breakpointStore.ts';
import { useSurroundings } from '../behaviorSurroundings.ts';
import styles from './BehaviorList.module.css';

interface Stoppable {
  readonly id: Id;
}

/** The menu entry of a card or condition that sets or removes a breakpoint at it. */
export function useCardBreakpoint(part: Stoppable, label = t('Stop the game here')): MenuEntry {
  const { isSet, toggle } = useBreakpoint(part);
  return { id: 'break', label, icon: Diamond, isChosen: isSet, onAction: toggle };
}

/** The breakpoint mark in the gutter of a card. */
export function BreakMark({ behavior }: { readonly behavior: Stoppable }) {
  const { isSet, isOff } = useBreakpoint(behavior);
  if (!isSet) return null;
  const label = isOff ? t('A breakpoint that is off') : t('The game stops here');
  return (
    <span className={styles.breakMark} data-off={isOff || undefined} role="img" aria-label={label}>
      <Diamond aria-hidden size={12} strokeWidth={2} />
    </span>
  );
}

function useBreakpoint({ id }: Stoppable) {
  const { owner } = useSurroundings();
  const project = useOpenProject().id;
  const own = 'prototype' in owner ? `actors/${owner.prototype}/${id}` : `scenes/${owner.scene}/${id}`;
  return useBreakpointAt(project, own);
}
