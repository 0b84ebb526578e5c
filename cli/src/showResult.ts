import { type CommandResult, type CommonOptions, jsonLineOf, shownLine, type Terminal } from './terminal.ts';

/** Prints the result of a command according to its options, and returns its exit status. */
export function showResult(result: CommandResult, options: CommonOptions, terminal: Terminal): number {
  if (options.json) {
    if (result.json !== undefined) terminal.out(jsonLineOf(result.json));
    return result.status;
  }
  if (result.text !== undefined) terminal.out(result.text);
  if (options.quiet) return result.status;
  const { hasColors } = terminal;
  if (result.text === undefined) terminal.out(result.lines.map((line) => shownLine(line, hasColors.out)).join(''));
  terminal.err((result.messages ?? []).map((line) => shownLine(line, hasColors.err)).join(''));
  return result.status;
}
