import { Option } from 'commander';
import type { Declare } from './command.ts';
import { addManyOptions, addReportOptions } from './reportOptions.ts';

export const declareRepair: Declare = (add) => {
  const command = add(
    'repair',
    'list what can be repaired in damaged projects, and repair it with --write',
    async () => (await import('../commands/repair.ts')).repairCommand,
  )
    .argument('<projects...>', 'what to repair: folders or .playhouse.zip')
    .option('--write', 'make the changes, after a backup beside the project')
    .option('--thorough', 'also repair ids, references, values, tables, names and the list of assets')
    .addOption(new Option('--interactive', 'choose the changes to make in the terminal').conflicts('write'));
  addManyOptions(addReportOptions(command));
};
