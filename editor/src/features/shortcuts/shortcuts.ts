import { showChord } from '../../interactions/chord.ts';
import { areSwitchedOn } from '../../ui-state/characterKeys.ts';
import { usePreferences } from '../../ui-state/preferences.ts';
import type { Preferences } from '../../ui-state/preferenceValues.ts';
import { type CommandId, namedCommands } from './commandNames.ts';
import { type StageShortcutId, stageShortcuts } from './stageShortcuts.ts';

export type ShortcutId = CommandId | `stage.${StageShortcutId}`;

/** A command whose keys the user can change. */
export interface Shortcut {
  readonly id: ShortcutId;
  /** Where its keys work. */
  readonly area: 'Everywhere in a project' | 'Stage';
  readonly label: string;
  /** By default; the first is the one that menus show. */
  readonly chords: readonly string[];
}

/** The preferences that keys depend on. */
export type KeyPreferences = Pick<Preferences, 'shortcuts' | 'characterKeys'>;

/** Chosen chords by the id of their command; an empty one for no keys. */
export type ChosenChords = Readonly<Record<string, string>>;

/** Every command whose keys can be changed, in the order in which they are listed. */
export const shortcuts: readonly Shortcut[] = [
  ...namedCommands.map(
    ([id, { label, chords = [] }]): Shortcut => ({ id, area: 'Everywhere in a project', label, chords }),
  ),
  ...Object.entries(stageShortcuts).map(
    ([id, { label, chord }]): Shortcut => ({
      id: `stage.${id as StageShortcutId}`,
      area: 'Stage',
      label,
      chords: [chord],
    }),
  ),
];

/** The chords that run a command: the chosen one, or the default ones that no other command was given. */
export function chordsOf({ id, area, chords }: Shortcut, chosen: ChosenChords): readonly string[] {
  const own = chosen[id];
  if (own !== undefined) return own === '' ? [] : [own];
  const taken = shortcuts.filter((other) => other.area === area && other.id !== id).map((other) => chosen[other.id]);
  return chords.filter((chord) => !taken.includes(chord));
}

/** The other command of the same area that a chord runs. */
export function userOf(chord: string, { id, area }: Shortcut, chosen: ChosenChords): Shortcut | undefined {
  return shortcuts.find((other) => other.area === area && other.id !== id && chordsOf(other, chosen).includes(chord));
}

/** The command of an area that a chord runs. */
export function shortcutAt(area: Shortcut['area'], chord: string, chosen: ChosenChords): ShortcutId | undefined {
  if (chord === '') return undefined;
  return shortcuts.find((each) => each.area === area && chordsOf(each, chosen).includes(chord))?.id;
}

const byId = new Map(shortcuts.map((shortcut) => [shortcut.id, shortcut]));

/** The keys of a command as menus show them; undefined when it has none that work. */
export function keysOf(
  id: ShortcutId,
  { shortcuts: chosen, characterKeys }: KeyPreferences = usePreferences.getState(),
): string | undefined {
  const shortcut = byId.get(id);
  const chord = shortcut && chordsOf(shortcut, chosen).find((each) => areSwitchedOn(each, characterKeys));
  return chord === undefined ? undefined : showChord(chord);
}

/** The keys of a command as menus show them, whenever they change. */
export function useKeysOf(id: ShortcutId): string | undefined {
  return usePreferences((preferences) => keysOf(id, preferences));
}

/** The keys of a command of the stage, as an entry of a menu has them. */
export function stageKeys(id: StageShortcutId, preferences?: KeyPreferences): { readonly keys?: string } {
  const keys = keysOf(`stage.${id}`, preferences);
  return keys === undefined ? {} : { keys };
}
