import type { Declare } from './command.ts';

/** Options are read together with the environment and a file, by `readServeSettings`. */
export const declareServe: Declare = (add) => {
  add(
    'serve',
    'serve the editor, accounts and projects',
    async () => (await import('../commands/serve.ts')).serveCommand,
  )
    .option('--port <number>', 'port to listen on; 0 takes any free one (default: 4600 or the next free one)')
    .option('--host <address>', 'address to listen on (default: 127.0.0.1)')
    .option(
      '--allow-host <name...>',
      'also answer requests for this host name; by default only addresses, localhost and the name of this computer',
    )
    .option('--data <folder>', 'folder for accounts and projects (default: where this system keeps such data)')
    .option('--couchdb <address...>', 'store accounts and projects on these CouchDB nodes')
    .option('--origin <url...>', 'address that browsers use, when a proxy gives the server another one')
    .option(
      '--sign-up <who>',
      'who may make an account: open, code or closed (default: open on this machine, else code)',
    )
    .option('--sku <name>', 'plan of new accounts, such as PRO.SCHOOL')
    .option('--tls-cert <file>', 'certificate for encrypted connections, in PEM')
    .option('--tls-key <file>', 'key of the certificate, in PEM')
    .option('--tls-local', 'encrypt with certificates of its own, which other computers have to trust once')
    .option('--trust-proxy <address...>', 'take the word of an encrypting proxy at this address')
    .option('--plain-lan', 'serve other machines without encryption')
    .option('--metrics-port <number>', 'port on this machine for metrics')
    .option('--open-databases <number>', 'how many databases are open at the same time')
    .option('--backup <folder>', 'write a backup into this folder each day, and keep seven')
    .option('--config <file>', 'file with settings, in JSON');
};
