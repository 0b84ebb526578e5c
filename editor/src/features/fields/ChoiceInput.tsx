import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select, SelectValue } from 'react-aria-components/Select';
import picker from './Picker.module.css';

export interface ChoiceInputProps<Code extends number | string = number> {
  readonly label: string;
  readonly value: Code | undefined;
  readonly options: readonly (readonly [code: Code, label: string])[];
  readonly onChange: (value: Code) => void;
  readonly isInvalid?: boolean;
}

/** One of a few named values, stored as its code. */
export function ChoiceInput<Code extends number | string>(props: ChoiceInputProps<Code>) {
  const { label, value, options, onChange, isInvalid } = props;
  const name = useId();
  const word = options.find(([code]) => code === value)?.[1] ?? 'Mixed';
  return (
    <Select
      aria-label={label}
      value={value ?? null}
      onChange={(key) => {
        const chosen = options.find(([code]) => code === key);
        if (chosen) onChange(chosen[0]);
      }}
      placeholder="Mixed"
    >
      {/* Without it, the value would come before the label. */}
      <span id={name} hidden>
        {`${label}, ${word}`}
      </span>
      <Button className={picker.button ?? ''} aria-labelledby={name} data-wrong={isInvalid || undefined}>
        <SelectValue className={picker.word ?? ''} />
        <ChevronDown aria-hidden size={14} strokeWidth={2} className={picker.muted} />
      </Button>
      <Popover className={picker.popover ?? ''} placement="bottom start" offset={2}>
        <ListBox className={picker.list ?? ''}>
          {options.map(([code, name]) => (
            <ListBoxItem key={code} id={code} textValue={name} className={picker.item ?? ''}>
              {name}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </Select>
  );
}
