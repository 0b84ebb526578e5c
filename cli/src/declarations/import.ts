import { type Declare, projectHelp } from './command.ts';

export const declareImport: Declare = (add) => {
  add(
    'import',
    'turn a legacy project into a Playhouse project',
    async () => (await import('../commands/import.ts')).importCommand,
  )
    .argument('<project>', 'what to import')
    .requiredOption('--out <place>', 'folder or .playhouse.zip to write; must not exist yet')
    .addHelpText('after', projectHelp);
};
