import type { Field, FieldKind, Fields } from '../catalogue/fields/field.ts';
import { findKey } from '../catalogue/keyNames.ts';
import { isJsonObject } from '../model/json.ts';

/** A field, prepared for checking many behaviors. */
interface PlannedField {
  readonly key: string;
  readonly field: Field;
  /** True for literals that are certainly valid, which are most values; false is inconclusive. */
  readonly isPlain: (value: unknown) => boolean;
  /** True when a missing attribute is certainly valid. */
  readonly isDefaultPlain: boolean;
}

/** The fields of a class or predicate, prepared once. */
export interface FieldPlan {
  readonly fields: Fields;
  readonly planned: readonly PlannedField[];
}

/** Prepares the fields of a class or predicate. */
export function planFields(fields: Fields): FieldPlan {
  const planned = Object.entries(fields).map(([key, field]) => ({
    key,
    field,
    isPlain: plainness[field.kind](field),
    isDefaultPlain: field.legacy === true || plainness[field.kind](field)(field.default),
  }));
  return { fields, planned };
}

type Plainness = (field: Field) => (value: unknown) => boolean;

const isFiniteNumber = (value: unknown): boolean => typeof value === 'number' && value - value === 0;
const isFraction = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value <= 1;
const optionalBlank: Plainness =
  ({ required }) =>
  (value) =>
    value === '' && required !== true;

const plainness: Readonly<Record<FieldKind, Plainness>> = {
  number: plainNumber,
  angle: () => isFiniteNumber,
  boolean: () => (value) => typeof value === 'boolean',
  text: plainText,
  choice: plainOption,
  word: plainOption,
  point: () => (value) => isJsonObject(value) && isFiniteNumber(value.x) && isFiniteNumber(value.y),
  color: () => (value) =>
    isJsonObject(value) &&
    isFraction(value.red) &&
    isFraction(value.green) &&
    isFraction(value.blue) &&
    isFraction(value.alpha),
  image: optionalBlank,
  images: optionalBlank,
  sound: optionalBlank,
  music: optionalBlank,
  font: optionalBlank,
  key: () => (value) => typeof value === 'string' && value.length > 0 && findKey(value) !== undefined,
  scene:
    ({ words = [] }) =>
    (value) =>
      words.some((word) => word === value),
  prototype: optionalBlank,
  table: optionalBlank,
  tag: optionalBlank,
  attribute: optionalBlank,
  assignments: () => () => false,
};

function plainNumber({ minimum, maximum, integer, exclusiveMinimum }: Field): (value: unknown) => boolean {
  if (minimum === undefined && maximum === undefined && integer !== true) return isFiniteNumber;
  const least = minimum ?? Number.NEGATIVE_INFINITY;
  const most = maximum ?? Number.POSITIVE_INFINITY;
  return (value) =>
    typeof value === 'number' &&
    (exclusiveMinimum === true ? value > least : value >= least) &&
    value <= most &&
    (integer === true ? Number.isInteger(value) : value - value === 0);
}

function plainText(field: Field): (value: unknown) => boolean {
  if (field.fits !== undefined || field.result === 'number' || field.result === 'table') return optionalNothing(field);
  return (value) => typeof value === 'string' && (value !== '' || field.required !== true);
}

/** Blank texts without a required type that blank does not have. */
function optionalNothing(field: Field): (value: unknown) => boolean {
  return field.fits === undefined ? optionalBlank(field) : () => false;
}

function plainOption({ options = [] }: Field): (value: unknown) => boolean {
  const codes: readonly unknown[] = options.map(([code]) => code);
  return (value) => codes.includes(value);
}
