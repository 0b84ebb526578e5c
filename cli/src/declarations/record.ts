import type { Declare } from './command.ts';
import { wholeNumber } from './optionValues.ts';

const recordHelp = `
The test expects the scene and the attributes of the game as they are at the end.`;

export const declareRecord: Declare = (add) => {
  add(
    'record',
    'record a play test from an input script',
    async () => (await import('../commands/record.ts')).recordCommand,
  )
    .argument('<project>', 'a folder or a .playhouse.zip, to which the test is added')
    .argument('<name>', 'name of the test')
    .option('--frames <count>', 'how many steps of 1/60 s', wholeNumber, 600)
    .option('--input <file>', 'input script (JSON); - reads standard input')
    .option('--seed <number>', 'seed of the random numbers (default: 1)', wholeNumber)
    .option('--scene <scene>', 'id or name of the first scene')
    .option('--replace', 'replace a test with the same name')
    .addHelpText('after', recordHelp);
};
