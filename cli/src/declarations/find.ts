import { Option } from 'commander';
import { targetKinds } from '../find/targetKinds.ts';
import { type Declare, projectHelp } from './command.ts';

export const declareFind: Declare = (add) => {
  add(
    'find',
    'find everything that uses something, by its name or id',
    async () => (await import('../commands/find.ts')).findCommand,
  )
    .argument('<name>', 'name or id of a scene, actor, attribute, table, row, column, image, sound, font or tag')
    .argument('<projects...>', 'where to look; quoted patterns such as "games/*" work too')
    .addOption(new Option('--kind <kind>', 'find only this kind').choices(targetKinds))
    .addHelpText('after', projectHelp);
};
