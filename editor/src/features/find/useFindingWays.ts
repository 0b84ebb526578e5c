import type { UseTarget } from '@playhouse/core';
import { useEffect } from 'react';
import { useOpenProject } from '../../session/SessionContext.ts';
import { useFinding } from '../../ui-state/finding.ts';
import type { ListOwner } from './definitions.ts';
import type { CanOpen } from './findRows.ts';
import { useLanding } from './landing.ts';
import { useDefinitions } from './useDefinitions.ts';
import { useVisits } from './useVisits.ts';

/**
 * Navigation in a project: targets of addresses, definitions, and going back. `reveal` shows a thing in its library. Used
 * once, on the project's page.
 */
export function useFindingWays(
  owner: ListOwner | undefined,
  canOpen: CanOpen,
  reveal: (target: UseTarget) => void,
): void {
  const { id: game } = useOpenProject();
  useVisits();
  useLanding();
  useDefinitions(owner, canOpen, reveal);
  useEffect(() => () => useFinding.getState().close(), [game]);
}
