import type { UseTarget } from '@playhouse/core';

/** Marks an element as standing for a thing, so that F12 leads there and Shift F12 to its uses. */
export function targetData(target: UseTarget | undefined): { readonly 'data-target'?: string } {
  return target ? { 'data-target': JSON.stringify(target) } : {};
}

/** The thing that an element or one around it stands for. */
export function targetOfMarked(element: Element): UseTarget | undefined {
  const text = element.closest<HTMLElement>('[data-target]')?.dataset.target;
  return text === undefined ? undefined : (JSON.parse(text) as UseTarget);
}
