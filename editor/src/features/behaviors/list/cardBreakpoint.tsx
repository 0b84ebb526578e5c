import type { Behavior } from '@playhouse/core';
import { Diamond } from 'lucide-react';
import type { MenuEntry } from '../../../components/Menu.tsx';
import { useOpenProject } from '../../../session/SessionContext.ts';
import { useBreakpointIds } from '../../../ui-state/breakpointStore.ts';
import { useSurroundings } from '../behaviorSurroundings.ts';
import styles from './BehaviorList.module.css';

/** The menu entry of a card that sets or removes a breakpoint at its behavior. */
export function useCardBreakpoint(behavior: Behavior): MenuEntry {
  const { isSet, toggle } = useBreakpoint(behavior);
  return { id: 'break', label: 'Stop the game here', icon: Diamond, isChosen: isSet, onAction: toggle };
}

/** The breakpoint mark in the gutter of a card. */
export function BreakMark({ behavior }: { readonly behavior: Behavior }) {
  const { isSet } = useBreakpoint(behavior);
  if (!isSet) return null;
  return (
    <span className={styles.breakMark} role="img" aria-label="The game stops here">
      <Diamond aria-hidden size={12} strokeWidth={2} />
    </span>
  );
}

function useBreakpoint({ id }: Behavior) {
  const { owner } = useSurroundings();
  const { ids, toggle } = useBreakpointIds(useOpenProject().id);
  const own = 'prototype' in owner ? `actors/${owner.prototype}/${id}` : `scenes/${owner.scene}/${id}`;
  return { isSet: ids.includes(own), toggle: () => toggle(own) };
}
