import { readySource } from '@playhouse/core';

/**
 * A script with the code of a game's expressions and behaviors, for pages that may generate none. The code holds
 * nothing of the project; source of an unforeseen form is left out, and the page runs it in another way.
 * docs/architecture.md#generated-code.
 */
export function codeScript(sources: readonly string[]): string {
  const safe = sources.filter((source) => isForeseen.test(source) && !/<[/!]|<script/i.test(source));
  const members = safe.map((source) => `${JSON.stringify(source)}:${readySource(source)}`);
  return `globalThis.playhouseCode={${members.join(',\n')}};\n`;
}

/** An expression, or a function without a name that is called at once. */
const isForeseen = /^(\(function\(\)\{[\w .$()[\]{};+\-*/<>=!&|?:,]*\}\)\(\)|[\w .$()[\]+\-*/<>=!&|?:,]*)$/;
