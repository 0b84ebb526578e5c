import { ContextMenu } from '../../../components/Menu.tsx';
import { t } from '../../../i18n/t.ts';
import type { TableView } from '../tableViews.ts';
import type { GridController } from './gridController.ts';
import { cellEntries, type MenuActions, typeEntries } from './gridMenu.ts';

export interface GridMenuProps {
  readonly grid: GridController;
  readonly view: TableView;
  readonly actions: MenuActions;
}

/** The open menu of the selected cells, or of a column's type. */
export function GridMenu({ grid, view, actions }: GridMenuProps) {
  const menu = grid.store((state) => state.menu);
  const entries = () => (menu?.kind === 'type' ? typeEntries(grid, menu.column) : cellEntries(grid, view, actions));
  return (
    <ContextMenu
      label={menu?.kind === 'type' ? t('Type') : t('Cells')}
      at={menu}
      entries={menu === undefined ? [] : entries()}
      onClose={() => {
        grid.store.setState({ menu: undefined });
        // The menu gives the focus back to its anchor, which is no place to stay.
        requestAnimationFrame(() => (grid.store.getState().editing ? undefined : grid.elements?.focus()));
      }}
    />
  );
}
