import { isPurchaseTable, orderedTables } from '@playhouse/core';
import { ArrowDownAZ, Download, Ellipsis, PanelRight, Search, Snowflake, Upload } from 'lucide-react';
import { memo, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useNavigate } from 'react-router';
import { IconButton } from '../../components/IconButton.tsx';
import { Menu } from '../../components/Menu.tsx';
import { t } from '../../i18n/t.ts';
import { useOpenProject, useSession } from '../../session/SessionContext.ts';
import { PageHead } from '../page-head/PageHead.tsx';
import { downloadEntries } from './downloadTable.ts';
import type { GridController } from './grid/gridController.ts';
import { cellEntries, freezeEntries, type MenuActions, sortEntries } from './grid/gridMenu.ts';
import { SizeDialog } from './SizeDialog.tsx';
import styles from './TableEditor.module.css';
import type { TableView } from './tableViews.ts';

export interface TableHeadProps {
  readonly name: string;
  readonly rows: number;
  readonly columns: number;
  readonly grid: GridController;
  readonly view: TableView;
  readonly actions: MenuActions;
  readonly onImport: () => void;
  readonly isPanelOpen: boolean;
  readonly onPanel: () => void;
}

/** The head of the table editor: the other tables, and the tools. Does not render when cells change. */
export const TableHead = memo(function TableHead(props: TableHeadProps) {
  const { name, rows, columns, grid, view, actions, onImport, isPanelOpen, onPanel } = props;
  const navigate = useNavigate();
  const session = useSession();
  const { id: game } = useOpenProject();
  const [isSizing, setSizing] = useState(false);
  const siblings = () =>
    orderedTables(session.getState().project).map(({ id, name: title }) => ({
      id,
      label: title,
      isChosen: id === grid.commands.id,
      onAction: () => void navigate(`/game/${game}/table/${id}`),
    }));
  return (
    <PageHead kind={t('Table')} name={name} siblings={t('Tables')} entries={siblings}>
      <Button className={styles.size ?? ''} onPress={() => setSizing(true)}>
        {rows} × {columns}
        <span className="ph-hidden"> {t('rows and columns, change')}</span>
      </Button>
      <span className={styles.gap} />
      <Menu label={t('Sort')} placement="bottom end" entries={() => sortEntries(grid)}>
        <IconButton icon={ArrowDownAZ} label={t('Sort')} hasTooltip={false} />
      </Menu>
      <Menu label={t('Freeze')} placement="bottom end" entries={() => freezeEntries(grid, view, actions)}>
        <IconButton
          icon={Snowflake}
          label={t('Freeze rows and columns')}
          isOn={view.frozenRows + view.frozenColumns > 0}
          hasTooltip={false}
        />
      </Menu>
      <IconButton
        icon={Search}
        label={t('Find in this table')}
        keys="Ctrl F"
        onPress={() => grid.store.setState(({ find = '' }) => ({ find }))}
      />
      <span className={styles.gap} />
      <IconButton icon={Upload} label={t('Import CSV')} onPress={onImport} />
      <Menu
        label={t('Download')}
        placement="bottom end"
        entries={() => (grid.commands.table ? downloadEntries(grid.commands.table) : [])}
      >
        <IconButton icon={Download} label={t('Download')} hasTooltip={false} />
      </Menu>
      <Menu
        label={t('Cells')}
        placement="bottom end"
        entries={() => cellEntries(grid, view, actions)}
        isInPalette={false}
      >
        <IconButton icon={Ellipsis} label={t('Actions for the selection')} hasTooltip={false} />
      </Menu>
      <IconButton icon={PanelRight} label={t('Column')} isOn={isPanelOpen} onPress={onPanel} />
      <SizeDialog
        isOpen={isSizing}
        rows={rows}
        columns={columns}
        hasFixedColumns={isPurchaseTable({ name })}
        onClose={() => setSizing(false)}
        onResize={(down, across) => grid.commands.resize(down, across)}
      />
    </PageHead>
  );
});
