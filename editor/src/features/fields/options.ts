export type OptionValue = string | number;

/** One option of a choice. */
export interface Option<Value extends OptionValue = OptionValue> {
  readonly label: string;
  readonly value: Value;
}

/** How a choice shows its options: `toggle`, `radio` and `checkbox` show all of them, a `list` opens. */
export type OptionsType = 'radio' | 'list' | 'checkbox' | 'toggle';

/** Maximum number of options, and of their characters in total, that are shown beside each other. */
const mostBeside = 4;
const longestBeside = 30;
/** Maximum number of longer options that are shown below each other. */
const mostBelow = 3;

/**
 * How options are shown: a few short ones beside each other and a few long ones below each other, where the choice has a
 * row of its own; else in a list. Where several can be chosen, all are visible. docs/product-rules.md#options-input.
 */
export function optionsType(options: readonly Option[], isMultiple: boolean, isAlone: boolean): OptionsType {
  const length = options.reduce((sum, { label }) => sum + label.length, 0);
  const isShort = options.length <= mostBeside && length <= longestBeside;
  if (isShort && isAlone) return 'toggle';
  if (isMultiple) return 'checkbox';
  return isAlone && options.length <= mostBelow ? 'radio' : 'list';
}

/** The options that can be shown: those with a label and a value, each value once. */
export function usableOptions<Value extends OptionValue>(options: readonly Option<Value>[]): readonly Option<Value>[] {
  const known = new Set<string>();
  return options.filter(({ label, value }) => {
    if (typeof label !== 'string' || label === '' || value === undefined || value === null) return false;
    const isNew = !known.has(String(value));
    known.add(String(value));
    return isNew;
  });
}

/** The values that are chosen: a choice of several has to be a list, and anything else in its place chooses nothing. */
export function chosenValues<Value extends OptionValue>(
  options: readonly Option<Value>[],
  isMultiple: boolean,
  model: unknown,
): readonly Value[] {
  const wanted: readonly unknown[] = isMultiple ? (Array.isArray(model) ? model : []) : [model];
  return options.flatMap(({ value }) => (wanted.includes(value) ? [value] : []));
}
