import { cleanText } from '../cleanText.ts';
import type { ReportedProject } from './reportFormat.ts';

/** Findings as GitHub workflow commands, one per line: errors first, since GitHub shows only some. */
export function githubReport(projects: readonly ReportedProject[]): string {
  const commands = projects.flatMap(({ file, report, failure }) => [
    ...(failure ? [{ level: 'error', properties: { file, title: failure.code }, message: failure.message }] : []),
    ...(report?.findings ?? []).map(({ severity, file: document, region, code, owner, message }) => ({
      level: severity === 'blocking' ? 'error' : 'warning',
      properties: {
        file: document,
        ...(region && {
          line: region.startLine,
          endLine: region.endLine,
          col: region.startColumn,
          endColumn: region.endColumn - 1,
        }),
        title: code,
      },
      message: `${owner}: ${message}`,
    })),
  ]);
  const errors = commands.filter(({ level }) => level === 'error');
  const warnings = commands.filter(({ level }) => level !== 'error');
  return [...errors, ...warnings].map(commandLine).join('');
}

interface WorkflowCommand {
  readonly level: string;
  readonly properties: Readonly<Record<string, string | number>>;
  readonly message: string;
}

function commandLine({ level, properties, message }: WorkflowCommand): string {
  const parts = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  return `::${level} ${parts.join(',')}::${escapeData(message)}\n`;
}

/** Characters allowed unescaped in a command's text; other control characters could affect the log. */
function escapeData(text: string): string {
  const escaped = text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  return cleanText(escaped);
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
