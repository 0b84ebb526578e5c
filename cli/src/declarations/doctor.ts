import type { Declare } from './command.ts';

export const declareDoctor: Declare = (add) => {
  add(
    'doctor',
    'show what this machine provides, and what is limited without it',
    async () => (await import('../commands/doctor.ts')).doctorCommand,
  )
    .option('--data <folder>', 'also look whether the data of a server is sound')
    .option('--couchdb <address...>', 'CouchDB nodes that store accounts and projects')
    .option('--config <file>', 'file with settings of the server, in JSON');
};
