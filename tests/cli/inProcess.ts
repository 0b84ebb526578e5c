import { callProgram } from '../../cli/src/callProgram.ts';
import type { Terminal } from '../../cli/src/terminal.ts';

/** What one call came to, without a process of its own. */
export interface Called {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the program as `main.ts` does, on texts in place of streams: for tables of cases, where a process each is too slow. */
export async function call(
  args: readonly string[],
  { cwd, input = '', env = process.env }: { cwd: string; input?: string; env?: Terminal['env'] },
): Promise<Called> {
  let [stdout, stderr] = ['', ''];
  const status = await callProgram(args, {
    ...{ cwd, env, columns: 80 },
    out: (text) => {
      stdout += text;
    },
    err: (text) => {
      stderr += text;
    },
    isTerminal: { in: false, out: false, err: false },
    hasColors: { out: false, err: false },
    async *inputLines() {
      yield* input.split('\n').slice(0, input.endsWith('\n') ? -1 : undefined);
    },
    inputBytes: async () => new TextEncoder().encode(input),
    untilStopped: () => Promise.reject(new Error('Nothing here waits to be stopped.')),
  });
  return { status, stdout, stderr };
}

/** Runs `… --json`: nothing but one line of JSON on standard output. */
export async function callJson(args: readonly string[], options: Parameters<typeof call>[1]) {
  const { status, stdout, stderr } = await call([...args, '--json'], options);
  if (stderr !== '' || !/^[^\n]+\n$/.test(stdout)) throw new Error(`Not one line of JSON: ${stdout}${stderr}`);
  return { status, value: JSON.parse(stdout) };
}
