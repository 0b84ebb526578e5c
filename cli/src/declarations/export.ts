import { type Declare, projectHelp } from './command.ts';

const targetHelp = `
Without --to the place decides: .zip is an archive, .csv the only table, .html a page that is the whole game and opens
from disk, and anything else a project folder. --to csv writes every table to a folder; --to web writes a folder that
any web server can serve as the game.`;

export const declareExport: Declare = (add) => {
  add(
    'export',
    'write a project as a folder, an archive, its tables, or a game for browsers',
    async () => (await import('../commands/export.ts')).exportCommand,
  )
    .argument('<project>', 'what to export')
    .requiredOption('--out <place>', 'file or folder to write')
    .option('--to <target>', 'folder, zip, csv, web or html')
    .option('--replace', 'replace an earlier export (csv, web and html)')
    .addHelpText('after', targetHelp + projectHelp);
};
