import { type Declare, projectHelp } from './command.ts';

export const declareMerge: Declare = (add) => {
  add(
    'merge',
    'merge two descendants of a project into a new one; the exit status is 1 if there are conflicts',
    async () => (await import('../commands/merge.ts')).mergeCommand,
  )
    .argument('<base>', 'the project that both began with')
    .argument('<mine>', 'one descendant')
    .argument('<theirs>', 'the other')
    .requiredOption('--out <place>', 'folder or .playhouse.zip to write; must not exist yet')
    .addHelpText('after', projectHelp);
};
