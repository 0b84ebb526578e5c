import { type Declare, projectHelp } from './command.ts';
import { wholeNumber } from './optionValues.ts';

export const declarePlay: Declare = (add) => {
  add('play', 'run a game without a screen', async () => (await import('../commands/play.ts')).playCommand)
    .argument('<project>', 'what to play')
    .option('--frames <count>', 'how many steps of 1/60 s', wholeNumber, 600)
    .option('--input <file>', 'input script (JSON); - reads standard input')
    .option('--seed <number>', 'seed of the random numbers (default: 1)', wholeNumber)
    .option('--scene <scene>', 'id or name of the first scene')
    .option('--until <expression>', 'stop as soon as this is true, such as "game.Score > 3"')
    .option('--actors', 'list the actors at the end')
    .addHelpText('after', projectHelp);
};
