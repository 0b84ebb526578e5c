import type { Declare } from './command.ts';

export const declareFormat: Declare = (add) => {
  add(
    'format',
    'bring the files of projects into the canonical form, so that differences are small',
    async () => (await import('../commands/format.ts')).formatCommand,
  )
    .argument('<projects...>', 'folders or archives; quoted patterns such as "games/*" work too')
    .option('--check', 'change nothing; the exit status is 1 if a file is not in that form');
};
