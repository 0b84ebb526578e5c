import { type Declare, projectHelp } from './command.ts';

export const declareInfo: Declare = (add) => {
  add(
    'info',
    'show what projects contain and how large they are',
    async () => (await import('../commands/info.ts')).infoCommand,
  )
    .argument('<projects...>', 'what to look at; quoted patterns such as "games/*" work too')
    .addHelpText('after', projectHelp);
};
