import { commandTree } from '../completion/commandTree.ts';
import { completionScripts, type Shell, shells } from '../completion/scripts.ts';
import type { Declare } from '../declarations/command.ts';
import { CommandError, exitStatus } from '../exit.ts';
import type { CommandResult } from '../terminal.ts';

/** Prints a shell completion script for commands, options and file names. */
export async function completionCommand(
  [wanted = '']: readonly string[],
  all: readonly Declare[],
): Promise<CommandResult> {
  const shell = shells.find((each): each is Shell => each === wanted);
  if (!shell) {
    const message = `There is no completion for "${wanted}". Choose one of ${shells.join(', ')}.`;
    throw new CommandError(exitStatus.usage, 'usage', message);
  }
  const script = completionScripts[shell](commandTree(all));
  return { status: exitStatus.done, json: { shell, script }, lines: [], text: script };
}
