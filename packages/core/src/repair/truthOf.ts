/** The boolean that a value represents, also as a word or a number; undefined if none. */
export function truthOf(value: unknown): boolean | undefined {
  const text = String(value).trim().toLowerCase();
  if (text === 'true' || text === '1') return true;
  return text === 'false' || text === '0' ? false : undefined;
}
