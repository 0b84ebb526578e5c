import { isJsonObject } from '@playhouse/core';
import { replaceFile } from '../io/replaceFile.ts';
import type { ReportFormat } from './reportFormat.ts';

/** Last line of plain-text reports, by which a later run recognizes the file as its own. */
const mark = 'Report by Playhouse\n';

/** Writes a report to the file given by the call or the configuration. Fails with a `CommandError`. */
export function writeReportFile(name: string, cwd: string, text: string, format: ReportFormat): void {
  const isPlain = format === 'text' || format === 'github';
  replaceFile(name, cwd, isPlain ? `${text}${mark}` : text, 'report.unwritable');
}

/** True for the content of a file that `writeReportFile` has written. */
export function isReport(content: string): boolean {
  if (content.endsWith(`\n${mark}`) || content === mark) return true;
  if (/^<\?xml [^>]*\?>\n<testsuites name="playhouse /.test(content)) return true;
  try {
    return isJsonReport(JSON.parse(content));
  } catch {
    return false;
  }
}

function isJsonReport(value: unknown): boolean {
  if (!isJsonObject(value)) return false;
  const { runs, results, project, issues, tests, error } = value;
  if (Array.isArray(runs)) return driverOf(runs[0]) === 'Playhouse';
  if (isJsonObject(project)) return Array.isArray(issues) || Array.isArray(tests);
  if (isJsonObject(error)) return typeof error.code === 'string' && Object.keys(value).length === 1;
  return Array.isArray(results) && results.length > 0 && results.every(isJsonReport);
}

function driverOf(run: unknown): unknown {
  const tool = isJsonObject(run) ? run.tool : undefined;
  const driver = isJsonObject(tool) ? tool.driver : undefined;
  return isJsonObject(driver) ? driver.name : undefined;
}
