import { Command } from 'commander';
import type { Add, Declare } from '../declarations/command.ts';

/** A command with its completions. */
export interface CommandWords {
  readonly name: string;
  readonly help: string;
  /** Long forms of its options. */
  readonly options: readonly { readonly name: string; readonly help: string }[];
  /** Values of options with fixed choices. */
  readonly choices: Readonly<Record<string, readonly string[]>>;
  readonly commands: readonly CommandWords[];
}

/** Every declared command, in the order of the help; no command is loaded. */
export function commandTree(all: readonly Declare[]): CommandWords[] {
  const program = new Command('playhouse');
  const add = addTo(program);
  for (const declare of all) declare(add);
  return program.commands.map(wordsOf);
}

function addTo(parent: Command): Add {
  const add: Add = (definition, help) =>
    parent
      .command(definition)
      .description(help)
      .option('--json', 'print JSON on standard output, nothing else')
      .option('--quiet', 'print nothing for people but why a command failed');
  add.group = (name, help) => addTo(parent.command(name).description(help));
  return add;
}

function wordsOf(command: Command): CommandWords {
  const options = [...command.options.filter(({ hidden }) => !hidden), helpOption];
  return {
    name: command.name(),
    help: command.description(),
    options: options.map(({ long, description }) => ({ name: long ?? '', help: description })),
    choices: Object.fromEntries(
      command.options.flatMap(({ long, argChoices }) => (long && argChoices ? [[long, argChoices]] : [])),
    ),
    commands: command.commands.map(wordsOf),
  };
}

const helpOption = { long: '--help', description: 'display help for command' };
