import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { t } from '../i18n/t.ts';
import styles from './SearchField.module.css';

export interface SearchFieldProps {
  /** Accessible name and placeholder, such as "Search projects". */
  readonly label: string;
  /** Without it, the field keeps its text itself. */
  readonly value?: string;
  readonly onChange: (value: string) => void;
  readonly isFocusedAtFirst?: boolean;
  /** `pill` in page headers, `field` in panels. */
  readonly look?: 'field' | 'pill';
}

/**
 * Filters the content below it while the user types; Esc clears it. Without React Aria, since the first page shows one;
 * above a list that it controls, it is a `ListSearchField`.
 */
export function SearchField({ label, value, onChange, isFocusedAtFirst = false, look = 'field' }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [own, setOwn] = useState('');
  const text = value ?? own;
  const change = (next: string) => {
    setOwn(next);
    onChange(next);
  };
  const isFocused = useRef(isFocusedAtFirst);
  useEffect(() => {
    if (isFocused.current) input.current?.focus({ preventScroll: true });
  }, []);
  const clearOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || text === '' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    change('');
  };
  return (
    <div className={styles.search} data-look={look} data-empty={text === '' || undefined}>
      <Search aria-hidden size={15} strokeWidth={1.75} className={styles.icon} />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        className={styles.input}
        value={text}
        onChange={(event) => change(event.target.value)}
        onKeyDown={clearOnEscape}
      />
      <button
        type="button"
        className={styles.clear}
        aria-label={t('Clear search')}
        tabIndex={-1}
        // The field keeps the focus, and a touch screen its keyboard.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => {
          change('');
          input.current?.focus();
        }}
      >
        <X aria-hidden size={14} strokeWidth={2} />
      </button>
    </div>
  );
}
