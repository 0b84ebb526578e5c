import type { Field } from '@playhouse/core';
import type { ReactNode } from 'react';
import type { ExpressionScope } from '../expression/expressionScope.ts';

/** How two numbers in one frame are stored and shown. */
export interface PairLook {
  readonly keys: readonly [string, string];
  readonly letters: readonly [string, string];
  readonly minimum?: number;
}

type Shared = Omit<Field, 'kind'>;

/** A field of a behavior, or one of the kinds that only entities have: tags, and pairs of numbers. */
export type ControlField =
  | Field
  | (Shared & { readonly kind: 'tags' })
  | (Shared & PairLook & { readonly kind: 'pair' });

/** What every control of a field is given. One field kind has one control, wherever it is shown. */
export interface FieldControlProps {
  /** Accessible name, such as "Direction of Change Velocity". */
  readonly label: string;
  readonly field: ControlField;
  /** As stored; undefined when several things have different values. */
  readonly value: unknown;
  /** All calls with one gesture name are one undo step. */
  readonly onChange: (value: unknown, gesture?: string) => void;
  /** For pairs: changes one of the numbers only, so that the others of several things stay. */
  readonly onChangePart?: (key: string, value: number, gesture: string) => void;
  /** For mixed numbers: adds to each; of a pair, to one of its numbers. */
  readonly onAdd?: ((by: number, gesture: string, key?: string) => void) | undefined;
  /** Takes back what a gesture did so far. */
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
