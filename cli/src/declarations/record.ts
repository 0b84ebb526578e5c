import type { Declare } from './command.ts';
import { wholeNumber } from './optionValues.ts';

const recordHelp = `
The test asks for what is so at the end: the scene, and the attributes of the game.`;

export const declareRecord: Declare = (add) => {
  add(
    'record',
    'make a play test of what a game does with an input script',
    async () => (await import('../commands/record.ts')).recordCommand,
  )
    .argument('<project>', 'a folder or a .playhouse.zip; the test becomes part of it')
    .argument('<name>', 'name of the test')
    .option('--frames <count>', 'how many steps of 1/60 s', wholeNumber, 600)
    .option('--input <file>', 'input script (JSON); - reads standard input')
    .option('--seed <number>', 'seed of the random numbers (default: 1)', wholeNumber)
    .option('--scene <scene>', 'id or name of the first scene')
    .option('--replace', 'take the place of a test of that name')
    .addHelpText('after', recordHelp);
};
