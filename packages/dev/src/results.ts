import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './tool.ts';

/** How many cases of a run passed, failed or were skipped. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const folder = path.join(root, '.cache/results');

/**
 * Where a test runner has to write its report, to be counted in the summary. Until then, a placeholder counts as a
 * failure in case the runner crashes.
 */
export function expectReport(name: string): string {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${name}.json`);
  writeFileSync(file, '');
  return file;
}

/** Deletes the reports of earlier runs. */
export function clearReports(): void {
  rmSync(folder, { recursive: true, force: true });
}

/** Writes a report for a step that is not a test runner: it counts as one case. */
export function reportStep(name: string, isPassed: boolean): void {
  const report = { testResults: [{ assertionResults: [{ status: isPassed ? 'passed' : 'failed' }] }] };
  writeFileSync(expectReport(name), JSON.stringify(report));
}

/** Sums all reports. */
export function sumReports(): Counts {
  return sumCounts(reports().map(({ text }) => countsOf(text)));
}

/** What failed in all reports, a line each: logs of long runs are often cut, and end with these. */
export function listFailures(): string[] {
  return reports().flatMap(({ name, text }) => failuresOf(name, text));
}

/** What failed in one report: the file, the case, how its first message begins, and where it comes from. */
export function failuresOf(name: string, text: string): string[] {
  const files = parse(text);
  if (!files) return [`${name}: ended without a report`];
  return files.flatMap((file) => {
    const cases = (listIn(file, 'assertionResults') ?? []).filter((each) => memberOf(each, 'status') === 'failed');
    const place = [name, memberOf(file, 'name')].filter((part) => typeof part === 'string').join(' ');
    if (cases.length === 0)
      return memberOf(file, 'status') === 'failed' ? [lineOf(place, memberOf(file, 'message'))] : [];
    return cases.map((each) => {
      const title = memberOf(each, 'fullName');
      const [message] = listIn(each, 'failureMessages') ?? [];
      return lineOf(typeof title === 'string' ? `${place} > ${title}` : place, message);
    });
  });
}

function lineOf(place: string, message: unknown): string {
  const lines = typeof message === 'string' ? message.split('\n').map((line) => line.trim()) : [];
  const isFrame = (line: string) => line.startsWith('at ');
  const words = lines
    .filter((line) => line !== '' && !isFrame(line))
    .join(' ')
    .slice(0, 500);
  const frames = lines.filter((line) => isFrame(line) && !line.includes('node_modules'));
  const calls = frames.slice(0, 3).map((line) => /[^/\s(]+:\d+:\d+/.exec(line)?.[0] ?? line);
  return [place, words, calls.join(' < ')].filter((part) => part !== '').join(': ');
}

function reports(): { readonly name: string; readonly text: string }[] {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  return names.map((name) => ({
    name: name.replace('.json', ''),
    text: readFileSync(path.join(folder, name), 'utf8'),
  }));
}

/** The cases in one report in Jest's format. A crashed file or an unreadable report counts as one failure. */
export function countsOf(text: string): Counts {
  const files = parse(text);
  if (!files) return { passed: 0, failed: 1, skipped: 0 };
  return sumCounts(files.map(countsOfFile));
}

/** The summary line of a run. A failure without a failed case, such as a build error, counts as one failure. */
export function closingLine({ passed, failed, skipped }: Counts, isGood: boolean): string {
  const shown = isGood || failed + skipped > 0 ? failed : 1;
  return `${passed} passed, ${shown} failed, ${skipped} skipped`;
}

function sumCounts(list: readonly Counts[]): Counts {
  const sum = (key: keyof Counts): number => list.reduce((total, counts) => total + counts[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

function parse(text: string): readonly unknown[] | undefined {
  try {
    return listIn(JSON.parse(text), 'testResults');
  } catch {
    return undefined;
  }
}

function countsOfFile(file: unknown): Counts {
  const statuses = (listIn(file, 'assertionResults') ?? []).map((each) => memberOf(each, 'status'));
  const passed = statuses.filter((each) => each === 'passed').length;
  const failed = statuses.filter((each) => each === 'failed').length;
  const isBroken = failed === 0 && memberOf(file, 'status') === 'failed';
  return { passed, failed: isBroken ? 1 : failed, skipped: statuses.length - passed - failed };
}

function listIn(value: unknown, key: string): readonly unknown[] | undefined {
  const list = memberOf(value, key);
  return Array.isArray(list) ? list : undefined;
}

function memberOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
