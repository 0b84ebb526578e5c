import type { Refusals } from './refusals.ts';
import type { SuiteResult } from './suite.ts';

/** Tests that need what our databases do not have. */
export interface Unavailable {
  readonly reason: string;
  readonly tests: readonly string[];
}

export interface JudgeOptions {
  /** What the gateway refused. */
  readonly refusals?: Pick<Refusals, 'of'> | undefined;
  /** CouchDB has some of what our databases do not have. */
  readonly isCouchDb?: boolean;
}

/** Explains each failure: by what is not available, or by what the gateway refused during the test. */
export function judge(
  { passed, failed, skipped }: SuiteResult,
  unavailable: readonly Unavailable[],
  { refusals, isCouchDb = false }: JudgeOptions = {},
): { readonly lines: readonly string[]; readonly isGood: boolean } {
  const reasonOf = new Map(unavailable.flatMap(({ reason, tests }) => tests.map((title) => [title, reason])));
  const explained = new Map<string, number>();
  const lines: string[] = [];
  let unexplained = 0;
  for (const { title, reason } of failed) {
    const test = title.replace(/"(?:before|after) each" hook for "(.*)"$/, '$1');
    const why = [reasonOf.get(title) ?? [], refusals?.of(test) ?? []].flat();
    if (why.length === 0) unexplained += 1;
    lines.push(
      `${why.length === 0 ? 'failed' : 'refused'}: ${title}`,
      `    ${why.join('; ') || reason.split('\n')[0]}`,
    );
    for (const each of why) explained.set(each, (explained.get(each) ?? 0) + 1);
  }
  for (const [reason, count] of [...explained].sort(([, left], [, right]) => right - left))
    lines.push(`${count}: ${reason}`);
  const here = refusals || isCouchDb ? [] : passed.filter((title) => reasonOf.has(title));
  for (const title of here) lines.push(`passed, though it is listed as unavailable: ${title}`);
  lines.push(
    `${passed.length} passed, ${failed.length - unexplained} refused, ${unexplained} failed, ${skipped} skipped`,
  );
  return { lines, isGood: unexplained === 0 && here.length === 0 };
}
