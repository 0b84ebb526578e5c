import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { t } from '../../i18n/t.ts';
import picker from './Picker.module.css';
import { PickerButton } from './PickerButton.tsx';
import { typeAhead } from './typeAhead.ts';

export interface ChoiceInputProps<Code extends number | string = number> {
  readonly label: string;
  readonly value: Code | undefined;
  readonly options: readonly (readonly [code: Code, label: string])[];
  readonly onChange: (value: Code) => void;
  readonly isInvalid?: boolean;
  /** Id of the element with the error message or description. */
  readonly describedBy?: string | undefined;
}

/** One of a few named values, stored as its code. Left, Right and the first letters choose without opening the list. */
export function ChoiceInput<Code extends number | string>(props: ChoiceInputProps<Code>) {
  const { label, value, options, onChange, isInvalid, describedBy } = props;
  const typed = useRef({ text: '', at: 0 });
  const index = options.findIndex(([code]) => code === value);
  const word = options[index]?.[1] ?? t('Mixed');
  const choose = (code: unknown) => {
    const chosen = options.find(([known]) => known === code);
    if (chosen && chosen[0] !== value) onChange(chosen[0]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      const next = options[Math.max(0, index + (event.key === 'ArrowLeft' ? -1 : 1))];
      if (next) choose(next[0]);
    } else {
      const next = typeAhead(
        typed.current,
        event,
        options.map(([, name]) => name),
        index,
      );
      if (next === undefined) return;
      if (options[next]) choose(options[next][0]);
    }
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <PickerButton
      label={`${label}, ${word}`}
      opens="listbox"
      isInvalid={isInvalid}
      describedBy={describedBy}
      onKeyDown={onKeyDown}
      popover={(close) => (
        <ListBox
          aria-label={label}
          className={picker.list ?? ''}
          selectionMode="single"
          autoFocus
          selectedKeys={value === undefined ? [] : [value]}
          onSelectionChange={(keys) => {
            choose([...keys][0]);
            close();
          }}
        >
          {options.map(([code, name]) => (
            <ListBoxItem key={code} id={code} textValue={name} className={picker.item ?? ''}>
              {name}
            </ListBoxItem>
          ))}
        </ListBox>
      )}
    >
      <span className={picker.word}>{word}</span>
      <ChevronDown aria-hidden size={14} strokeWidth={2} className={picker.muted} />
    </PickerButton>
  );
}
