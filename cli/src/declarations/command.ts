import type { Command } from 'commander';
import type { CommandResult, CommonOptions, Terminal } from '../terminal.ts';

/** The implementation of a command; called with its arguments, options and terminal. */
type Run<Options> = (args: readonly string[], options: Options, terminal: Terminal) => Promise<CommandResult>;

/** Adds a command with the common options; `load` imports its implementation. */
export interface Add {
  <Options extends CommonOptions>(definition: string, help: string, load: () => Promise<Run<Options>>): Command;
  /** Adds a command group, such as `table`, and returns a function that adds its subcommands. */
  group(name: string, help: string): Add;
}

/** Declares a command: its arguments, options and help, and where its implementation is. */
export type Declare = (add: Add) => void;

/** What a PROJECT argument may be, for the end of a help text. docs/format.md#project-arguments. */
export const projectHelp = `
PROJECT is a folder, a .playhouse.zip, a .gameproj folder or a zip of one.`;
