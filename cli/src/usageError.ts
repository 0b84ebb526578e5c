import type { CommanderError } from 'commander';
import { CommandError, exitStatus } from './exit.ts';

/** A usage error of commander as one sentence that points to the relevant help. */
export function usageError(error: CommanderError, command: string): CommandError {
  const fault = error.message
    .replace(/^error: /, '')
    .replace(/\n\((Did you mean .*\?)\)$/, (_, hint: string) => ` (${lowered(hint)})`)
    .replace(/(is invalid|for '[^']*')\. (\S[^\n]*)$/, (_, what: string, why: string) => `${what}: ${lowered(why)}`)
    .replace(/\.$/, '');
  const message = `${fault.charAt(0).toUpperCase()}${fault.slice(1)}; see ${command} --help.`;
  return new CommandError(exitStatus.usage, 'usage', message);
}

function lowered(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
