import { readySource } from '@playhouse/core';

/**
 * A script with the code of a game's expressions and behaviors, for pages that may not generate code. It contains
 * no text of the project; source of an unexpected form is omitted, and the page interprets it instead.
 * docs/architecture.md#generated-code.
 */
export function codeScript(sources: readonly string[]): string {
  const safe = sources.filter((source) => isForeseen.test(source) && !/<[/!]|<script/i.test(source));
  const members = safe.map((source) => `${JSON.stringify(source)}:${readySource(source)}`);
  return `globalThis.playhouseCode={${members.join(',\n')}};\n`;
}

/** An expression, or an anonymous function that is called immediately. */
const isForeseen = /^(\(function\(\)\{[\w .$()[\]{};+\-*/<>=!&|?:,]*\}\)\(\)|[\w .$()[\]+\-*/<>=!&|?:,]*)$/;
