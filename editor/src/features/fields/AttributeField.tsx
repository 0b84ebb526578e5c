import type { NamedAttribute } from '@playhouse/core';
import type { FieldControlProps } from './fieldControl.ts';
import { pickerProps, storedText } from './fieldControl.ts';
import { Picker } from './Picker.tsx';

/** One of the attributes that can be referred to here. */
export function AttributeField(props: FieldControlProps) {
  const { scope, value, onChange, field } = props;
  const { names } = scope;
  const chosen = storedText(value);
  const options = names
    .attributes()
    .filter((attribute) => fits(attribute, field.target ?? 'any'))
    .map(({ keypath, type }) => ({ id: keypath, name: names.textOf(keypath), hint: type }));
  return (
    <Picker
      {...pickerProps(props)}
      value={chosen}
      options={options}
      blank="No attribute chosen"
      empty="There are no attributes here."
      onChange={(keypath) => onChange(keypath)}
    />
  );
}

const numericTypes: ReadonlySet<string> = new Set(['integer', 'real', 'angle', 'index']);

function fits({ type }: NamedAttribute, target: 'numeric' | 'text' | 'integer' | 'any'): boolean {
  if (target === 'numeric') return numericTypes.has(type);
  if (target === 'integer') return type === 'integer' || type === 'index';
  return target === 'any' || type === target;
}
