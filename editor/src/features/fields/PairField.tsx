import { isJsonObject } from '@playhouse/core';
import type { FieldControlProps } from './fieldControl.ts';
import { NumberPair } from './NumberPair.tsx';

/** A position or a size: two numbers in one frame, each of which may be mixed. */
export function PairField(props: FieldControlProps) {
  const { label, field, value, describedBy, onChange, onChangePart, onAdd, onCancel } = props;
  if (field.kind !== 'pair') return null;
  const { keys, letters, minimum, unit } = field;
  const whole = isJsonObject(value) ? value : {};
  const part = (index: 0 | 1) => {
    const number = whole[keys[index]];
    return typeof number === 'number' ? number : undefined;
  };
  return (
    <NumberPair
      label={label}
      letters={letters}
      values={[part(0), part(1)]}
      onChangePart={(index, number, gesture) =>
        onChangePart
          ? onChangePart(keys[index], number, gesture)
          : onChange({ ...whole, [keys[index]]: number }, gesture)
      }
      onWrong={(text) => onChange(text ?? value)}
      onCancel={onCancel}
      describedBy={describedBy}
      {...(unit === undefined ? {} : { unit })}
      {...(minimum === undefined ? {} : { minimum })}
      {...(onAdd ? { onAddPart: (index, by, gesture) => onAdd(by, gesture, keys[index]) } : {})}
    />
  );
}
