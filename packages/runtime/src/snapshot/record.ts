/** Names of a record's fields by the kind of their values, in a fixed order. */
export interface RecordFields {
  readonly numbers: readonly string[];
  readonly booleans: readonly string[];
  readonly texts: readonly string[];
  readonly columns: readonly string[];
}

/** The fields of several records of one shape: contiguous rows of numbers, then texts, then typed arrays. */
export interface RecordRows {
  readonly numbers: Float64Array;
  readonly texts: readonly string[];
  readonly columns: readonly ArrayBufferView[];
}

type Fields = Record<string, unknown>;

/**
 * The fields of a fixed-shape record that snapshots keep, determined from a sample. Values named in `left` and of other
 * kinds are left to the owner; fields with accessors are named in `further`.
 */
export function fieldsOfRecord(
  example: object,
  left: readonly string[] = [],
  further: readonly string[] = [],
): RecordFields {
  const own = Object.entries(example).filter(([name]) => !left.includes(name));
  const entries = [...own, ...further.map((name): [string, unknown] => [name, (example as Fields)[name]])];
  const names = (isWanted: (value: unknown) => boolean) =>
    entries
      .filter(([, value]) => isWanted(value))
      .map(([name]) => name)
      .sort();
  return {
    numbers: names((value) => typeof value === 'number'),
    booleans: names((value) => typeof value === 'boolean'),
    texts: names((value) => typeof value === 'string'),
    columns: names((value) => value instanceof Float64Array || value instanceof Uint8Array),
  };
}

/** Records of one shape as plain data. */
export function captureRecords(records: readonly object[], fields: RecordFields): RecordRows {
  const names = [...fields.numbers, ...fields.booleans];
  const numbers = new Float64Array(records.length * names.length);
  let index = 0;
  for (const record of records as readonly Fields[]) for (const name of names) numbers[index++] = Number(record[name]);
  const texts = (records as readonly Fields[]).flatMap((record) => fields.texts.map((name) => String(record[name])));
  const columns = (records as readonly Fields[]).flatMap((record) =>
    fields.columns.map((name) => copyColumn(record[name])),
  );
  return { numbers, texts, columns };
}

/** Writes the result of `captureRecords` into records of the same shape. */
export function restoreRecords(records: readonly object[], fields: RecordFields, rows: RecordRows): void {
  const { numbers, booleans, texts, columns } = fields;
  let number = 0;
  let text = 0;
  let column = 0;
  for (const record of records as readonly Fields[]) {
    for (const name of numbers) record[name] = rows.numbers[number++];
    for (const name of booleans) record[name] = rows.numbers[number++] === 1;
    for (const name of texts) record[name] = rows.texts[text++];
    for (const name of columns) record[name] = copyColumn(rows.columns[column++]);
  }
}

function copyColumn(column: unknown): Float64Array | Uint8Array {
  if (column instanceof Uint8Array) return column.slice();
  return column instanceof Float64Array ? column.slice() : new Float64Array(0);
}
