import type { Behavior, Condition } from '@playhouse/core';
import { useState } from 'react';
import { useSurroundings } from '../behaviorSurroundings.ts';
import { useIsFresh } from './useIsFresh.ts';
import { type RestingFindings, useRestingFindings } from './useRestingFindings.ts';

export interface ConditionFindings extends RestingFindings {
  /** The condition with what is being typed, once it rests. */
  readonly setDraft: (draft: Condition | undefined) => void;
}

/** What is wrong with a condition of a behavior, shown when it is left or rests. */
export function useConditionFindings(condition: Condition, block: Behavior, index: number): ConditionFindings {
  const { judge } = useSurroundings();
  const [draft, setDraft] = useState<Condition>();
  const isFresh = useIsFresh(block.id, condition.id);
  const judged = draft && block.conditions ? { ...block, conditions: block.conditions.with(index, draft) } : block;
  const found = judge(judged).conditions.get(condition.id) ?? [];
  return { ...useRestingFindings(found, draft ?? condition, isFresh), setDraft };
}
