import { type Field, isJsonObject } from '@playhouse/core';
import { partsOfValue } from '../expression/storedValue.ts';
import { ComputedField } from './ComputedField.tsx';
import frame from './Frame.module.css';
import type { FieldControlProps } from './fieldControl.ts';
import { ColorField, NumberField } from './plainFields.tsx';

/** A point: two numbers or expressions in one row. */
export function PointField(props: FieldControlProps) {
  return <Parts {...props} parts={pointParts} />;
}

/** A color; its components are shown separately when one of them is an expression. */
export function ColorPartsField(props: FieldControlProps) {
  const { value } = props;
  const isComputed = isJsonObject(value) && colorParts.some(({ key }) => partsOfValue(value[key]) !== undefined);
  return isComputed ? <Parts {...props} parts={colorParts} /> : <ColorField {...props} />;
}

const pointParts = [
  { key: 'x', word: 'X', name: 'X' },
  { key: 'y', word: 'Y', name: 'Y' },
] as const;
const colorParts = [
  { key: 'red', word: 'R', name: 'red' },
  { key: 'green', word: 'G', name: 'green' },
  { key: 'blue', word: 'B', name: 'blue' },
  { key: 'alpha', word: 'A', name: 'alpha' },
] as const;

interface PartsProps extends FieldControlProps {
  readonly parts: readonly { readonly key: string; readonly word: string; readonly name: string }[];
}

function Parts({ parts, ...props }: PartsProps) {
  const { value, label, field } = props;
  const whole = isJsonObject(value) ? value : {};
  const part: Field = { ...field, kind: 'number', default: 0 };
  return (
    <span className={frame.parts}>
      {parts.map(({ key, word, name }) => (
        <ComputedField
          {...props}
          key={key}
          field={part}
          label={`${label} ${name}`}
          word={word}
          value={value === undefined ? undefined : whole[key]}
          {...(props.live ? { live: () => props.live?.(key) } : {})}
          onChange={(next, gesture) => props.onChange({ ...whole, [key]: next }, gesture)}
          plain={NumberField}
        />
      ))}
    </span>
  );
}
