import type { Behavior } from '@playhouse/core';
import { Diamond } from 'lucide-react';
import type { MenuEntry } from '../../../components/Menu.tsx';
import { useOpenProject } from '../../../session/SessionContext.ts';
import { useBreakpointIds } from '../../../ui-state/breakpointStore.ts';
import { useSurroundings } from '../behaviorSurroundings.ts';
import styles from './BehaviorList.module.css';

/** The entry of a card's menu that lets the game stop at its behavior, or not any more. */
export function useCardBreakpoint(behavior: Behavior): MenuEntry {
  const { isSet, toggle } = useBreakpoint(behavior);
  return { id: 'break', label: 'Stop the game here', icon: Diamond, isChosen: isSet, onAction: toggle };
}

/** The mark in the gutter of a card at whose behavior the game stops. */
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
