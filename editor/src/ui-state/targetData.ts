import type { UseTarget } from '@playhouse/core';

/** Marks an element as representing a thing, so that F12 opens the thing and Shift F12 its uses. */
export function targetData(target: UseTarget | undefined): { readonly 'data-target'?: string } {
  return target ? { 'data-target': JSON.stringify(target) } : {};
}

/** The thing that an element, or the closest one around it, represents. */
export function targetOfMarked(element: Element): UseTarget | undefined {
  const text = element.closest<HTMLElement>('[data-target]')?.dataset.target;
  return text === undefined ? undefined : (JSON.parse(text) as UseTarget);
}
