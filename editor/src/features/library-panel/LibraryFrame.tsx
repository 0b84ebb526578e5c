import { ArrowDownUp, LayoutGrid, List, ListChecks } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button } from '../../components/Button.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { Menu } from '../../components/Menu.tsx';
import { SearchField } from '../../components/SearchField.tsx';
import { inSentence } from '../../i18n/inSentence.ts';
import { t } from '../../i18n/t.ts';
import styles from './LibraryFrame.module.css';
import { type LibraryKind, librarySorts, useLibraryUi } from './libraryUi.ts';

export interface LibraryFrameProps {
  readonly kind: LibraryKind;
  readonly title: string;
  readonly count: number;
  /** The add button. */
  readonly add?: ReactNode;
  /** Deletes the marked rows; multi-edit is unavailable without it. */
  readonly onDeleteMarked?: (ids: readonly string[]) => void;
  /** Ordered lists and images have sort and grid controls. */
  readonly isPlain?: boolean;
  readonly below?: ReactNode;
  /** The scrolling part. */
  readonly bodyRef?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** Head with tools, search and rows, shared by all libraries. docs/editor-design.md#library-frame. */
export function LibraryFrame(props: LibraryFrameProps) {
  const { kind, title, count, add, onDeleteMarked, isPlain, below, bodyRef, children } = props;
  const view = useLibraryUi(({ views }) => views[kind]);
  const change = useLibraryUi((state) => state.change);
  const { marked } = view;
  return (
    <div className={styles.frame}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <span className={styles.count}>{count}</span>
        <span className={styles.tools}>
          {isPlain || count === 0 ? null : (
            <>
              <Menu
                label={t('Sort')}
                entries={librarySorts.map(({ id, label }) => ({
                  id,
                  label,
                  isChosen: view.sort === id,
                  onAction: () => change(kind, { sort: id }),
                }))}
              >
                <IconButton icon={ArrowDownUp} label={t('Sort')} isOn={view.sort !== 'default'} hasTooltip={false} />
              </Menu>
              <IconButton
                icon={view.layout === 'list' ? LayoutGrid : List}
                label={view.layout === 'list' ? t('Grid view') : t('List view')}
                onPress={() => change(kind, { layout: view.layout === 'list' ? 'grid' : 'list' })}
              />
              {onDeleteMarked ? (
                <IconButton
                  icon={ListChecks}
                  label={t('Select multiple')}
                  isOn={marked !== undefined}
                  onPress={() => change(kind, { marked: marked ? undefined : new Set() })}
                />
              ) : null}
            </>
          )}
          {add}
        </span>
      </header>
      {count === 0 ? null : (
        <div className={styles.search}>
          <SearchField
            label={t('Search {title}', { title: inSentence(title) })}
            value={view.query}
            onChange={(query) => change(kind, { query })}
          />
        </div>
      )}
      {below}
      <div className={styles.body} ref={bodyRef}>
        {children}
      </div>
      {marked ? (
        <div className={styles.multi}>
          <span role="status">{t('{count} selected', { count: marked.size })}</span>
          <Button
            size="small"
            look="danger"
            isDisabled={marked.size === 0}
            onPress={() => onDeleteMarked?.([...marked])}
          >
            {t('Delete')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
