import { t } from '../../i18n/t.ts';
import { useOfferCommands } from '../../ui-state/offeredCommands.ts';
import { type CommandId, namedCommands } from '../shortcuts/commandNames.ts';
import { keysOf } from '../shortcuts/shortcuts.ts';
import { type ProjectRoute, showsList } from './route.ts';

/** Offers the commands of the project page in the palette, with their shortcuts. */
export function useOfferProjectCommands(route: ProjectRoute, commands: Readonly<Record<CommandId, () => void>>): void {
  useOfferCommands(t('Project'), () =>
    namedCommands
      .filter(([id]) => id !== 'palette' && (id !== 'playBeside' || showsList(route)))
      .map(([id, { label, icon }]) => ({ id, label, icon, onAction: commands[id], ...keysPart(id) })),
  );
}

function keysPart(id: CommandId): { readonly keys?: string } {
  const keys = keysOf(id);
  return keys === undefined ? {} : { keys };
}
