import { FolderInput, LayoutGrid, List } from 'lucide-react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from '../../components/Button.tsx';
import { SearchField } from '../../components/SearchField.tsx';
import { SegmentedControl } from '../../components/SegmentedControl.tsx';
import { t } from '../../i18n/t.ts';
import { usePreferences } from '../../ui-state/preferences.ts';
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
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{t('My Project Library')}</h1>
      <FileTrigger
        acceptedFileTypes={['.zip', '.gameproj']}
        allowsMultiple
        onSelect={(files) => onImport([...(files ?? [])])}
      >
        <Button size="small" icon={FolderInput} isDisabled={isImporting}>
          {isImporting ? t('Importing') : t('Import')}
        </Button>
      </FileTrigger>
      {isImporting ? (
        <Button size="small" look="plain" aria-label={t('Cancel import')} onPress={onCancelImport}>
          {t('Cancel')}
        </Button>
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
