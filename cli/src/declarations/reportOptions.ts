import { type Command, Option } from 'commander';
import { reportFormats } from '../reporters/reportFormat.ts';
import { positiveNumber, wholeNumber } from './optionValues.ts';

/** Options of commands that write reports. */
export function addReportOptions(command: Command): Command {
  return command
    .addOption(
      new Option('--format <format>', 'report format (default: text, on GitHub annotations)').choices(reportFormats),
    )
    .option('--output <file>', 'write the report to a file')
    .option('--code-frames <count>', 'show the lines around so many findings a project (default: 20)', wholeNumber);
}

/** Options of commands that take several projects. */
export function addManyOptions(command: Command): Command {
  return command.option('--jobs <count>', 'how many projects at once (default: as many as fit)', positiveNumber);
}

/** For commands that have a section in `playhouse.config.json`. */
export function addConfigOption(command: Command): Command {
  return command.option('--no-config', 'leave playhouse.config.json out of account');
}
