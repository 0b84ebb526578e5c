import type { Declare } from './command.ts';
import { wholeNumber } from './optionValues.ts';

const ownerHelp = `
Without a project, references are errors. With -, each line of standard input is a program and each result a line of JSON.`;

export const declareExpression: Declare = (add) => {
  add(
    'expression',
    'check and evaluate a program',
    async () => (await import('../commands/expression.ts')).expressionCommand,
  )
    .argument('<program>', 'such as "1 + random(1, 6)"; - reads one per line')
    .option('--check', 'do not evaluate it')
    .option('--project <project>', 'scene or actor whose attributes it may use')
    .option('--owner <owner>', 'id or name of the scene or actor whose program it is (default: the game)')
    .option('--seed <number>', 'seed of the random numbers (default: 1)', wholeNumber)
    .addHelpText('after', ownerHelp);
};
