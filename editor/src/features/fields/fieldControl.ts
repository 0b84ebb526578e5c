import type { Field } from '@playhouse/core';
import type { ReactNode } from 'react';
import type { ExpressionScope } from '../expression/expressionScope.ts';

/** Props of every field control. Each kind of field has one control, wherever it is shown. */
export interface FieldControlProps {
  /** Accessible name, such as "Direction of Change Velocity". */
  readonly label: string;
  readonly field: Field;
  /** As stored; undefined when the values differ. */
  readonly value: unknown;
  /** All calls with one gesture name are one undo step. */
  readonly onChange: (value: unknown, gesture?: string) => void;
  /** Reverts what a gesture did so far. */
  readonly onCancel: (gesture: string) => void;
  /** What expressions and attribute fields here can refer to. */
  readonly scope: ExpressionScope;
  /** Where the field is, for the dialog: "Change Velocity in Jump, Pip". */
  readonly where?: string;
  /** What identifies the behavior in the dialog. */
  readonly tile?: ReactNode;
  readonly isInvalid?: boolean;
  /** Id of the element with the error message or description. */
  readonly describedBy?: string;
  /** It has a row of its own, so that a few short choices can all be visible. */
  readonly isAlone?: boolean;
  /** A short word in front of the value where fields share a row, such as "X". */
  readonly word?: string;
}

/** The props that a control hands on to its picker or input. */
export function pickerProps({ label, isInvalid, describedBy }: FieldControlProps) {
  return {
    label,
    ...(isInvalid === undefined ? {} : { isInvalid }),
    ...(describedBy === undefined ? {} : { describedBy }),
  };
}

/** A stored text, or undefined when the values differ. */
export function storedText(value: unknown): string | undefined {
  return value === undefined ? undefined : typeof value === 'string' ? value : '';
}
