import { isPurchaseTable } from '@playhouse/core';
import { t } from '../../i18n/t.ts';
import { useSession } from '../../session/SessionContext.ts';
import { useOfferCommands } from '../../ui-state/offeredCommands.ts';
import { libraryCommands } from '../library-panel/libraryCommands.ts';
import { libraryLooks } from '../library-panel/libraryLooks.ts';
import { useLibraryUi } from '../library-panel/libraryUi.ts';
import { commandEntry } from '../shortcuts/commandEntry.ts';
import { type CommandId, namedCommands } from '../shortcuts/commandNames.ts';
import { showLibrary } from './panelCommands.ts';
import { type ProjectRoute, showsList } from './route.ts';

/** Offers the commands of the project page in the palette, with their shortcuts, and what makes new things. */
export function useOfferProjectCommands(route: ProjectRoute, commands: Readonly<Record<CommandId, () => void>>): void {
  useOfferCommands(t('Project'), () =>
    namedCommands
      .filter(([id]) => id !== 'palette' && (id !== 'playBeside' || showsList(route)))
      .map(([id]) => commandEntry(id, commands[id])),
  );
  const session = useSession();
  useOfferCommands(t('Libraries'), () => {
    const hasPurchases = [...session.getState().project.tables.values()].some(isPurchaseTable);
    return Object.entries(libraryCommands).map(([id, { library, label, icon }]) => ({
      id,
      label,
      icon,
      where: libraryLooks[library].label,
      isDisabled: id === 'restorePurchases' && hasPurchases,
      onAction() {
        showLibrary(library);
        useLibraryUi.getState().ask(id);
      },
    }));
  });
}
