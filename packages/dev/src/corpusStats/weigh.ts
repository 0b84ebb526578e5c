import type { Fact } from './fact.ts';

/** An entry of a loss report, as the command line prints it. */
export interface Reported {
  readonly document: string;
  readonly path: string;
  readonly what: string;
  readonly why: string;
}

/** What a file holds, what was stored for it, and what was reported about it. */
export interface Scales {
  readonly file: string;
  readonly held: readonly Fact[];
  readonly stored: readonly Fact[];
  readonly reported: readonly Reported[];
  /** True for a stored value that replaces one missing in the file. */
  isDefault(key: string, form: string): boolean;
}

/** The mismatches of one file: a sentence for each value that is neither kept nor reported, or was invented. */
export function weigh({ file, held, stored, reported, isDefault }: Scales): string[] {
  const found = new Map<string, number>();
  for (const fact of stored) for (const form of fact.forms) add(found, `${fact.key}\n${form}`, 1);
  const reportedPaths = new Set(reported.filter(({ why }) => !isNote(why)).map(({ path }) => path));
  const programs = new Set(
    [...reportedPaths].flatMap((reportedPath) => /^(.*)\/expression\b/.exec(reportedPath)?.[1] ?? []),
  );
  const keys = new Set(stored.map(({ key }) => key));
  const missing = new Map<string, number>();
  const complaints: string[] = [];
  const carriedAt = new Map<string, boolean>();
  for (const fact of held) {
    const form = fact.forms.find((candidate) => (found.get(`${fact.key}\n${candidate}`) ?? 0) > 0);
    carriedAt.set(fact.path, form !== undefined && carriedAt.get(fact.path) !== false);
    if (form !== undefined) {
      add(found, `${fact.key}\n${form}`, -1);
      continue;
    }
    add(missing, fact.key, 1);
    const isReported = reportedPaths.has(fact.path) || programs.has(fact.path) || isNothing(fact, keys);
    if (!isReported)
      complaints.push(`${file}: ${fact.path} (${fact.key}, ${fact.forms[0]}) is neither carried nor reported`);
  }
  return [
    ...complaints,
    ...inventions({ file, found, missing, held, isDefault }),
    ...falseReports(file, reported, carriedAt),
  ];
}

interface Balance {
  readonly file: string;
  readonly found: ReadonlyMap<string, number>;
  readonly missing: Map<string, number>;
  readonly held: readonly Fact[];
  readonly isDefault: Scales['isDefault'];
}

/** Stored values without a counterpart in the file: defaults, or replacements of reported values. */
function inventions({ file, found, missing, held, isDefault }: Balance): string[] {
  const complaints: string[] = [];
  const groups = new Set(held.map(({ key }) => groupOf(key)));
  for (const [entry, count] of found) {
    const end = entry.indexOf('\n');
    const key = entry.slice(0, end);
    const form = entry.slice(end + 1);
    const replaced = Math.min(count, missing.get(key) ?? 0);
    add(missing, key, -replaced);
    const isPart = !component.test(key) || groups.has(groupOf(key));
    if (count <= replaced || isNewId(key, form) || (isPart && isDefault(key, form))) continue;
    complaints.push(`${file}: ${key} (${form}) was invented`);
  }
  return complaints;
}

/** Parts of a point, size or color, which are stored together even where a file has only some of them. */
const component = /^instance\..*\.(x|y|width|height|red|green|blue|alpha)$/;

function groupOf(key: string): string {
  return key.slice(0, key.lastIndexOf('.'));
}

/** Things without an id get one. */
function isNewId(key: string, form: string): boolean {
  return /\.id$/.test(key) && /^text id\d+$/.test(form);
}

/** Reports of values that were kept unchanged. Notes about values that were kept say so. */
function falseReports(file: string, reported: readonly Reported[], carriedAt: ReadonlyMap<string, boolean>): string[] {
  return reported
    .filter(({ path, why }) => carriedAt.get(path) === true && !isNote(why))
    .map(({ path, what }) => `${file}: ${path} (${what}) is reported but carried`);
}

/** A blank text under an unknown id means nothing. */
function isNothing(fact: Fact, keys: ReadonlySet<string>): boolean {
  return fact.forms[0] === 'text ' && !keys.has(fact.key) && !fact.key.endsWith('.id');
}

/** Notes about values that were kept say so. */
function isNote(why: string): boolean {
  return /\bkept\b/.test(why);
}

function add(counts: Map<string, number>, key: string, count: number): void {
  counts.set(key, (counts.get(key) ?? 0) + count);
}
