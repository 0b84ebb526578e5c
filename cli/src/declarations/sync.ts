import type { Declare } from './command.ts';

export const declareSync: Declare = (add) => {
  add(
    'sync [folder]',
    'sync a project’s folder with the project on a server; exit with 1 if something is left to look at',
    async () => (await import('../commands/sync.ts')).syncCommand,
  )
    .option('--push', 'only send what changed in the folder')
    .option('--pull', 'only bring what changed on the server')
    .option('--live', 'sync again at each change, until it is stopped')
    .option('--server <url>', 'server to sync with (default: the one of the last login)')
    .option('--project <name>', 'project of your library to join, by name, id or UUID; by default the folder’s own')
    .option('--confirm-deletions', 'delete many documents at once on the server, which it otherwise refuses')
    .option('--couchdb <url>', 'sync with a bare CouchDB, or a database on one, instead of a Playhouse server')
    .addHelpText(
      'after',
      `
Without FOLDER, it is the current one. A project that the server does not have yet is made there.`,
    );
};
