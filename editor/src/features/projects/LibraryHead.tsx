import { FolderInput, LayoutGrid, List } from 'lucide-react';
import { useRef } from 'react';
import { QuickButton } from '../../components/QuickButton.tsx';
import { SearchField } from '../../components/SearchField.tsx';
import { SegmentedControl } from '../../components/SegmentedControl.tsx';
import { t } from '../../i18n/t.ts';
import { usePreferences } from '../../ui-state/preferences.ts';
import { archiveTypes } from './chooseArchives.ts';
import styles from './Library.module.css';

export interface LibraryHeadProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly isImporting: boolean;
  readonly onImport: (files: readonly File[]) => void;
  readonly onCancelImport: () => void;
}

const views = [
  { id: 'grid', label: t('Grid'), icon: LayoutGrid, iconOnly: true },
  { id: 'list', label: t('List'), icon: List, iconOnly: true },
] as const;

/** Title of the library, import, search and display options. */
export function LibraryHead({ search, onSearch, isImporting, onImport, onCancelImport }: LibraryHeadProps) {
  const { projectsView, change } = usePreferences();
  const files = useRef<HTMLInputElement>(null);
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{t('My Project Library')}</h1>
      <QuickButton size="small" icon={FolderInput} disabled={isImporting} onClick={() => files.current?.click()}>
        {isImporting ? t('Importing') : t('Import')}
      </QuickButton>
      <input
        ref={files}
        type="file"
        accept={archiveTypes}
        multiple
        hidden
        onChange={({ currentTarget }) => {
          onImport([...(currentTarget.files ?? [])]);
          // So that the same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      {isImporting ? (
        <QuickButton size="small" look="plain" aria-label={t('Cancel import')} onClick={onCancelImport}>
          {t('Cancel')}
        </QuickButton>
      ) : null}
      <SearchField label={t('Search projects')} look="pill" value={search} onChange={onSearch} />
      <SegmentedControl
        label={t('View')}
        segments={views}
        value={projectsView}
        onChange={(view) => change({ projectsView: view })}
      />
    </header>
  );
}
