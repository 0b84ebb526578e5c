import type { Declare } from './command.ts';

export const declareMigrate: Declare = (add) => {
  add(
    'migrate',
    'bring projects of an older format to the newest one, with a backup beside each',
    async () => (await import('../commands/migrate.ts')).migrateCommand,
  )
    .argument('<projects...>', 'folders or archives; quoted patterns such as "games/*" work too')
    .option('--check', 'change nothing; the exit status is 1 if a project is of an older format');
};
