import path from 'node:path';
import { createKnownAssets } from '../assets/knownAssets.ts';
import type { ManyMemory, ManyOptions } from '../batch/runBatch.ts';
import { CommandError, exitStatus } from '../exit.ts';
import { expandPaths } from '../io/expandPaths.ts';
import { showResult } from '../showResult.ts';
import { type CommandResult, jsonLineOf, lineOf, shownLine, type Terminal } from '../terminal.ts';
import { watchPaths } from './watchPaths.ts';

/**
 * Runs a command, and again whenever something changes below its projects, until it is interrupted. Each run clears the
 * screen; without a terminal, results follow each other. Unreadable projects do not end it, because they may be
 * fixed.
 */
export async function watchMany(
  given: readonly string[],
  run: (memory: ManyMemory) => Promise<CommandResult>,
  options: ManyOptions,
  terminal: Terminal,
): Promise<CommandResult> {
  const { cwd, isTerminal, hasColors } = terminal;
  const { json, quiet, output, ignore } = options;
  const memory = { known: createKnownAssets() };
  await watchPaths(expandPaths(given, cwd, ignore).projectPaths, {
    cwd,
    ...(output === undefined ? {} : { except: path.resolve(cwd, output) }),
    until: terminal.untilStopped(),
    async run() {
      const shown = await run(memory).then(
        (result) => () => showResult(result, options, terminal),
        (thrown: unknown) => () => tellFailure(thrown, options, terminal),
      );
      if (isTerminal.out && !json) terminal.out(clearScreen);
      shown();
      if (json || quiet) return;
      terminal.err(shownLine([{ style: 'faint', text: 'Watching for changes. Press Ctrl-C to stop.' }], hasColors.err));
    },
  });
  return { status: exitStatus.interrupted, json: undefined, lines: [] };
}

/** The screen, what has scrolled off it, and the cursor. */
const clearScreen = '\u001b[2J\u001b[3J\u001b[H';

function tellFailure(thrown: unknown, { json }: ManyOptions, terminal: Terminal): void {
  if (!(thrown instanceof CommandError)) throw thrown;
  const { code, message, path: file } = thrown;
  if (json) terminal.out(jsonLineOf({ error: { code, message, path: file } }));
  else terminal.err(lineOf(message));
}
