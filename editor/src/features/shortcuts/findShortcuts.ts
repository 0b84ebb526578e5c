import { keyNames } from '../../i18n/keyNames.ts';
import { showChord } from '../../interactions/chord.ts';
import { type Area, type FixedKeys, fixedKeys } from './fixedKeys.ts';
import { type ChosenChords, chordsOf, type Shortcut, shortcuts } from './shortcuts.ts';

/** The shortcuts of an area that were found. */
export interface FoundShortcuts {
  readonly area: Area;
  readonly changeable: readonly Shortcut[];
  /** Commands that are changed in the area of every page. */
  readonly also: readonly Shortcut[];
  readonly fixed: readonly FixedKeys[];
}

/** The areas with the shortcuts whose name or present keys contain a text, as they are shown or as "Ctrl+K". */
export function findShortcuts(query: string, chosen: ChosenChords): readonly FoundShortcuts[] {
  const wanted = plain(query.trim());
  const matches = (texts: readonly string[]) => texts.some((text) => plain(text).includes(wanted));
  const isFound = (shortcut: Shortcut) => matches([shortcut.label, ...chordsOf(shortcut, chosen).flatMap(namesOf)]);
  return fixedKeys.flatMap(({ area, rows, commands = [] }) => {
    const changeable = shortcuts.filter((each) => each.area === area && isFound(each));
    const also = shortcuts.filter((each) => commands.some((id) => id === each.id) && isFound(each));
    const fixed = rows.filter(({ keys, action, chords }) =>
      matches([action, keys, keyNames(keys), ...chords.flatMap(namesOf)]),
    );
    return changeable.length + also.length + fixed.length === 0 ? [] : [{ area, changeable, also, fixed }];
  });
}

/** A chord in English and in the language of the page. */
function namesOf(chord: string): readonly string[] {
  const shown = showChord(chord);
  return [shown, keyNames(shown)];
}

/** Without the difference of "Ctrl+K" and "Ctrl K". */
function plain(text: string): string {
  return text.toLowerCase().replace(/(?<=\w)\s*\+\s*(?=\S)/g, ' ');
}
