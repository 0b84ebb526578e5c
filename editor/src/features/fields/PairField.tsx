import { isJsonObject } from '@playhouse/core';
import { useRef } from 'react';
import type { FieldControlProps } from './fieldControl.ts';
import { NumberPair } from './NumberPair.tsx';
import { chained, SizeChain, useSizeChain } from './SizeChain.tsx';

type Sides = readonly [number | undefined, number | undefined];

/** A position or a size: two numbers in one frame, each of which may be mixed. */
export function PairField(props: FieldControlProps) {
  const { label, field, value, describedBy, onChange, onChangePart, onAdd, onCancel } = props;
  const isChainOn = useSizeChain(({ isOn }) => isOn);
  const drag = useRef<{ readonly gesture: string; readonly before: Sides } | undefined>(undefined);
  if (field.kind !== 'pair') return null;
  const { keys, letters, minimum, unit, areSides } = field;
  const whole = isJsonObject(value) ? value : {};
  const part = (index: 0 | 1) => {
    const number = whole[keys[index]];
    return typeof number === 'number' ? number : undefined;
  };
  const isChained = isChainOn && areSides === true;
  const change = (index: 0 | 1, number: number, gesture: string) => {
    if (drag.current?.gesture !== gesture) drag.current = { gesture, before: [part(0), part(1)] };
    const both = isChained ? chained(drag.current.before, index, number, minimum ?? 0) : undefined;
    if (both) onChange({ ...whole, [keys[0]]: both[0], [keys[1]]: both[1] }, gesture);
    else if (onChangePart) onChangePart(keys[index], number, gesture);
    else onChange({ ...whole, [keys[index]]: number }, gesture);
  };
  return (
    <NumberPair
      label={label}
      letters={letters}
      values={[part(0), part(1)]}
      onChangePart={change}
      between={areSides ? <SizeChain /> : null}
      onWrong={(text) => onChange(text ?? value)}
      onCancel={onCancel}
      describedBy={describedBy}
      {...(unit === undefined ? {} : { unit })}
      {...(minimum === undefined ? {} : { minimum })}
      {...(onAdd && !isChained ? { onAddPart: (index, by, gesture) => onAdd(by, gesture, keys[index]) } : {})}
    />
  );
}
