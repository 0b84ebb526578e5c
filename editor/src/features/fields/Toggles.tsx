import { useId } from 'react';
import styles from './OptionsInput.module.css';
import type { Option, OptionValue } from './options.ts';

export interface TogglesProps<Value extends OptionValue> {
  readonly label: string;
  readonly options: readonly Option<Value>[];
  readonly chosen: readonly Value[];
  /** True where any number of options can be on. */
  readonly isMultiple: boolean;
  readonly isInvalid: boolean;
  readonly describedBy: string | undefined;
  readonly onChange: (chosen: readonly Value[]) => void;
}

/** A few options beside each other, each an input of the browser below its label. */
export function Toggles<Value extends OptionValue>(props: TogglesProps<Value>) {
  const { label, options, chosen, isMultiple, isInvalid, describedBy, onChange } = props;
  const name = useId();
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles have names
    <div
      className={styles.toggles}
      role={isMultiple ? 'group' : 'radiogroup'}
      aria-label={label}
      aria-describedby={describedBy}
      data-wrong={isInvalid || undefined}
    >
      {options.map(({ label: word, value }) => (
        <label key={value} className={styles.toggle}>
          <input
            type={isMultiple ? 'checkbox' : 'radio'}
            name={name}
            className={styles.toggleInput}
            checked={chosen.includes(value)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(
                isMultiple
                  ? options
                      .map((each) => each.value)
                      .filter((each) => (each === value ? checked : chosen.includes(each)))
                  : [value],
              )
            }
          />
          {word}
        </label>
      ))}
    </div>
  );
}
