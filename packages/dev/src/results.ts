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

/** Where a test runner has to leave its report, so that the closing line counts it. */
export function reportFile(name: string): string {
  mkdirSync(folder, { recursive: true });
  return path.join(folder, `${name}.json`);
}

export function clearReports(): void {
  rmSync(folder, { recursive: true, force: true });
}

/** Leaves a report for a step that is no test runner: it counts as one case. */
export function reportStep(name: string, isPassed: boolean): void {
  const counts = { numPassedTests: isPassed ? 1 : 0, numFailedTests: isPassed ? 0 : 1, numPendingTests: 0 };
  writeFileSync(reportFile(name), JSON.stringify(counts));
}

/** Sums all reports. A report that cannot be read counts as a failure. */
export function sumReports(): Counts {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  return names.map(countsOf).reduce(add, { passed: 0, failed: 0, skipped: 0 });
}

function countsOf(name: string): Counts {
  try {
    const report = JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
    const suites = report.numFailedTestSuites ?? 0;
    const failed = report.numFailedTests > 0 ? report.numFailedTests : suites;
    return { passed: report.numPassedTests, failed, skipped: report.numPendingTests + (report.numTodoTests ?? 0) };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

function add(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}
