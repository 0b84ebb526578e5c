import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { CommandError, exitStatus } from './exit.ts';
import type { CommandResult, CommonOptions, Terminal } from './terminal.ts';

type Run<Options> = (args: readonly string[], options: Options, terminal: Terminal) => Promise<CommandResult>;

/** Runs one call of `playhouse` and returns its exit status. Implementations load only when their command runs. */
export async function runProgram(argv: readonly string[], terminal: Terminal): Promise<number> {
  let status: number = exitStatus.done;
  const program = new Command('playhouse')
    .description('Import, check, play and serve Playhouse projects.')
    .version('0.1.0')
    .exitOverride()
    .configureOutput({ writeOut: terminal.out, writeErr: () => undefined });

  const add = <Options extends CommonOptions>(definition: string, help: string, load: () => Promise<Run<Options>>) => {
    const command = program.command(definition).description(help).exitOverride();
    command.option('--json', 'print JSON on standard output, nothing else').option('--quiet', 'print no messages');
    command.configureOutput({ writeOut: terminal.out, writeErr: () => undefined });
    command.action(async (...values: unknown[]) => {
      const args = values
        .slice(0, -2)
        .flat()
        .filter((value): value is string => typeof value === 'string');
      const options = command.opts<Options>();
      const run = await load();
      status = show(await run(args, options, terminal), options, terminal);
    });
    return command;
  };

  declareCommands(add);
  try {
    await program.parseAsync([...argv], { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return exitStatus.done;
    if (error.code === 'commander.help') {
      terminal.err(program.helpInformation());
      return exitStatus.usage;
    }
    throw new CommandError(exitStatus.usage, 'usage', `${error.message.replace(/^error: /, '')} See playhouse --help.`);
  }
  return status;
}

type Add = <Options extends CommonOptions>(
  definition: string,
  help: string,
  load: () => Promise<Run<Options>>,
) => Command;

function declareCommands(add: Add): void {
  add(
    'import <project>',
    'turn a legacy project into a Playhouse project',
    async () => (await import('./commands/import.ts')).importCommand,
  ).requiredOption('--out <place>', 'folder or .playhouse.zip to write; must not exist yet');
  add(
    'validate <projects...>',
    'check projects: shape, references, behaviors, expressions',
    async () => (await import('./commands/validate.ts')).validateCommand,
  ).option('--max-warnings <count>', 'more findings that do not block than this make the exit status 1', wholeNumber);
  add('play <project>', 'run a game without a screen', async () => (await import('./commands/play.ts')).playCommand)
    .option('--frames <count>', 'how many steps of 1/60 s', wholeNumber, 600)
    .option('--input <file>', 'input script (JSON)')
    .option('--seed <number>', 'seed of the random numbers', wholeNumber)
    .option('--scene <scene>', 'id or name of the first scene')
    .option('--until <expression>', 'stop as soon as this is true')
    .option('--actors', 'list the actors at the end');
  add('serve', 'serve the editor on this machine', async () => (await import('./commands/serve.ts')).serveCommand)
    .option('--port <number>', 'port to listen on', wholeNumber)
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .addOption(new Option('--open-hint').hideHelp());
}

function wholeNumber(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(text);
}

function show(result: CommandResult, options: CommonOptions, terminal: Terminal): number {
  if (options.json) terminal.out(`${JSON.stringify(result.json)}\n`);
  else if (!options.quiet) for (const line of result.lines) terminal.out(`${line}\n`);
  return result.status;
}
