import { callProgram } from '../../cli/src/callProgram.ts';
import type { Terminal } from '../../cli/src/terminal.ts';
import { wantsColors } from '../../cli/src/wantsColors.ts';
import { root } from '../root.ts';

/** The result of one call, without a separate process. */
export interface Called {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface CallSettings {
  /** Default: the root of the repository. */
  readonly cwd?: string;
  /** Standard input; nothing by default. */
  readonly input?: string;
  /** Variables added to `plainEnvironment`. */
  readonly env?: Readonly<Record<string, string>>;
}

/** The variables of this process, without those that change what the program prints. */
export function plainEnvironment(): Terminal['env'] {
  const { NO_COLOR: _, FORCE_COLOR: __, GITHUB_ACTIONS: ___, ...inherited } = process.env;
  return inherited;
}

/**
 * Runs the program like `main.ts`, with strings for streams and without a terminal. Calls that start threads need
 * a process: `callApart` and `playhouse`.
 */
export async function call(
  args: readonly string[],
  { cwd = root, input = '', env: more = {} }: CallSettings = {},
): Promise<Called> {
  const env = { ...plainEnvironment(), ...more };
  const hasColors = wantsColors(env, false);
  let [stdout, stderr] = ['', ''];
  const status = await callProgram(args, {
    cwd,
    env,
    columns: 80,
    out: (text) => {
      stdout += text;
    },
    err: (text) => {
      stderr += text;
    },
    isTerminal: { in: false, out: false, err: false },
    hasColors: { out: hasColors, err: hasColors },
    async *inputLines() {
      yield* input.split('\n').slice(0, input.endsWith('\n') ? -1 : undefined);
    },
    inputBytes: async () => new TextEncoder().encode(input),
    untilStopped: () => Promise.reject(new Error('Nothing here waits to be stopped.')),
  });
  return { status, stdout, stderr };
}

/** Runs `… --json`: exactly one line of JSON on standard output. */
export async function callJson(args: readonly string[], settings: CallSettings = {}) {
  const { status, stdout, stderr } = await call([...args, '--json'], settings);
  if (stderr !== '' || !/^[^\n]+\n$/.test(stdout)) throw new Error(`Not one line of JSON: ${stdout}${stderr}`);
  return { status, value: JSON.parse(stdout) };
}
