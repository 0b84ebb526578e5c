import type { Completion } from '@playhouse/core';

/** A suggestion as listed: its icon shows the root, so the name omits it. */
export interface ShownSuggestion {
  readonly name: string;
  /** Range of the typed part in the name; empty when it matches only the root. */
  readonly matched: readonly [from: number, to: number];
}

/** How a suggestion is listed for the typed text: bracketed names are shown as people wrote them. */
export function shownSuggestion({ kind, label, help, matched }: Completion, typed: string): ShownSuggestion {
  const root = /^\w+(?=[.[])/.exec(label)?.[0];
  if (kind !== 'attribute' || root === undefined) return { name: label, matched };
  const name = label.includes('[') && help !== '' ? help : label.slice(root.length + 1);
  const behindRoot = typed.toLowerCase().startsWith(`${root}.`) || typed.toLowerCase().startsWith(`${root}[`);
  const wanted = (behindRoot ? typed.slice(root.length + 1) : typed).replace(/^["']|["'\]]+$/g, '').toLowerCase();
  const at = wanted === '' ? -1 : name.toLowerCase().indexOf(wanted);
  return { name, matched: at < 0 ? [0, 0] : [at, at + wanted.length] };
}
