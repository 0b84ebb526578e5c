import * as v from 'valibot';

/**
 * Text from a game is cut off here: console lines need no megabytes. Our own code never sends text far above the
 * limit.
 */
const longestText = 4000;
const oddText = 1_000_000;

export const text = v.pipe(
  v.string(),
  v.maxLength(oddText),
  v.transform((value) => value.slice(0, longestText)),
);

/** Any number, including infinity and NaN. */
export const number = v.custom<number>((value) => typeof value === 'number');

export const finite = v.pipe(v.number(), v.finite());

/** A number of 0 or more. */
export const count = v.pipe(v.number(), v.finite(), v.minValue(0));

/** An integer of 0 or more. */
export const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A value of an attribute; numbers may be infinite or NaN. */
export const scalar = v.union([number, v.boolean(), text]);

/** A location in a project. */
export const path = listOf(v.union([v.string(), v.pipe(v.number(), v.safeInteger())]), 1000);

/** A list of a limited length. The length is checked first, so that a list of millions is never iterated. */
export function listOf<Item extends v.GenericSchema>(
  item: Item,
  longest: number,
): v.GenericSchema<unknown, readonly v.InferOutput<Item>[]> {
  return v.pipe(
    v.custom<readonly unknown[]>((value) => Array.isArray(value) && value.length <= longest),
    v.array(item),
  );
}

/** How messages are checked: programs send them, so the first error is enough. */
export const firstFault = { abortEarly: true } as const;

/** A message as parsed by its schema, without fields that the schema does not name; undefined for anything else. */
export function take<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> | undefined {
  const taken = v.safeParse(schema, value, firstFault);
  return taken.success ? taken.output : undefined;
}
