import { createNameScope, type Edit, type Issue, isJsonObject, messageOf, tagsIn } from '@playhouse/core';
import { useId, useState } from 'react';
import type { ExpressionScope } from '../expression/expressionScope.ts';
import { FieldControl } from '../fields/FieldControl.tsx';
import { FieldMessage } from '../fields/FieldMessage.tsx';
import { type AttributeTarget, type FieldReading, partKeys } from './attributeTarget.ts';
import type { FieldSpec } from './fieldSpecs.ts';
import styles from './Inspector.module.css';

export interface AttributeControlProps {
  readonly spec: FieldSpec;
  readonly target: AttributeTarget;
  readonly reading: FieldReading;
  /** Shows the help of the field. */
  readonly isExplained: boolean;
}

/** The control of an attribute, from the registry of all fields, with the error for invalid input. */
export function AttributeControl({ spec, target, reading, isExplained }: AttributeControlProps) {
  const { label, path, field } = spec;
  const message = useId();
  const help = useId();
  const [refusal, setRefusal] = useState<string>();
  const isNumeric = field.kind === 'number' || field.kind === 'angle' || field.kind === 'pair';
  /** Shows what is wrong with a value, even before it is stored. */
  const judge = (value: unknown): boolean => {
    const isWrong = isNumeric && typeof value === 'string';
    setRefusal(isWrong ? messageOf({ ...field, kind: 'number' }, 'value.type', { type: 'real' }) : undefined);
    return isWrong;
  };
  const write = (value: unknown, gesture?: string, along?: readonly Edit[]) => {
    const isWrong = judge(value);
    // Entering the same value again only clears the error.
    const isSame = value === reading.value || (isJsonObject(value) && hasParts(value, spec, reading));
    const isChange = value !== undefined && !isSame;
    if (isChange && !isWrong) target.write(path, value, gesture, along);
  };
  const { changeEach } = target;
  const described = [...(refusal === undefined ? [] : [message]), ...(field.help === undefined ? [] : [help])];
  const control = (
    <FieldControl
      field={field}
      label={label}
      value={shownValue(spec, reading)}
      scope={noScope}
      onChange={write}
      onDraft={judge}
      onChangePart={(key, value, gesture) => {
        setRefusal(undefined);
        target.write([...path, key], value, gesture);
      }}
      onAdd={
        changeEach
          ? (by, gesture, key) =>
              changeEach(key === undefined ? path : [...path, key], (value) => addedTo(value, by), gesture)
          : undefined
      }
      onAddTag={changeEach ? (tag) => changeEach(path, (value) => withTag(value, tag)) : undefined}
      onCancel={target.cancel}
      isInvalid={refusal !== undefined}
      {...(described.length === 0 ? {} : { describedBy: described.join(' ') })}
    />
  );
  return (
    <span className={styles.control}>
      {control}
      {refusal === undefined ? null : (
        <span id={message} className={styles.refusal}>
          <FieldMessage severity="blocking" text={refusal} />
        </span>
      )}
      {field.help === undefined ? null : (
        <span id={help} className={styles.help} hidden={!isExplained}>
          {field.help}
        </span>
      )}
    </span>
  );
}

function addedTo(value: unknown, by: number): number | undefined {
  return typeof value === 'number' ? value + by : undefined;
}

function withTag(value: unknown, tag: string): string | undefined {
  const tags = tagsIn(value);
  return tags.includes(tag) ? undefined : [...tags, tag].join('\t');
}

/** Attributes of entities are not expressions, so they refer to nothing. */
const noScope: ExpressionScope = {
  names: createNameScope({ attributes: [] }),
  typeOf: (keypath): Issue => ({
    code: 'reference.missing',
    severity: 'blocking',
    path: [],
    params: {},
    message: keypath,
  }),
};

/** Whether a pair has the numbers that are shown. */
function hasParts(value: Readonly<Record<string, unknown>>, { field }: FieldSpec, { parts }: FieldReading): boolean {
  return field.kind === 'pair' && partKeys(field).every((key, index) => value[key] === parts[index]);
}

/** The value for the control: undefined while the values differ. */
function shownValue({ field }: FieldSpec, { value, isMixed, parts }: FieldReading): unknown {
  const keys = partKeys(field);
  if (keys.length > 0) return Object.fromEntries(keys.map((key, index) => [key, parts[index]]));
  if (isMixed) return undefined;
  if (field.kind === 'color') return value ?? null;
  if (field.kind === 'boolean') return value ?? false;
  const isText = field.kind === 'text' || field.kind === 'image' || field.kind === 'tags';
  return isText && !isJsonObject(value) && value !== undefined ? String(value) : value;
}
