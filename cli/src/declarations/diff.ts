import { type Declare, projectHelp } from './command.ts';

export const declareDiff: Declare = (add) => {
  add('diff', 'describe how two projects differ', async () => (await import('../commands/diff.ts')).diffCommand)
    .argument('<projects...>', 'two projects; with --git, the arguments of git')
    .option('--exit-code', 'make the exit status 1 if they differ')
    .option('--git', 'show the versions of one document, as diff.<name>.command of git')
    .addHelpText('after', projectHelp);
};
