import { type Declare, projectHelp } from './command.ts';
import { wholeNumber } from './optionValues.ts';
import { addConfigOption, addManyOptions, addReportOptions } from './reportOptions.ts';

export const declareValidate: Declare = (add) => {
  const command = add(
    'validate',
    'check projects: shape, references, behaviors, expressions',
    async () => (await import('../commands/validate.ts')).validateCommand,
  )
    .argument('<projects...>', 'what to check; quoted patterns such as "games/*" work too')
    .option('--watch', 'check again whenever a file of the project changes, until Ctrl-C')
    .option('--max-warnings <count>', 'more findings that do not block than this make the exit status 1', wholeNumber);
  addConfigOption(addManyOptions(addReportOptions(command))).addHelpText('after', projectHelp);
};
