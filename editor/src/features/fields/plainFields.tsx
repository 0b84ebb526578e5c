import type { Field } from '@playhouse/core';
import { Switch } from '../../components/Switch.tsx';
import { colorOf } from '../drawing/stageItems.ts';
import { AngleInput } from './AngleInput.tsx';
import { ChoiceInput } from './ChoiceInput.tsx';
import { ColorInput } from './ColorInput.tsx';
import styles from './Field.module.css';
import { type FieldControlProps, pickerProps, storedText } from './fieldControl.ts';
import { ImageInput } from './ImageInput.tsx';
import { NumberInput } from './NumberInput.tsx';
import { TextInput } from './TextInput.tsx';
import { useGameColors } from './useGameValues.ts';

/** A number with its unit, within the limits of the field. */
export function NumberField(props: FieldControlProps) {
  const { label, field, value, onChange, onCancel, word } = props;
  return (
    <span className={styles.frame} data-wrong={props.isInvalid || undefined}>
      <NumberInput
        label={label}
        value={storedNumber(value)}
        onChange={onChange}
        onCancel={onCancel}
        {...limitsOf(field)}
        {...(word === undefined ? {} : { letter: word })}
      />
    </span>
  );
}

/** Degrees with a dial. */
export function AngleField({ label, value, onChange, onCancel }: FieldControlProps) {
  return <AngleInput label={label} value={storedNumber(value)} onChange={onChange} onCancel={onCancel} />;
}

export function BooleanField({ label, value, onChange }: FieldControlProps) {
  return <Switch label={label} isLabelHidden isOn={value === true} onChange={(on) => onChange(on)} />;
}

/** One of the options of the field, stored as its code or word. */
export function ChoiceField(props: FieldControlProps) {
  const { field, value, onChange } = props;
  const { label, isInvalid } = pickerProps(props);
  return (
    <ChoiceInput
      label={label}
      value={typeof value === 'number' || typeof value === 'string' ? value : undefined}
      options={field.options ?? []}
      onChange={(code) => onChange(code)}
      {...(isInvalid === undefined ? {} : { isInvalid })}
    />
  );
}

export function TextField({ label, value, onChange }: FieldControlProps) {
  const text = typeof value === 'number' ? String(value) : storedText(value);
  return <TextInput label={label} value={text} onChange={onChange} />;
}

export function ColorField({ label, value, onChange }: FieldControlProps) {
  const used = useGameColors();
  return (
    <ColorInput
      label={label}
      value={value === undefined ? undefined : colorOf(value)}
      used={used}
      onChange={onChange}
    />
  );
}

export function ImageField({ label, value, onChange }: FieldControlProps) {
  return <ImageInput label={label} value={storedText(value)} onChange={(name) => onChange(name)} />;
}

function storedNumber(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

/** The props of a number input for its field. */
function limitsOf({ unit, minimum, maximum, integer }: Field) {
  return {
    ...(unit === undefined ? {} : { unit }),
    ...(minimum === undefined ? {} : { minimum }),
    ...(maximum === undefined ? {} : { maximum }),
    ...(integer ? { isInteger: true } : {}),
  };
}
