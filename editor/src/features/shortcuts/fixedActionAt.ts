import { fixedKeys } from './fixedKeys.ts';
import type { Shortcut } from './shortcuts.ts';

/** What a chord always does where a command works, so that it cannot be given to the command. */
export function fixedActionAt(chord: string, { area }: Shortcut): string | undefined {
  return fixedKeys
    .filter((each) => each.area === area || each.area === 'Everywhere in a project')
    .flatMap(({ rows }) => rows)
    .find(({ chords }) => chords.includes(chord))?.action;
}
