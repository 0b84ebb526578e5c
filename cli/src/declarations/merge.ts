import { type Declare, projectHelp } from './command.ts';

export const declareMerge: Declare = (add) => {
  add(
    'merge',
    'merge two versions of a project into a new one; exit with 1 if there are conflicts',
    async () => (await import('../commands/merge.ts')).mergeCommand,
  )
    .argument('<base>', 'the common ancestor of both projects')
    .argument('<mine>', 'one descendant')
    .argument('<theirs>', 'the other')
    .requiredOption('--out <place>', 'folder or .playhouse.zip to write; must not exist yet')
    .addHelpText('after', projectHelp);
};
