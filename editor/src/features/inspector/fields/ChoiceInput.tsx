import { ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select, SelectValue } from 'react-aria-components/Select';
import styles from './Field.module.css';

export interface ChoiceInputProps {
  readonly label: string;
  readonly value: number | undefined;
  readonly options: readonly (readonly [code: number, label: string])[];
  readonly onChange: (value: number) => void;
}

/** One of a few named values, stored as its code. */
export function ChoiceInput({ label, value, options, onChange }: ChoiceInputProps) {
  return (
    <Select
      aria-label={label}
      value={value ?? null}
      onChange={(key) => {
        if (typeof key === 'number') onChange(key);
      }}
      placeholder="Mixed"
    >
      <Button className={styles.button ?? ''}>
        <SelectValue className={styles.word ?? ''} />
        <ChevronDown aria-hidden size={14} strokeWidth={2} className={styles.muted} />
      </Button>
      <Popover className={styles.popover ?? ''} placement="bottom start" offset={2}>
        <ListBox className={styles.list ?? ''}>
          {options.map(([code, name]) => (
            <ListBoxItem key={code} id={code} textValue={name} className={styles.item ?? ''}>
              {name}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </Select>
  );
}
