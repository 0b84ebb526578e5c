import { Button } from '../../components/Button.tsx';
import { t } from '../../i18n/t.ts';
import { useFinding } from '../../ui-state/finding.ts';
import styles from './LibraryRows.module.css';

export interface NothingNamedProps {
  readonly text: string;
  readonly query: string;
}

/** Shown when the search of a library finds nothing. docs/editor-design.md#library-frame. */
export function NothingNamed({ text, query }: NothingNamedProps) {
  return (
    <div className={styles.nothing}>
      <p>{text}</p>
      <Button size="small" onPress={() => useFinding.getState().findTexts(query)}>
        {t('Search the whole project')}
      </Button>
    </div>
  );
}
