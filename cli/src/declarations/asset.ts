import { type Declare, projectHelp } from './command.ts';
import { wholeNumber } from './optionValues.ts';

export const declareAsset: Declare = (addCommand) => {
  const add = addCommand.group('asset', 'list and change the images, sounds and fonts of a project');
  add('list', 'list the assets', async () => (await import('../commands/asset/list.ts')).listAssetsCommand)
    .argument('<project>', 'whose assets')
    .addHelpText('after', projectHelp);
  add('info', 'describe a file', async () => (await import('../commands/asset/info.ts')).assetInfoCommand)
    .argument('<file>', 'png, jpg, m4a, ogg, wav, otf or ttf, whether a project has it or not')
    .option('--text <text>', 'text to draw with a font, up to 200 characters', 'Hamburgefonstiv 0123456789')
    .option('--specimen <file.svg>', 'where to write a drawing of the text; a file of this name is replaced');
  add('add', 'add files as assets', async () => (await import('../commands/asset/add.ts')).addAssetsCommand)
    .argument('<project>', 'a folder or a .playhouse.zip')
    .argument('<files...>', 'png, jpg, m4a, ogg, wav, otf or ttf; all are added or none');
  add(
    'remove-unused',
    'list assets that nothing uses, and remove them with --write',
    async () => (await import('../commands/asset/removeUnused.ts')).removeUnusedCommand,
  )
    .argument('<project>', 'a folder or a .playhouse.zip')
    .option('--write', 'remove them, after a backup beside the project')
    .option('--all', 'include assets whose names occur as text, which the game may use while it runs');
  add(
    'thumbnails',
    'write a small picture of each image',
    async () => (await import('../commands/asset/thumbnails.ts')).thumbnailsCommand,
  )
    .argument('<project>', 'whose images')
    .requiredOption('--out <folder>', 'where to write them; files of the same names are replaced')
    .option('--size <pixels>', 'longest side', wholeNumber, 128)
    .addHelpText('after', projectHelp);
  add(
    'check',
    'check that files are there, and what is in them',
    async () => (await import('../commands/asset/check.ts')).checkAssetsCommand,
  )
    .argument('<projects...>', 'what to check; quoted patterns such as "games/*" work too')
    .addHelpText('after', projectHelp);
};
