import { Search, X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import { t } from '../i18n/t.ts';
import styles from './SearchField.module.css';

export interface SearchFieldProps {
  /** Accessible name and placeholder, such as "Search projects". */
  readonly label: string;
  /** Omitted where a surrounding list controls the value. */
  readonly value?: string;
  readonly onChange?: (value: string) => void;
  readonly isFocusedAtFirst?: boolean;
  /** `pill` in page headers, `field` in panels. */
  readonly look?: 'field' | 'pill';
}

/** Filters the content below it while the user types; Esc clears it. */
export function SearchField({ label, value, onChange, isFocusedAtFirst = false, look = 'field' }: SearchFieldProps) {
  return (
    <AriaSearchField
      aria-label={label}
      {...(value === undefined ? {} : { value })}
      {...(onChange === undefined ? {} : { onChange })}
      autoFocus={isFocusedAtFirst}
      className={styles.search ?? ''}
      data-look={look}
    >
      <Search aria-hidden size={15} strokeWidth={1.75} className={styles.icon} />
      <Input placeholder={label} className={styles.input ?? ''} />
      <Button className={styles.clear ?? ''} aria-label={t('Clear search')}>
        <X aria-hidden size={14} strokeWidth={2} />
      </Button>
    </AriaSearchField>
  );
}
