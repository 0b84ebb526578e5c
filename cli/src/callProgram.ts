import { exitStatus, failureOf } from './exit.ts';
import { runProgram } from './program.ts';
import { jsonLineOf, lineOf, type Terminal } from './terminal.ts';

/**
 * Runs one call and returns its exit status; prints the reason for a failure. Never throws.
 * docs/format.md#json-output.
 */
export async function callProgram(argv: readonly string[], terminal: Terminal): Promise<number> {
  try {
    return await runProgram(argv, terminal);
  } catch (thrown) {
    const { status, error } = failureOf(thrown);
    if (argv.includes('--json')) terminal.out(jsonLineOf({ error }));
    else terminal.err(lineOf(error.message));
    if (status === exitStatus.fault && thrown instanceof Error) {
      for (const line of (thrown.stack ?? '').split('\n')) terminal.err(lineOf(line));
    }
    return status;
  }
}
