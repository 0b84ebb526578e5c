import { Command, CommanderError } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import type { Add } from './declarations/command.ts';
import { declarations } from './declarations/index.ts';
import { exitStatus } from './exit.ts';
import { showResult } from './showResult.ts';
import type { CommonOptions, Terminal } from './terminal.ts';
import { usageError } from './usageError.ts';

/**
 * The arguments of a call, with programs that start with a minus, such as `-1 / 0`, moved behind all options, so
 * that they are not parsed as options.
 */
function programArguments(argv: readonly string[]): readonly string[] {
  if (argv[0] !== 'expression' || argv.includes('--')) return argv;
  const isProgram = (arg: string) => /^-[^-]/.test(arg) && arg !== '-h';
  const programs = argv.filter(isProgram);
  return programs.length === 0 ? argv : [...argv.filter((arg) => !isProgram(arg)), '--', ...programs];
}

const statusHelp = `
Exit status: 0 success, 1 errors in the project or faults of the game, 2 wrong usage, 3 something cannot be read or written, 70 a bug in Playhouse, 130 interrupted.`;

/** Runs one call of `playhouse` and returns its exit status. Implementations load only when their command runs. */
export async function runProgram(argv: readonly string[], terminal: Terminal): Promise<number> {
  let status: number = exitStatus.done;
  let used = 'playhouse';
  const quietly = { writeOut: terminal.out, writeErr: () => undefined };
  const program = new Command('playhouse')
    .description('Create, check, change, compare and play Playhouse projects.')
    .version(manifest.version)
    .addHelpText('after', statusHelp)
    .exitOverride()
    .configureOutput(quietly);

  const addTo = (parent: Command, path: string): Add => {
    const add: Add = (definition, help, load) => {
      const command = parent.command(definition).description(help);
      command
        .option('--json', 'print JSON on standard output, nothing else')
        .option('--quiet', 'print nothing for people but why a command failed')
        .option('--no-color', 'print without colors, as with NO_COLOR')
        .exitOverride((error) => {
          used = `${path} ${command.name()}`;
          throw error;
        })
        .configureOutput(quietly)
        .action(async () => {
          const run = await load();
          const options: CommonOptions = command.opts();
          const shown = options.color === false ? withoutColors(terminal) : terminal;
          await configure(command, terminal.cwd);
          status = showResult(await run(command.args, command.opts(), shown), options, shown);
        });
      return command;
    };
    add.group = (name, help) => {
      const group = parent.command(name).description(help).configureOutput(quietly);
      group.exitOverride((error) => {
        used = `${path} ${name}`;
        throw error;
      });
      return addTo(group, `${path} ${name}`);
    };
    return add;
  };

  const add = addTo(program, 'playhouse');
  for (const declare of declarations) declare(add);
  try {
    await program.parseAsync([...programArguments(argv)], { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return exitStatus.done;
    if (error.code !== 'commander.help') throw usageError(error, used);
    terminal.err((groupOf(program, argv) ?? program).helpInformation());
    return exitStatus.usage;
  }
  return status;
}

/** Applies options of the configuration file that the call does not set. */
async function configure(command: Command, cwd: string): Promise<void> {
  if (command.getOptionValue('config') !== true) return;
  const { readConfig } = await import('./config/readConfig.ts');
  for (const [name, value] of Object.entries(await readConfig(command.name(), cwd))) {
    if (command.getOptionValueSource(name) !== 'cli') command.setOptionValueWithSource(name, value, 'config');
  }
}

/** The command named by the first argument, if any. */
function groupOf(program: Command, [name]: readonly string[]): Command | undefined {
  return program.commands.find((command) => command.name() === name && command.commands.length > 0);
}

function withoutColors(terminal: Terminal): Terminal {
  return { ...terminal, hasColors: { out: false, err: false } };
}
