import { Copy, type LucideIcon, Pencil, Trash2 } from 'lucide-react';
import { useLocation } from 'react-router';
import { t } from '../../i18n/t.ts';
import { useOpenProject } from '../../session/SessionContext.ts';
import { useOfferCommands } from '../../ui-state/offeredCommands.ts';
import { pageOfAddress } from '../find/pages.ts';
import { type LibraryKind, rowCommand, useLibraryUi } from '../library-panel/libraryUi.ts';
import { pagedLibraries } from './pages.ts';
import { showLibrary } from './panelCommands.ts';
import type { ProjectRoute } from './route.ts';

/** The entries that the menus of rows have in most libraries. */
const rowEntries: readonly { readonly id: string; readonly label: string; readonly icon: LucideIcon }[] = [
  { id: 'rename', label: t('Rename'), icon: Pencil },
  { id: 'duplicate', label: t('Duplicate'), icon: Copy },
  { id: 'delete', label: t('Delete'), icon: Trash2 },
];

/** Offers what the menu of its row does with the thing whose page is open, also while another library is shown. */
export function useOfferPageCommands(route: ProjectRoute): void {
  const { id: game, session } = useOpenProject();
  const address = useLocation().pathname.replace(`/game/${game}`, '');
  const library = libraryOf(route);
  const name = () => pageOfAddress(session.getState().project, address)?.name;
  useOfferCommands(
    () => name() ?? '',
    () =>
      library === undefined || name() === undefined
        ? []
        : rowEntries
            .filter(({ id }) => id !== 'duplicate' || library !== 'scenes')
            .map((entry) => ({
              ...entry,
              onAction() {
                showLibrary(library);
                useLibraryUi.getState().ask(rowCommand(entry.id));
              },
            })),
  );
}

/** The library that has a row for the open page, with a menu of its own. */
function libraryOf(route: ProjectRoute): LibraryKind | undefined {
  if (route.kind === 'scene') return 'scenes';
  if (route.kind === 'prototype') return 'actors';
  if (route.kind !== 'page' || route.page === 'controller') return undefined;
  return Object.entries(pagedLibraries).find(([, { page }]) => page === route.page)?.[0] as LibraryKind | undefined;
}
