import type { Declare } from './command.ts';

export const declareNew: Declare = (add) => {
  add('new', 'create a project from a template', async () => (await import('../commands/new.ts')).newCommand)
    .argument('[place]', 'folder or .playhouse.zip to write; must not exist yet')
    .option('--template <name>', 'template to start from; see --list', 'empty')
    .option('--title <title>', 'title of the game (default: that of the template)')
    .option('--list', 'list the templates');
};
