import type { Color, Expression, Point } from '../../generated/entities.ts';
import type { IssueCode } from '../../model/issueCodes.ts';

/** Value types by field kind, as stored. A computed field may contain an expression instead of its literal. */
export interface FieldValues {
  number: number;
  angle: number;
  boolean: boolean;
  text: string;
  choice: number;
  /** A choice stored as a word. */
  word: string;
  point: Point;
  color: Color;
  image: string;
  /** Image names, separated by tabs. */
  images: string;
  sound: string;
  music: string;
  font: string;
  key: string;
  /** A scene's id, `next`, `prev` or `index`. */
  scene: string;
  prototype: string;
  table: string;
  tag: string;
  /** A keypath. */
  attribute: string;
  assignments: readonly { readonly id: string; readonly column: unknown; readonly rhsvalue: unknown }[];
}

export type FieldKind = keyof FieldValues;

/** Replaces the standard messages, by code. Fixed texts of docs/product-rules.md#validation. */
export type FieldMessages = Partial<Record<IssueCode, string>>;

/** Describes one attribute of a behavior: kind, label, default, limits, messages. Data only. */
export interface Field<Kind extends FieldKind = FieldKind, Computed extends boolean = boolean> {
  readonly kind: Kind;
  readonly label: string;
  readonly default: FieldValues[Kind];
  /** True when the attribute may be an expression instead of a literal; for points and colors, each component. */
  readonly computed: Computed;
  readonly help?: string;
  readonly messages?: FieldMessages;
  /** Number fields. */
  readonly integer?: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  /** The number must be greater than `minimum`. */
  readonly exclusiveMinimum?: boolean;
  /** Number fields: allowed even though it is outside the limits. */
  readonly besides?: readonly number[];
  readonly unit?: string;
  /** Choice and word fields: stored code and label. */
  readonly options?: readonly (readonly [code: number | string, label: string])[];
  /** A blank value is an issue. */
  readonly required?: boolean;
  /** Scene fields: words that are allowed besides ids. */
  readonly words?: readonly string[];
  /** Attribute fields: the required type of the target. */
  readonly target?: 'numeric' | 'text' | 'integer' | 'any';
  /** Attribute fields: the behavior writes it, so it must not be read-only. */
  readonly writes?: boolean;
  /** The field is only used while another field has one of these values. */
  readonly when?: { readonly field: string; readonly is: readonly (number | boolean | string)[] };
  /** Text fields: the expression must result in this type. */
  readonly result?: 'number' | 'text' | 'table' | 'any';
  /** Text fields: the value must fit the type of the attribute that this other field names. */
  readonly fits?: string;
  /** What messages call the field; by default its label in lower case. */
  readonly term?: string;
  /** Codes of findings that are non-blocking because they do not stop the behavior. */
  readonly lenient?: readonly IssueCode[];
  /**
   * Forms show neighboring fields with the same row label in one row, under that label; `word` names the field within
   * it, blank where the label is enough.
   */
  readonly row?: { readonly label: string; readonly word: string };
  /** Boolean fields: rarely on, so a form offers it in a menu and shows a mark while it is on. */
  readonly quiet?: true;
  /** Stored, but not shown in a form. */
  readonly hidden?: boolean;
  /** Kept when present, but never written and not shown (docs/format.md#behaviors). */
  readonly legacy?: boolean;
}

export type Fields = Readonly<Record<string, Field>>;

type Computable<Kind extends FieldKind> = Kind extends 'point'
  ? { readonly [Key in keyof Point]: number | Expression }
  : Kind extends 'color'
    ? { readonly [Key in keyof Color]: number | Expression }
    : FieldValues[Kind] | Expression;

/** The stored attributes that a set of fields describes. */
export type AttributesOf<Descriptions extends Fields> = {
  readonly [Key in keyof Descriptions]: Descriptions[Key] extends Field<infer Kind, infer Computed>
    ? Computed extends true
      ? Computable<Kind>
      : FieldValues[Kind]
    : never;
};
