import type { Declare } from './command.ts';

export const declareMigrate: Declare = (add) => {
  add(
    'migrate',
    'migrate projects to the newest format, with a backup beside each',
    async () => (await import('../commands/migrate.ts')).migrateCommand,
  )
    .argument('<projects...>', 'folders or archives; quoted patterns such as "games/*" work too')
    .option('--check', 'change nothing; exit with 1 if a project has an older format');
};
