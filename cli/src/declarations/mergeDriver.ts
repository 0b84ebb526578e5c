import type { Declare } from './command.ts';

const installHelp = `
Once in a repository: playhouse merge-driver --install. From then on git calls it as
  playhouse merge-driver %O %A %B %P`;

export const declareMergeDriver: Declare = (add) => {
  add(
    'merge-driver',
    'merge one document for git',
    async () => (await import('../commands/mergeDriver.ts')).mergeDriverCommand,
  )
    .argument('[base]', 'file with the common ancestor')
    .argument('[mine]', 'file with our version, which is replaced by the result')
    .argument('[theirs]', 'file with their version')
    .argument('[path]', 'path of the document in the repository')
    .option('--install', 'set up the repository in this folder, for merges and for git diff')
    .addHelpText('after', installHelp);
};
