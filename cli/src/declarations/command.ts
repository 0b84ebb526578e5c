import type { Command } from 'commander';
import type { CommandResult, CommonOptions, Terminal } from '../terminal.ts';

/** What a command does; called with its arguments, its options, and the process around it. */
type Run<Options> = (args: readonly string[], options: Options, terminal: Terminal) => Promise<CommandResult>;

/** Adds a command with the options that all have; `load` fetches what it does. */
export interface Add {
  <Options extends CommonOptions>(definition: string, help: string, load: () => Promise<Run<Options>>): Command;
  /** Adds a command that has commands of its own, such as `table get`, and returns what adds those. */
  group(name: string, help: string): Add;
}

/** Declares a command: its arguments, options and help, and where what it does is found. */
export type Declare = (add: Add) => void;

/** What a PROJECT argument may be, for the end of a help text. docs/format.md#project-arguments. */
export const projectHelp = `
PROJECT is a folder, a .playhouse.zip, a .gameproj folder or a zip of one.`;
