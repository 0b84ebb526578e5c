import { CommandError, exitStatus } from './exit.ts';
import { runProgram } from './program.ts';
import type { Terminal } from './terminal.ts';

const terminal: Terminal = {
  cwd: process.cwd(),
  env: process.env,
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
};

process.on('SIGINT', () => process.exit(exitStatus.interrupted));
// A reader that has enough, such as `head`, closes the pipe: that is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = await runProgram(process.argv.slice(2), terminal).catch((error: unknown) => {
  const wantsJson = process.argv.includes('--json');
  const known = error instanceof CommandError;
  const code = known ? error.code : 'internal';
  const message = known ? error.message : `A fault of Playhouse: ${error instanceof Error ? error.message : error}`;
  const path = known ? error.path : undefined;
  if (wantsJson)
    terminal.out(`${JSON.stringify({ error: { code, message, ...(path === undefined ? {} : { path }) } })}\n`);
  else terminal.err(`${message}\n`);
  if (!known && error instanceof Error) terminal.err(`${error.stack}\n`);
  return known ? error.status : exitStatus.fault;
});
