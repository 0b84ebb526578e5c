import type { ReportCase } from './projectReport.ts';
import type { ReportedProject, ReportTool } from './reportFormat.ts';

/** One suite per project, one case for each result. A project without result is one error case. */
export function junitReport(projects: readonly ReportedProject[], { command }: ReportTool): string {
  const suites = projects.map((projectPath) => suiteOf(projectPath));
  const totals = suites.reduce((sum, { counts }) => addCounts(sum, counts), noCounts);
  const body = suites.map(({ xml }) => xml).join('');
  const name = attribute('name', `playhouse ${command}`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites ${name} ${countText(totals)}>\n${body}</testsuites>\n`;
}

interface Counts {
  readonly tests: number;
  readonly failures: number;
  readonly errors: number;
  readonly seconds: number;
}

const noCounts: Counts = { tests: 0, failures: 0, errors: 0, seconds: 0 };

function addCounts(one: Counts, other: Counts): Counts {
  return {
    tests: one.tests + other.tests,
    failures: one.failures + other.failures,
    errors: one.errors + other.errors,
    seconds: one.seconds + other.seconds,
  };
}

function countText({ tests, failures, errors, seconds }: Counts): string {
  return `tests="${tests}" failures="${failures}" errors="${errors}" skipped="0" time="${seconds.toFixed(3)}"`;
}

function suiteOf({ projectPath, report, failure }: ReportedProject): { readonly xml: string; readonly counts: Counts } {
  const cases = report?.cases ?? [];
  const counts: Counts = {
    tests: cases.length + (failure ? 1 : 0),
    failures: cases.filter(({ failures }) => failures.length > 0).length,
    errors: failure ? 1 : 0,
    seconds: cases.reduce((sum, { seconds = 0 }) => sum + seconds, 0),
  };
  const name = attribute('name', projectPath);
  const inner = [
    ...cases.map((each) => caseXml(projectPath, each)),
    ...(failure ? [errorXml(projectPath, failure)] : []),
  ];
  return { counts, xml: `  <testsuite ${name} ${countText(counts)}>\n${inner.join('')}  </testsuite>\n` };
}

function caseXml(projectPath: string, { name, seconds = 0, failures, notes }: ReportCase): string {
  const open = `    <testcase ${attribute('name', name)} ${attribute('classname', projectPath)} time="${seconds.toFixed(3)}"`;
  const [first] = failures;
  const parts: string[] = [];
  if (first) {
    const text = failures.map(({ message }) => message).join('\n');
    const attributes = `${attribute('message', first.message)} ${attribute('type', first.code)}`;
    parts.push(`      <failure ${attributes}>${escapeXml(text)}</failure>\n`);
  }
  if (notes.length > 0) parts.push(`      <system-out>${escapeXml(notes.join('\n'))}</system-out>\n`);
  return parts.length === 0 ? `${open}/>\n` : `${open}>\n${parts.join('')}    </testcase>\n`;
}

function errorXml(projectPath: string, { code, message }: { readonly code: string; readonly message: string }): string {
  const attributes = `${attribute('message', message)} ${attribute('type', code)}`;
  const named = `${attribute('name', 'project')} ${attribute('classname', projectPath)}`;
  return `    <testcase ${named} time="0.000">\n      <error ${attributes}>${escapeXml(message)}</error>\n    </testcase>\n`;
}

function attribute(name: string, value: string): string {
  return `${name}="${escapeXml(value).replaceAll('\n', '&#10;').replaceAll('\t', '&#9;')}"`;
}

/** Text for XML 1.0, which allows no control characters except line ends and tabs, not even escaped. */
function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(notXml, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const notXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/g;
