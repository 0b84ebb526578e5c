/** The assertions of a case; each adapter's test framework provides them. */
export interface Check {
  /** Both are equal as JSON values, with bytes compared one by one. */
  equal(actual: unknown, expected: unknown, what: string): void;
}

/** A check that throws, for environments without a test framework, such as a page in a browser. */
export const throwingCheck: Check = {
  equal(actual, expected, what) {
    const [left, right] = [textOf(actual), textOf(expected)];
    if (left !== right) throw new Error(`${what}: expected ${right}, got ${left}`);
  },
};

function byKey([left]: readonly [unknown, unknown], [right]: readonly [unknown, unknown]): number {
  return String(left) < String(right) ? -1 : 1;
}

function textOf(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => {
    if (part instanceof Uint8Array) return [...part];
    if (part instanceof Map) return [...part].sort(byKey);
    if (typeof part === 'object' && part !== null && !Array.isArray(part)) {
      return Object.fromEntries(Object.entries(part).sort(byKey));
    }
    return part === undefined ? 'undefined' : part;
  });
}
