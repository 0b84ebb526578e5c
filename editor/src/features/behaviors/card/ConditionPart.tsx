import { t } from '../../../i18n/t.ts';
import { ChoiceInput } from '../../fields/ChoiceInput.tsx';
import { FieldControl } from '../../fields/FieldControl.tsx';
import type { FieldControlProps } from '../../fields/fieldControl.ts';

const truths = [
  [1, t('is true')],
  [0, t('is false')],
] as const;

/** A part of a condition's sentence. Spells out whether an attribute is true. */
export function ConditionPart(props: FieldControlProps) {
  const { field, label, value, isInvalid, onChange } = props;
  if (field.kind !== 'boolean') return <FieldControl {...props} />;
  return (
    <ChoiceInput
      label={label}
      value={value === true ? 1 : 0}
      options={truths}
      onChange={(code) => onChange(code === 1)}
      {...(isInvalid === undefined ? {} : { isInvalid })}
    />
  );
}
