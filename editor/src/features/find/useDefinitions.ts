import type { UseTarget } from '@playhouse/core';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useOpenProject, useSession } from '../../session/SessionContext.ts';
import { useFinding } from '../../ui-state/finding.ts';
import { addressOfTarget } from './addresses.ts';
import { type ListOwner, targetOfElement } from './definitions.ts';
import type { CanOpen } from './findRows.ts';

/** What a key or Ctrl click does with the thing that an element refers to. */
type Question = 'definition' | 'uses';

/**
 * Leads from a field, condition or chip of a card to what it refers to: F12 or Ctrl click goes there, Shift F12 lists
 * its uses. What has a page is revealed in its library too. Both keys also work on elements that represent a thing itself. A tag has no page, so its uses are listed.
 */
export function useDefinitions(
  owner: ListOwner | undefined,
  canOpen: CanOpen,
  reveal: (target: UseTarget) => void,
): void {
  const { id: game } = useOpenProject();
  const session = useSession();
  const navigate = useNavigate();
  const latest = useRef(owner);
  latest.current = owner;
  useGoing((target) => {
    const address = addressOfTarget(session.getState().project, target);
    if (address !== undefined && canOpen(address)) {
      reveal(target);
      navigate(`/game/${game}${address}`);
    } else useFinding.getState().findUses(target);
  });
  useEffect(() => {
    const ask = (element: EventTarget | null, question: Question, isAsked: boolean): boolean => {
      if (!(element instanceof Element)) return false;
      const target = targetOfElement(session.getState().project, latest.current, element);
      if (!target) return false;
      if (!isAsked) return true;
      const { goTo, findUses } = useFinding.getState();
      if (question === 'definition') goTo(target);
      else findUses(target);
      return true;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'F12' || event.ctrlKey || event.metaKey) return;
      if (ask(event.target, event.shiftKey ? 'uses' : 'definition', true)) event.preventDefault();
    };
    const onPress = (event: MouseEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.button !== 0 || !(event.target instanceof Element)) return;
      // Rows of libraries are selected and dragged with Ctrl.
      if (!event.target.closest('[data-keypath], [data-key]:not([role="row"]), [data-condition]')) return;
      if (!ask(event.target, 'definition', event.type === 'click')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const ending = new AbortController();
    const options = { capture: true, signal: ending.signal };
    addEventListener('keydown', onKeyDown, { signal: ending.signal });
    for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const) {
      addEventListener(type, onPress, options);
    }
    return () => ending.abort();
  }, [session]);
}

/** Opens what a menu or key requested. */
function useGoing(open: (target: UseTarget) => void): void {
  const { going, change } = useFinding();
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    if (!going) return;
    change({ going: undefined });
    latest.current(going);
  }, [going, change]);
}
