import type { Declare } from './command.ts';

export const declareRepair: Declare = (add) => {
  add(
    'repair',
    'list what can be mended in a damaged project, and mend it with --write',
    async () => (await import('../commands/repair.ts')).repairCommand,
  )
    .argument('<project>', 'what to repair: a folder or a .playhouse.zip')
    .option('--write', 'make the changes, after a backup beside the project');
};
