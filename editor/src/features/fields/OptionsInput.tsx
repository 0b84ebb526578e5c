import { Check, Circle } from 'lucide-react';
import { Checkbox } from 'react-aria-components/Checkbox';
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { ChoiceInput } from './ChoiceInput.tsx';
import styles from './OptionsInput.module.css';
import { chosenValues, type Option, type OptionValue, usableOptions } from './options.ts';
import { Toggles } from './Toggles.tsx';

interface OptionsBase<Value extends OptionValue> {
  readonly label: string;
  readonly isInvalid?: boolean;
  /** Id of the element with the error message or description. */
  readonly describedBy?: string;
  readonly options: readonly Option<Value>[];
}

/** One of the options: all visible as `radio` or `toggle`, or in a `list` that opens. */
interface SingleOptions<Value extends OptionValue> extends OptionsBase<Value> {
  readonly type: 'radio' | 'list' | 'toggle';
  readonly isMultiple?: false;
  /** Undefined when the values differ, or nothing is chosen. */
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
}

/** Allows any number of options; the value is a list. */
interface MultipleOptions<Value extends OptionValue> extends OptionsBase<Value> {
  readonly type: 'checkbox' | 'toggle';
  readonly isMultiple: true;
  readonly value: readonly Value[];
  readonly onChange: (value: readonly Value[]) => void;
}

export type OptionsInputProps<Value extends OptionValue> = SingleOptions<Value> | MultipleOptions<Value>;

/** A choice among options, each with a label and a value. docs/product-rules.md#options-input. */
export function OptionsInput<Value extends OptionValue>(props: OptionsInputProps<Value>) {
  const { type, label, isInvalid = false, describedBy } = props;
  const group = {
    'aria-label': label,
    ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
    'data-wrong': isInvalid || undefined,
  };
  const options = usableOptions(props.options);
  const chosen = chosenValues(options, props.isMultiple === true, props.value);
  const keys = chosen.map(String);
  const change = (values: readonly Value[]) => {
    if (props.isMultiple) props.onChange(values);
    else if (values[0] !== undefined) props.onChange(values[0]);
  };
  const take = (next: Iterable<unknown>) => {
    const wanted = new Set([...next].map(String));
    change(options.filter(({ value }) => wanted.has(String(value))).map(({ value }) => value));
  };
  if (type === 'list') {
    return (
      <ChoiceInput
        label={label}
        value={chosen[0]}
        options={options.map((option) => [option.value, option.label] as const)}
        onChange={(value) => take([value])}
        isInvalid={isInvalid}
        describedBy={describedBy}
      />
    );
  }
  if (type === 'radio') {
    return (
      <RadioGroup
        {...group}
        isInvalid={isInvalid}
        className={styles.column ?? ''}
        value={keys[0] ?? null}
        onChange={(key) => take([key])}
      >
        {options.map((option) => (
          <Radio key={option.value} value={String(option.value)} className={styles.line ?? ''}>
            {({ isSelected }) => (
              <>
                <span className={styles.round}>
                  {isSelected ? <Circle aria-hidden size={8} fill="currentColor" /> : null}
                </span>
                {option.label}
              </>
            )}
          </Radio>
        ))}
      </RadioGroup>
    );
  }
  if (type === 'checkbox') {
    return (
      <CheckboxGroup {...group} isInvalid={isInvalid} className={styles.column ?? ''} value={keys} onChange={take}>
        {options.map((option) => (
          <Checkbox key={option.value} value={String(option.value)} className={styles.line ?? ''}>
            {({ isSelected }) => (
              <>
                <span className={styles.square}>
                  {isSelected ? <Check aria-hidden size={12} strokeWidth={3} /> : null}
                </span>
                {option.label}
              </>
            )}
          </Checkbox>
        ))}
      </CheckboxGroup>
    );
  }
  return (
    <Toggles
      label={label}
      options={options}
      chosen={chosen}
      isMultiple={props.isMultiple === true}
      isInvalid={isInvalid}
      describedBy={describedBy}
      onChange={change}
    />
  );
}
