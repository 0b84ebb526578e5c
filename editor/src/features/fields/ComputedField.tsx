import type { ComponentType } from 'react';
import { ExpressionField } from '../expression/ExpressionField.tsx';
import { partsOfValue } from '../expression/storedValue.ts';
import type { FieldControlProps } from './fieldControl.ts';

export interface ComputedFieldProps extends FieldControlProps {
  /** The control of literals. Numbers, angles and texts are typed in the expression field itself. */
  readonly plain: ComponentType<FieldControlProps>;
}

/** A literal value, or one computed by an expression. */
export function ComputedField({ plain: Plain, ...props }: ComputedFieldProps) {
  const { label, field, value, scope, onChange, isInvalid, describedBy, word, where, tile } = props;
  const isComputed = partsOfValue(value) !== undefined;
  const isTyped = field.kind === 'number' || field.kind === 'text';
  if (field.kind === 'tags' || field.kind === 'pair') return <Plain {...props} />;
  if (field.kind === 'angle' && !isComputed) {
    return (
      <Plain
        {...props}
        end={
          <ExpressionField
            label={label}
            value={value}
            field={field}
            scope={scope}
            onChange={onChange}
            {...(where === undefined ? {} : { where })}
            {...(tile === undefined ? {} : { tile })}
            isBare
          />
        }
      />
    );
  }
  if (!isTyped && !isComputed) return <Plain {...props} />;
  return (
    <ExpressionField
      label={label}
      value={value}
      field={field}
      scope={scope}
      onChange={onChange}
      isWrong={isInvalid === true}
      describedBy={describedBy}
      {...(word === undefined ? {} : { letter: word })}
      {...(where === undefined ? {} : { where })}
      {...(tile === undefined ? {} : { tile })}
    />
  );
}
