type Query = ReadonlyMap<string, string>;

export function isOn(query: Query, name: string): boolean {
  return query.get(name) === 'true';
}

/** A parameter that is a whole number of at least 0; undefined when absent, `'bad'` when it is none. */
export function numberIn(query: Query, name: string): number | undefined | 'bad' {
  const text = query.get(name);
  if (text === undefined) return undefined;
  return /^\d{1,9}$/.test(text) ? Number(text) : 'bad';
}

/** A parameter that is JSON, such as a key. */
export function jsonIn(query: Query, name: string): unknown {
  const text = query.get(name);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
