import { type Command, InvalidArgumentError } from 'commander';
import type { CommandResult, CommonOptions, Terminal } from './terminal.ts';

/** What a command does; called with its arguments, its options, and the process around it. */
type Run<Options> = (args: readonly string[], options: Options, terminal: Terminal) => Promise<CommandResult>;

/** Adds a command with the options that all have; `load` fetches what it does. */
export type Add = <Options extends CommonOptions>(
  definition: string,
  help: string,
  load: () => Promise<Run<Options>>,
) => Command;

const projectHelp = `
PROJECT is a folder, a .playhouse.zip, a .gameproj folder or a zip of one.`;

/** Every command with its arguments and options. Format, chapter 5. */
export function declareCommands(add: Add): void {
  add(
    'import',
    'turn a legacy project into a Playhouse project',
    async () => (await import('./commands/import.ts')).importCommand,
  )
    .argument('<project>', 'what to import')
    .requiredOption('--out <place>', 'folder or .playhouse.zip to write; must not exist yet')
    .addHelpText('after', projectHelp);
  add(
    'validate',
    'check projects: shape, references, behaviors, expressions',
    async () => (await import('./commands/validate.ts')).validateCommand,
  )
    .argument('<projects...>', 'what to check; quoted patterns such as "games/*" work too')
    .option('--max-warnings <count>', 'more findings that do not block than this make the exit status 1', wholeNumber)
    .addHelpText('after', projectHelp);
  add(
    'repair',
    'list what can be mended in a damaged project, and mend it with --write',
    async () => (await import('./commands/repair.ts')).repairCommand,
  )
    .argument('<project>', 'what to repair: a folder or a .playhouse.zip')
    .option('--write', 'make the changes, after a backup beside the project');
  add('play', 'run a game without a screen', async () => (await import('./commands/play.ts')).playCommand)
    .argument('<project>', 'what to play')
    .option('--frames <count>', 'how many steps of 1/60 s', wholeNumber, 600)
    .option('--input <file>', 'input script (JSON)')
    .option('--seed <number>', 'seed of the random numbers (default: 1)', wholeNumber)
    .option('--scene <scene>', 'id or name of the first scene')
    .option('--until <expression>', 'stop as soon as this is true, such as "game.Score > 3"')
    .option('--actors', 'list the actors at the end')
    .addHelpText('after', projectHelp);
  add('serve', 'serve the editor on this machine', async () => (await import('./commands/serve.ts')).serveCommand)
    .option(
      '--port <number>',
      'port to listen on; 0 takes any free one (default: 4600 or the next free one)',
      portNumber,
    )
    .option('--host <address>', 'address to listen on', '127.0.0.1');
}

function wholeNumber(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(text);
}

function portNumber(text: string): number {
  const port = wholeNumber(text);
  if (port > 65_535) throw new InvalidArgumentError('It must be at most 65535.');
  return port;
}
