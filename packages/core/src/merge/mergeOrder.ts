import { movedMembers } from '../diff/longestRun.ts';
import { compareCodePoints } from '../model/text.ts';

/** A list's members in the merged order, and those that both sides put at different positions. */
export interface MergedOrder {
  readonly order: readonly string[];
  readonly clashes: readonly string[];
}

/** The same list of unique keys in three versions. */
interface Versions {
  readonly base: readonly string[];
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
}

/**
 * The order of `wanted` members that keeps what either side moved or added where that side put it: members that neither
 * moved are the ground, and the rest follows the same part of the ground as on its side. When two runs are at one
 * position, those of each side stay together. Does not depend on which side is “mine”.
 */
export function mergeOrder(wanted: ReadonlySet<string>, versions: Versions): MergedOrder {
  const base = versions.base.filter((key) => wanted.has(key));
  const mine = versions.mine.filter((key) => wanted.has(key));
  const theirs = versions.theirs.filter((key) => wanted.has(key));
  const settled = settle({ base, mine, theirs }, new Set());
  // A member that both sides seem to have moved may have stayed on one side while its neighbor moved.
  const doubtful = settled.clashes.size > 0 ? settle({ base, mine, theirs }, settled.clashes) : settled;
  const { ground, runs, clashes } = doubtful.clashes.size < settled.clashes.size ? doubtful : settled;
  const votes = voteOn({ base, mine, theirs });
  const order: string[] = [];
  for (let position = -1; position < ground.length; position += 1) {
    const key = ground[position];
    if (key !== undefined) order.push(key);
    order.push(...mergeRuns(runs[0].get(position) ?? [], runs[1].get(position) ?? [], votes, clashes));
  }
  const ordered = new Set(order);
  const lost = [...wanted].filter((key) => !ordered.has(key)).sort(compareCodePoints);
  return { order: [...order, ...lost], clashes: [...clashes].sort(compareCodePoints) };
}

interface Settled {
  /** Members that neither side moved. */
  readonly ground: readonly string[];
  readonly runs: readonly [mine: Runs, theirs: Runs];
  readonly clashes: Set<string>;
}

function settle({ base, mine, theirs }: Versions, favored: ReadonlySet<string>): Settled {
  const left = { list: mine, moved: movedMembers(base, mine, favored) };
  const right = { list: theirs, moved: movedMembers(base, theirs, favored) };
  const ground = base.filter((key) => !left.moved.has(key) && !right.moved.has(key));
  const positions = new Map(ground.map((key, position) => [key, position]));
  const runs = [runsOf(left, positions), runsOf(right, positions)] as const;
  return { ground, runs, clashes: settlePositions(...runs) };
}

interface Side {
  readonly list: readonly string[];
  readonly moved: ReadonlySet<string>;
}

/** Members that a side moved or added, by the position in the ground that they follow; -1 is the beginning. */
type Runs = Map<number, string[]>;

/** Negative when the first of two keys is before the second. */
type Vote = (left: string, right: string) => number;

/** The most pairs to compare, enough for what people move to one position. */
const mostVotes = 10_000;

function runsOf({ list, moved }: Side, positions: ReadonlyMap<string, number>): Runs {
  const runs: Runs = new Map();
  let at = -1;
  for (const key of list) {
    const position = positions.get(key);
    if (position !== undefined) at = position;
    else if (moved.has(key)) {
      const run = runs.get(at);
      if (run) run.push(key);
      else runs.set(at, [key]);
    }
  }
  return runs;
}

/** A member that both sides put at different positions goes to the first of the two. */
function settlePositions(left: Runs, right: Runs): Set<string> {
  const clashes = new Set<string>();
  const leftPositions = new Map([...left].flatMap(([position, run]) => run.map((key) => [key, position] as const)));
  const losing = { left: new Set<string>(), right: new Set<string>() };
  for (const [position, run] of right) {
    for (const key of run) {
      const other = leftPositions.get(key);
      if (other === undefined || other === position) continue;
      clashes.add(key);
      losing[other < position ? 'right' : 'left'].add(key);
    }
  }
  for (const [position, run] of left)
    left.set(
      position,
      run.filter((key) => !losing.left.has(key)),
    );
  for (const [position, run] of right)
    right.set(
      position,
      run.filter((key) => !losing.right.has(key)),
    );
  return clashes;
}

/** Merges both runs: members in both divide them into parts, and each part keeps the members of a side together. */
function mergeRuns(left: readonly string[], right: readonly string[], vote: Vote, clashes: Set<string>): string[] {
  const [inLeft, inRight] = [new Set(left), new Set(right)];
  const common = left.filter((key) => inRight.has(key));
  const others = right.filter((key) => inLeft.has(key));
  if (common.join('\n') === others.join('\n')) return joinParts(left, right, common, vote);
  for (const key of movedMembers(common, others)) clashes.add(key);
  for (const key of movedMembers(others, common)) clashes.add(key);
  const isLeftFirst = compareCodePoints(common.join('\n'), others.join('\n')) < 0;
  return isLeftFirst
    ? joinParts(
        left,
        right.filter((key) => !inLeft.has(key)),
        [],
        vote,
      )
    : joinParts(
        left.filter((key) => !inRight.has(key)),
        right,
        [],
        vote,
      );
}

function joinParts(left: readonly string[], right: readonly string[], common: readonly string[], vote: Vote): string[] {
  const joined: string[] = [];
  let [atLeft, atRight] = [0, 0];
  for (const key of [...common, undefined]) {
    const endLeft = key === undefined ? left.length : left.indexOf(key, atLeft);
    const endRight = key === undefined ? right.length : right.indexOf(key, atRight);
    joined.push(...joinPart(left.slice(atLeft, endLeft), right.slice(atRight, endRight), vote));
    if (key !== undefined) joined.push(key);
    [atLeft, atRight] = [endLeft + 1, endRight + 1];
  }
  return joined;
}

function joinPart(left: readonly string[], right: readonly string[], vote: Vote): readonly string[] {
  const [first, second] = [left[0], right[0]];
  if (first === undefined || second === undefined) return [...left, ...right];
  let sum = 0;
  if (left.length * right.length <= mostVotes) {
    for (const key of left) for (const other of right) sum += vote(key, other);
  }
  const isLeftFirst = sum === 0 ? compareCodePoints(first, second) < 0 : sum < 0;
  return isLeftFirst ? [...left, ...right] : [...right, ...left];
}

/** For two members of all versions: the order that one side changed, else the common one. */
function voteOn({ base, mine, theirs }: Versions): Vote {
  const [inBase, inMine, inTheirs] = [base, mine, theirs].map(
    (list) => new Map(list.map((key, position) => [key, position])),
  );
  return (left, right) => {
    const [before, first, second] = [inBase, inMine, inTheirs].map((positions) => {
      const [position, other] = [positions?.get(left), positions?.get(right)];
      return position === undefined || other === undefined ? 0 : Math.sign(position - other);
    });
    if (!before || !first || !second) return 0;
    return first === second ? first : -before;
  };
}
