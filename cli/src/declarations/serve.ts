import type { Declare } from './command.ts';
import { portNumber } from './optionValues.ts';

export const declareServe: Declare = (add) => {
  add('serve', 'serve the editor on this machine', async () => (await import('../commands/serve.ts')).serveCommand)
    .option(
      '--port <number>',
      'port to listen on; 0 takes any free one (default: 4600 or the next free one)',
      portNumber,
    )
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option(
      '--allow-host <name...>',
      'also answer requests for this host name; by default only addresses, localhost and the name of this computer',
    );
};
