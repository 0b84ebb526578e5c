import * as v from 'valibot';

/** Text from a game is cut off here: a console line is no place for megabytes. What is far longer nobody of ours has sent. */
const longestText = 4000;
const oddText = 1_000_000;

export const text = v.pipe(
  v.string(),
  v.maxLength(oddText),
  v.transform((value) => value.slice(0, longestText)),
);

/** Any number, also an infinite one or none. */
export const number = v.custom<number>((value) => typeof value === 'number');

export const finite = v.pipe(v.number(), v.finite());

/** A number from 0. */
export const count = v.pipe(v.number(), v.finite(), v.minValue(0));

/** A whole number from 0. */
export const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A value of an attribute; numbers may be infinite or none. */
export const scalar = v.union([number, v.boolean(), text]);

/** Where something is in a project. */
export const path = listOf(v.union([v.string(), v.pipe(v.number(), v.safeInteger())]), 1000);

/** A list of a limited length. The length is looked at first, so that no list of millions is gone through. */
export function listOf<Item extends v.GenericSchema>(
  item: Item,
  longest: number,
): v.GenericSchema<unknown, readonly v.InferOutput<Item>[]> {
  return v.pipe(
    v.custom<readonly unknown[]>((value) => Array.isArray(value) && value.length <= longest),
    v.array(item),
  );
}

/** How messages are checked: they come from programs, so that the first fault is enough. */
export const firstFault = { abortEarly: true } as const;

/** A message as its schema takes it, without fields that the schema does not name; undefined for anything else. */
export function take<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> | undefined {
  const taken = v.safeParse(schema, value, firstFault);
  return taken.success ? taken.output : undefined;
}
