import { memo } from 'react';
import { GridList, GridListItem, type GridListProps } from 'react-aria-components/GridList';
import { mostRendered, RowsInView } from '../../components/RowsInView.tsx';
import { commaSeparated, counted } from '../../i18n/counted.ts';
import { libraryWords } from '../../i18n/libraryWords.ts';
import { targetData } from '../../ui-state/targetData.ts';
import styles from './LibraryRows.module.css';
import type { LibraryKind } from './libraryUi.ts';
import { NothingNamed } from './NothingNamed.tsx';
import { type LibraryRow, RowContent } from './RowContent.tsx';

/** What the rows of a library stand for, where their ids identify it. */
const targetKinds: Partial<Record<LibraryKind, 'prototype' | 'scene' | 'table' | 'image' | 'sound' | 'font'>> = {
  actors: 'prototype',
  scenes: 'scene',
  tables: 'table',
  images: 'image',
  sounds: 'sound',
  fonts: 'font',
};

interface RowListProps extends Pick<GridListProps<LibraryRow>, 'dragAndDropHooks'> {
  readonly kind: keyof typeof libraryWords;
  readonly rows: readonly LibraryRow[];
  readonly layout: 'list' | 'grid';
  readonly isMarking: boolean;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (ids: ReadonlySet<string>) => void;
  readonly opensByDoubleClick: boolean;
  readonly onAction: (id: string) => void;
  /** What was searched for. */
  readonly query: string;
  /** Another one renders the list again. */
  readonly turn: number;
}

/** The list of a library's rows. A list of hundreds is rendered again only when it changes. */
export const RowList = memo(function RowList(props: RowListProps) {
  const { kind, rows, layout, isMarking, selected, onSelect, opensByDoubleClick, onAction, query } = props;
  const target = targetKinds[kind];
  const words = libraryWords[kind];
  const isVirtual = rows.length > mostRendered;
  return (
    <RowsInView layout={layout} isOn={isVirtual}>
      <GridList
        items={rows}
        dependencies={[kind, isVirtual]}
        aria-label={words.many}
        data-virtual={isVirtual || undefined}
        className={styles.list ?? ''}
        layout={layout === 'grid' ? 'grid' : 'stack'}
        data-layout={layout}
        selectionMode={isMarking || opensByDoubleClick ? 'multiple' : 'none'}
        selectionBehavior={isMarking ? 'toggle' : 'replace'}
        selectedKeys={selected}
        // The list's own set, which knows where a range began; ids are texts.
        onSelectionChange={(keys) =>
          onSelect(keys === 'all' ? new Set(rows.map(({ id }) => id)) : (keys as ReadonlySet<string>))
        }
        {...(isMarking ? {} : { onAction: (key) => onAction(String(key)) })}
        {...(props.dragAndDropHooks && { dragAndDropHooks: props.dragAndDropHooks })}
        renderEmptyState={() => <NothingNamed text={words.nothing(query)} query={query} />}
      >
        {(row) => (
          <GridListItem
            id={row.id}
            textValue={row.name}
            className={styles.row ?? ''}
            data-missing={row.isMissing || undefined}
            {...targetData(row.isMissing || !target ? undefined : { kind: target, id: row.id })}
            aria-label={rowName(row, words.one)}
            style={isVirtual ? {} : { animationDelay: `${Math.min(10, Math.floor(rows.indexOf(row) / 4)) * 100}ms` }}
          >
            <RowContent row={row} />
          </GridListItem>
        )}
      </GridList>
    </RowsInView>
  );
});

/** "Snail, actor, 1 error". */
function rowName({ name, errors, warnings, isMissing }: LibraryRow, word: string): string {
  if (isMissing) return name;
  const counts = [errors > 0 && counted(errors, 'error'), warnings > 0 && counted(warnings, 'warning')];
  return commaSeparated([name, word, ...counts.filter((count) => count !== false)]);
}
