/**
 * Positions in `numbers` of a longest increasing subsequence: what may stay in place when the rest moves. Always the
 * same one for the same numbers.
 */
function longestRun(numbers: readonly number[]): Set<number> {
  /** By length, the position of the smallest last number of a subsequence of that length. */
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  for (const [position, number] of numbers.entries()) {
    const length = firstNotBelow(ends, numbers, number);
    before[position] = ends[length - 1];
    ends[length] = position;
  }
  const run = new Set<number>();
  for (let position = ends.at(-1); position !== undefined; position = before[position]) run.add(position);
  return run;
}

/** Members of both lists that may stay in place when `before` becomes `after`. */
export function stayingKeys(before: readonly string[], after: readonly string[]): Set<string> {
  const positions = new Map(before.map((key, position) => [key, position]));
  const known = after.filter((key) => positions.has(key));
  const run = longestRun(known.map((key) => positions.get(key) ?? 0));
  return new Set(known.filter((_, position) => run.has(position)));
}

/**
 * Members of `after` that must move or are new when `before` becomes `after`. Where there is a choice, members in
 * `favored` stay.
 */
export function movedMembers(
  before: readonly string[],
  after: readonly string[],
  favored: ReadonlySet<string> = new Set(),
): Set<string> {
  const stay = favored.size > 0 ? favoredKeys(before, after, favored) : stayingKeys(before, after);
  return new Set(after.filter((key) => !stay.has(key)));
}

/** Longer lists are not searched for a choice, because that takes a step for each pair. */
const mostChoices = 3000;

/** As many as `stayingKeys`, and among such sets one with as many favored members as possible. */
function favoredKeys(before: readonly string[], after: readonly string[], favored: ReadonlySet<string>): Set<string> {
  const positions = new Map(before.map((key, position) => [key, position]));
  const known = after.filter((key) => positions.has(key));
  if (known.length > mostChoices) return stayingKeys(before, after);
  const weights: number[] = [];
  const previous: (number | undefined)[] = [];
  let last: number | undefined;
  for (const [at, key] of known.entries()) {
    let best: number | undefined;
    for (let other = 0; other < at; other += 1) {
      const isBelow = (positions.get(known[other] ?? '') ?? 0) < (positions.get(key) ?? 0);
      if (isBelow && (best === undefined || (weights[other] ?? 0) > (weights[best] ?? 0))) best = other;
    }
    previous[at] = best;
    weights[at] = (best === undefined ? 0 : (weights[best] ?? 0)) + known.length + 1 + (favored.has(key) ? 1 : 0);
    if (last === undefined || weights[at] > (weights[last] ?? 0)) last = at;
  }
  const stay = new Set<string>();
  for (let at = last; at !== undefined; at = previous[at]) stay.add(known[at] ?? '');
  return stay;
}

function firstNotBelow(ends: readonly number[], numbers: readonly number[], number: number): number {
  let [low, high] = [0, ends.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[ends[middle] ?? 0] ?? 0) < number) low = middle + 1;
    else high = middle;
  }
  return low;
}
