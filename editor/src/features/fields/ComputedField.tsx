import type { ComponentType } from 'react';
import { ExpressionField } from '../expression/ExpressionField.tsx';
import { partsOfValue } from '../expression/storedValue.ts';
import type { FieldControlProps } from './fieldControl.ts';

export interface ComputedFieldProps extends FieldControlProps {
  /** The control of literals. Numbers and texts are typed in the expression field itself. */
  readonly plain: ComponentType<FieldControlProps>;
}

/** A literal value, or one computed by an expression. */
export function ComputedField({ plain: Plain, ...props }: ComputedFieldProps) {
  const { label, field, value, scope, word, where, tile, live } = props;
  if (field.kind === 'tags' || field.kind === 'pair' || field.kind === 'flags') return <Plain {...props} />;
  const shared = {
    label,
    value,
    field,
    scope,
    onChange: props.onChange,
    onCancel: props.onCancel,
    onDraft: props.onDraft,
    ...(where === undefined ? {} : { where }),
    ...(tile === undefined ? {} : { tile }),
  };
  const isComputed = partsOfValue(value) !== undefined;
  const isTyped = field.kind === 'number' || field.kind === 'text';
  if (!isComputed && !isTyped)
    return <Plain {...props} {...(field.kind === 'angle' ? { end: <ExpressionField {...shared} isBare /> } : {})} />;
  return (
    <ExpressionField
      {...shared}
      isWrong={props.isInvalid === true}
      describedBy={props.describedBy}
      hasHandle={props.hasHandle === true}
      {...(word === undefined ? {} : { letter: word })}
      {...(live && isComputed ? { liveValue: live('') } : {})}
    />
  );
}
