import { exitStatus, failureOf } from './exit.ts';
import { runProgram } from './program.ts';
import { jsonLineOf, lineOf, type Terminal } from './terminal.ts';

/**
 * Runs one call to its end, whatever comes, and returns its exit status; why it failed is printed.
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
