import { Search, X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import styles from './SearchField.module.css';

export interface SearchFieldProps {
  /** Accessible name and placeholder, such as "Search projects". */
  readonly label: string;
  /** Left out where a surrounding list keeps what is typed. */
  readonly value?: string;
  readonly onChange?: (value: string) => void;
  readonly isFocusedAtFirst?: boolean;
  /** `pill` in heads of pages, `field` in panels. */
  readonly look?: 'field' | 'pill';
}

/** A field that filters what is below it while the person types; Esc empties it. */
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
      <Button className={styles.clear ?? ''} aria-label="Clear search">
        <X aria-hidden size={14} strokeWidth={2} />
      </Button>
    </AriaSearchField>
  );
}
