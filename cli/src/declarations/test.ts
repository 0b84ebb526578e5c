import { Option } from 'commander';
import { type Declare, projectHelp } from './command.ts';
import { wholeNumber } from './optionValues.ts';
import { addConfigOption, addManyOptions, addReportOptions } from './reportOptions.ts';

export const declareTest: Declare = (add) => {
  const command = add(
    'test',
    'run the play tests of projects',
    async () => (await import('../commands/test.ts')).testCommand,
  )
    .argument('<projects...>', 'whose tests; quoted patterns such as "games/*" work too')
    .option('--only <names...>', 'run only these tests')
    .option('--max-seconds <count>', 'fail tests that take longer', wholeNumber, 60)
    .addOption(
      new Option('--watch', 'run them again whenever a file of the project changes, until Ctrl-C').conflicts('update'),
    )
    .option('--update', 'update the pictures in the tests');
  addConfigOption(addManyOptions(addReportOptions(command))).addHelpText('after', projectHelp);
};
