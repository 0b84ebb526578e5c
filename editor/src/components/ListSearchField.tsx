import { Search, X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { SearchField } from 'react-aria-components/SearchField';
import { t } from '../i18n/t.ts';
import styles from './SearchField.module.css';

/** A focused search field whose text a surrounding `Autocomplete` keeps, and whose arrow keys go through its list. */
export function ListSearchField({ label }: { readonly label: string }) {
  return (
    <SearchField aria-label={label} autoFocus className={styles.search ?? ''} data-look="field">
      <Search aria-hidden size={15} strokeWidth={1.75} className={styles.icon} />
      <Input placeholder={label} className={styles.input ?? ''} />
      <Button className={styles.clear ?? ''} aria-label={t('Clear search')}>
        <X aria-hidden size={14} strokeWidth={2} />
      </Button>
    </SearchField>
  );
}
