import { Fragment, type ReactNode } from 'react';
import { unitName } from '../../i18n/unitNames.ts';
import frame from './Frame.module.css';
import { NumberInput } from './NumberInput.tsx';

export interface NumberPairProps {
  readonly label: string;
  readonly letters: readonly [string, string];
  /** Undefined where the values differ. */
  readonly values: readonly [number | undefined, number | undefined];
  readonly minimum?: number;
  /** Of both numbers; shown after them. “Mixed” needs its room. */
  readonly unit?: string;
  /** Id of the element with the error message or description. */
  readonly describedBy?: string | undefined;
  /** Both values, and the name of the gesture; mixed values are 0. */
  readonly onChange?: (values: readonly [number, number], gesture: string) => void;
  /** Called instead with only the number that changed. */
  readonly onChangePart?: (part: 0 | 1, value: number, gesture: string) => void;
  /** Invalid input; undefined when it was reverted. */
  readonly onWrong?: (text: string | undefined) => void;
  readonly onAddPart?: (part: 0 | 1, by: number, gesture: string) => void;
  readonly onCancel?: (gesture: string) => void;
  /** Shown between the numbers. */
  readonly between?: ReactNode;
}

/** Two numbers in one frame: a position or a size. */
export function NumberPair(props: NumberPairProps) {
  const { label, letters, values, minimum, unit, describedBy, between } = props;
  const { onChange, onChangePart, onWrong, onAddPart, onCancel } = props;
  const change = (part: 0 | 1) => (value: number, gesture: string) => {
    if (onChangePart) onChangePart(part, value, gesture);
    else onChange?.(part === 0 ? [value, values[1] ?? 0] : [values[0] ?? 0, value], gesture);
  };
  return (
    <fieldset className={frame.frame} aria-label={label}>
      {([0, 1] as const).map((part) => (
        <Fragment key={part}>
          {part === 1 ? between : null}
          <NumberInput
            label={`${label} ${letters[part]}`}
            letter={letters[part]}
            value={values[part]}
            onChange={change(part)}
            describedBy={describedBy}
            isUnitShown={false}
            {...(unit === undefined ? {} : { unit })}
            {...(minimum === undefined ? {} : { minimum })}
            {...(onAddPart ? { onAdd: (by, gesture) => onAddPart(part, by, gesture) } : {})}
            {...(onCancel ? { onCancel } : {})}
            {...(onWrong ? { onWrong } : {})}
          />
        </Fragment>
      ))}
      {unit && !values.includes(undefined) ? (
        <span className={`${frame.unit} ${frame.pairUnit}`} aria-hidden="true">
          {unitName(unit)}
        </span>
      ) : null}
    </fieldset>
  );
}
