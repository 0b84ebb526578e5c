import type { Completion } from '@playhouse/core';

/** A suggestion as a list shows it: its icon tells the root, so that the name comes without it. */
export interface ShownSuggestion {
  readonly name: string;
  /** Where the typed part is in the name; empty where it is only in the root. */
  readonly matched: readonly [from: number, to: number];
}

/** What a list shows of a suggestion for what was typed: for a name in brackets what people called it. */
export function shownSuggestion({ kind, label, help, matched }: Completion, typed: string): ShownSuggestion {
  const root = /^\w+(?=[.[])/.exec(label)?.[0];
  if (kind !== 'attribute' || root === undefined) return { name: label, matched };
  const name = label.includes('[') && help !== '' ? help : label.slice(root.length + 1);
  const behindRoot = typed.toLowerCase().startsWith(`${root}.`) || typed.toLowerCase().startsWith(`${root}[`);
  const wanted = (behindRoot ? typed.slice(root.length + 1) : typed).replace(/^["']|["'\]]+$/g, '').toLowerCase();
  const at = wanted === '' ? -1 : name.toLowerCase().indexOf(wanted);
  return { name, matched: at < 0 ? [0, 0] : [at, at + wanted.length] };
}
