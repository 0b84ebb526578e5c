import type { TableDocument } from '@playhouse/core';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { IconButton } from '../../components/IconButton.tsx';
import { SearchField } from '../../components/SearchField.tsx';
import { t } from '../../i18n/t.ts';
import type { GridController } from './grid/gridController.ts';
import { findCells, hitFrom, mostHits } from './model/findCells.ts';
import { isSameCell } from './model/selection.ts';
import styles from './TableEditor.module.css';

export interface FindBarProps {
  readonly table: TableDocument;
  readonly grid: GridController;
}

/** Finds cells and names in a table. */
export function FindBar({ table, grid }: FindBarProps) {
  const find = grid.store((state) => state.find);
  return find === undefined ? null : <OpenBar table={table} grid={grid} find={find} />;
}

function OpenBar({ table, grid, find }: FindBarProps & { readonly find: string }) {
  const bar = useRef<HTMLDivElement>(null);
  const active = grid.store((state) => state.selection.active);
  const wanted = useDeferredValue(find);
  const hits = useMemo(() => findCells(table, wanted), [table, wanted]);
  useEffect(() => bar.current?.querySelector('input')?.focus(), []);
  const at = hits.findIndex((hit) => isSameCell(hit, active));
  const go = (step: 1 | -1) => {
    const now = findCells(table, grid.store.getState().find ?? '');
    if (now.length === 0) return;
    const { active: from } = grid.selection;
    const here = now.findIndex((hit) => isSameCell(hit, from));
    const next = here < 0 ? hitFrom(now, from) - (step < 0 ? 1 : 0) : here + step;
    const hit = now[(next + now.length) % now.length];
    if (hit) grid.select(hit);
  };
  const close = () => {
    grid.store.setState({ find: undefined });
    grid.elements?.focus();
  };
  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter') go(event.shiftKey ? -1 : 1);
    else if (event.key.toLowerCase() === 'f' && (event.ctrlKey || event.metaKey) && !event.shiftKey)
      return event.preventDefault();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const count = hits.length >= mostHits ? `${mostHits}+` : String(hits.length);
  const words =
    find === ''
      ? ''
      : hits.length === 0
        ? t('Nothing found')
        : at < 0
          ? t('{count} found', { count })
          : t('{at} of {count}', { at: at + 1, count });
  return (
    <search ref={bar} className={styles.find} aria-label={t('Find in this table')}>
      <div className={styles.findField} onKeyDownCapture={onKeyDownCapture}>
        <SearchField
          label={t('Find in this table')}
          value={find}
          onChange={(text) => grid.store.setState({ find: text })}
        />
      </div>
      <span className={styles.hits} role="status">
        {words}
      </span>
      <IconButton
        icon={ChevronUp}
        label={t('Previous')}
        keys="Shift Enter"
        size="small"
        isDisabled={hits.length === 0}
        onPress={() => go(-1)}
      />
      <IconButton
        icon={ChevronDown}
        label={t('Next')}
        keys="Enter"
        size="small"
        isDisabled={hits.length === 0}
        onPress={() => go(1)}
      />
      <IconButton icon={X} label={t('Close')} keys="Esc" size="small" onPress={close} />
    </search>
  );
}
