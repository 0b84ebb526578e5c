import type { Declare } from './command.ts';

export const declareFormat: Declare = (add) => {
  add(
    'format',
    'format the files of projects, so that diffs stay small',
    async () => (await import('../commands/format.ts')).formatCommand,
  )
    .argument('<projects...>', 'folders or archives; quoted patterns such as "games/*" work too')
    .option('--check', 'change nothing; exit with 1 if a file is not formatted');
};
