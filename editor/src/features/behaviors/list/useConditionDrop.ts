import type { Id } from '@playhouse/core';
import { type RefObject, useEffect } from 'react';
import { behaviorDrag, useBehaviorDrag } from './behaviorDrag.ts';
import type { ListCommands } from './listCommands.ts';

/**
 * Accepts a condition that is dragged over those of a behavior. Returns the position where it would go, or undefined.
 */
export function useConditionDrop(
  area: RefObject<HTMLElement | null>,
  rule: Id,
  commands: ListCommands,
): number | undefined {
  const load = useBehaviorDrag((state) => (state.load?.kind === 'condition' ? state.load : undefined));
  const at = useBehaviorDrag((state) => (state.load?.kind === 'condition' ? state.at : undefined));
  const index = at && area.current ? gapAt(area.current, at) : undefined;
  const id = load?.id;
  useEffect(() => {
    if (index === undefined || id === undefined) return;
    const drop = () => commands.moveCondition(id, rule, index);
    behaviorDrag.setState({ drop });
    return () => {
      if (behaviorDrag.getState().drop === drop) behaviorDrag.setState({ drop: undefined });
    };
  }, [index, id, rule, commands]);
  return index;
}

/** The number of conditions above a point; undefined for points elsewhere. */
function gapAt(area: HTMLElement, { x, y }: { readonly x: number; readonly y: number }): number | undefined {
  const { left, right, top, bottom } = area.getBoundingClientRect();
  if (x < left || x > right || y < top || y > bottom) return undefined;
  const middles = [...area.querySelectorAll('[data-condition]')].map((condition) => {
    const box = condition.getBoundingClientRect();
    return box.top + box.height / 2;
  });
  return middles.filter((middle) => middle < y).length;
}
