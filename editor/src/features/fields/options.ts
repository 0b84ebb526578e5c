export type OptionValue = string | number;

/** One option of a choice. */
export interface Option<Value extends OptionValue = OptionValue> {
  readonly label: string;
  readonly value: Value;
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
