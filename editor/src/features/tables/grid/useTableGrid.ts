import { useMemo } from 'react';
import { showToast } from '../../../components/toasts.ts';
import { t } from '../../../i18n/t.ts';
import { useOpenProject } from '../../../session/SessionContext.ts';
import { useOfferCommands } from '../../../ui-state/offeredCommands.ts';
import type { PastePlan } from '../model/planPaste.ts';
import { TableCommands } from '../tableCommands.ts';
import { plainView, type TableView, useTableViews, viewKey } from '../tableViews.ts';
import { GridController } from './gridController.ts';
import { cellEntries, type MenuActions } from './gridMenu.ts';
import { createGridStore } from './gridStore.ts';
import { deedsOf } from './menuActions.ts';

/** The grid of one table, with its view and commands; the palette offers them too. */
export interface OpenGrid {
  readonly grid: GridController;
  readonly view: TableView;
  readonly actions: MenuActions;
}

/** `ask` asks before a paste that does not fit; it is the same function in every render. */
export function useTableGrid(id: string, ask: (plan: PastePlan) => void): OpenGrid {
  const { id: game, session } = useOpenProject();
  const grid = useMemo(
    () => new GridController(createGridStore(), new TableCommands(session, id, showToast), showToast),
    [session, id],
  );
  const view = useTableViews(({ views }) => views[viewKey(game, id)] ?? plainView);
  const actions = useMemo(() => deedsOf(grid, viewKey(game, id), ask), [grid, game, id, ask]);
  useOfferCommands(t('Table'), () => cellEntries(grid, view, actions));
  return { grid, view, actions };
}
