import type { Declare } from './command.ts';

export const declareBackup: Declare = (add) => {
  const places = [
    ['--data <folder>', 'folder of the server’s data (default: where this system keeps such data)'],
    ['--couchdb <address...>', 'CouchDB nodes that store accounts and projects'],
    ['--config <file>', 'file with settings of the server, in JSON'],
  ] as const;
  const backup = add(
    'backup <folder>',
    'write everything that a server stores into a new folder',
    async () => (await import('../commands/backup.ts')).backupCommand,
  );
  const restore = add(
    'restore <folder>',
    'restore a backup where there is no data yet',
    async () => (await import('../commands/backup.ts')).restoreCommand,
  );
  for (const [flags, help] of places) for (const command of [backup, restore]) command.option(flags, help);
};
