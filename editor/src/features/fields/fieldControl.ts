import type { Edit, Field } from '@playhouse/core';
import type { ReactNode } from 'react';
import type { ExpressionScope } from '../expression/expressionScope.ts';

/** How two numbers in one frame are stored and shown. */
export interface PairLook {
  readonly keys: readonly [string, string];
  readonly letters: readonly [string, string];
  readonly minimum?: number;
  /** The sides of something, which can keep their proportions. */
  readonly areSides?: true;
}

type Shared = Omit<Field, 'kind'>;

/** A field of a behavior, or one of the kinds that only entities have: tags, pairs of numbers, and several flags. */
export type ControlField =
  | Field
  | (Shared & { readonly kind: 'tags' })
  | (Shared & { readonly kind: 'flags' })
  | (Shared & PairLook & { readonly kind: 'pair' });

/** The props of every field control. Each kind of field has one control, wherever it is shown. */
export interface FieldControlProps {
  /** Accessible name, such as "Direction of Change Velocity". */
  readonly label: string;
  readonly field: ControlField;
  /** As stored; undefined when several things have different values. */
  readonly value: unknown;
  /**
   * All calls with one gesture name are one undo step. `along` are edits that belong to this step, such as adding the
   * image that was chosen.
   */
  readonly onChange: (value: unknown, gesture?: string, along?: readonly Edit[]) => void;
  /** What is being typed, once it rests: the value that it would become; undefined when it was stored or reverted. */
  readonly onDraft?: ((value: unknown) => void) | undefined;
  /** For pairs and flags: changes only one of them, so that the others stay when several things are selected. */
  readonly onChangePart?: (key: string, value: number | boolean, gesture: string) => void;
  /** For mixed numbers: adds to each; in a pair, to one of its numbers. */
  readonly onAdd?: ((by: number, gesture: string, key?: string) => void) | undefined;
  /** For mixed tags: adds one to each. */
  readonly onAddTag?: ((tag: string) => void) | undefined;
  /** Reverts the changes of a gesture so far. */
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
  /** True when it has its own row, so that a few short choices can all be visible. */
  readonly isAlone?: boolean;
  /** The current value of an expression, while a game plays; of a part, such as `x`, or of the whole: ''. */
  readonly live?: (part: string) => ReactNode;
  /** Angles: shown in the frame of the number, after it. */
  readonly end?: ReactNode;
  /** A short label before the value where fields share a row, such as "X". */
  readonly word?: string;
  /** Numbers without a label: shows a handle to drag. */
  readonly hasHandle?: boolean;
}

/** The props that a control passes on to its picker or input. */
export function pickerProps({
  label,
  isInvalid,
  describedBy,
}: Pick<FieldControlProps, 'label' | 'isInvalid' | 'describedBy'>) {
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
