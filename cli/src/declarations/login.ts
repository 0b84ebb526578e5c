import type { Declare } from './command.ts';

export const declareLogin: Declare = (add) => {
  add(
    'login [url]',
    'sign in at a server, for playhouse sync',
    async () => (await import('../commands/login.ts')).loginCommand,
  )
    .option('--token', 'read a token of the page /account from standard input instead of asking for access')
    .addHelpText(
      'after',
      `
Without URL, it is the server of the last login, or http://localhost:4600.
The variable PLAYHOUSE_TOKEN is a token, too.`,
    );
  add(
    'logout [url]',
    'end the access to a server, there and here',
    async () => (await import('../commands/logout.ts')).logoutCommand,
  );
};
