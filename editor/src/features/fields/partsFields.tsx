import { type Field, isJsonObject } from '@playhouse/core';
import { useState } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { t } from '../../i18n/t.ts';
import { FunctionSign } from '../expression/FunctionSign.tsx';
import { partsOfValue } from '../expression/storedValue.ts';
import { ComputedField } from './ComputedField.tsx';
import frame from './Frame.module.css';
import type { FieldControlProps } from './fieldControl.ts';
import styles from './partsFields.module.css';
import { ColorField, NumberField } from './plainFields.tsx';

/** A point: two numbers or expressions in one row. */
export function PointField(props: FieldControlProps) {
  return <Parts {...props} parts={pointParts} />;
}

/** A color; its components are shown separately, each with its expression, on demand and when one is computed. */
export function ColorPartsField(props: FieldControlProps) {
  const { value, label, where, field } = props;
  const [isSplit, setSplit] = useState(false);
  const isComputed = isJsonObject(value) && colorParts.some(({ key }) => partsOfValue(value[key]) !== undefined);
  if (!field.computed) return <ColorField {...props} />;
  return (
    <span className={styles.color} data-split={isComputed || isSplit || undefined}>
      {isComputed || isSplit ? <Parts {...props} parts={colorParts} limits={fraction} /> : <ColorField {...props} />}
      {isComputed ? null : (
        <ToggleButton
          className={styles.switch ?? ''}
          aria-label={
            where === undefined
              ? t('Expressions for {label}', { label })
              : t('Expressions for {label}, {where}', { label, where })
          }
          isSelected={isSplit}
          onChange={setSplit}
        >
          <FunctionSign />
        </ToggleButton>
      )}
    </span>
  );
}

/** The components of a color. */
const fraction = { minimum: 0, maximum: 1 } as const;

const pointParts = [
  { key: 'x', word: 'X', name: 'X' },
  { key: 'y', word: 'Y', name: 'Y' },
] as const;
const colorParts = [
  { key: 'red', word: 'R', name: t('red') },
  { key: 'green', word: 'G', name: t('green') },
  { key: 'blue', word: 'B', name: t('blue') },
  { key: 'alpha', word: 'A', name: t('alpha') },
] as const;

interface PartsProps extends FieldControlProps {
  readonly limits?: Pick<Field, 'minimum' | 'maximum'>;
  readonly parts: readonly { readonly key: string; readonly word: string; readonly name: string }[];
}

function Parts({ parts, limits, ...props }: PartsProps) {
  const { value, label, field } = props;
  const whole = isJsonObject(value) ? value : {};
  const part: Field = { ...field, kind: 'number', default: 0, ...limits };
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
          onDraft={(next) => props.onDraft?.(next === undefined ? undefined : { ...whole, [key]: next })}
          plain={NumberField}
        />
      ))}
    </span>
  );
}
