import { Option } from 'commander';
import type { Declare } from './command.ts';
import { addManyOptions, addReportOptions } from './reportOptions.ts';

export const declareRepair: Declare = (add) => {
  const command = add(
    'repair',
    'list what can be mended in damaged projects, and mend it with --write',
    async () => (await import('../commands/repair.ts')).repairCommand,
  )
    .argument('<projects...>', 'what to repair: folders or .playhouse.zip')
    .option('--write', 'make the changes, after a backup beside the project')
    .option('--thorough', 'mend ids, references, values, tables, names and the list of assets too')
    .addOption(new Option('--interactive', 'choose on the terminal which changes to make').conflicts('write'));
  addManyOptions(addReportOptions(command));
};
