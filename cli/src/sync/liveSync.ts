import { exitStatus } from '../exit.ts';
import { showResult } from '../showResult.ts';
import { type CommandResult, type CommonOptions, lineOf, type Terminal } from '../terminal.ts';
import { watchPaths } from '../watch/watchPaths.ts';
import { describeCycle, isEventful } from './describeCycle.ts';
import type { OpenSession } from './openSession.ts';
import { keepLost, runCycle, type SyncSession } from './runCycle.ts';
import { isPassing, syncFault } from './syncFault.ts';

/** How long a server holds a feed, in ms. */
const feedTime = 10_000;

/** Syncs a folder whenever it or the project on the server changes, until it is stopped. What fails is tried again. */
export async function liveSync(
  { session, uuid }: OpenSession,
  options: CommonOptions,
  terminal: Terminal,
): Promise<CommandResult> {
  const { projectPath, target, remoteTarget, library } = session;
  const project = { path: projectPath, uuid, remote: remoteTarget.address };
  let fatal: unknown;
  let end: () => void = () => undefined;
  const failed = new Promise<void>((resolve) => (end = resolve));
  let delay = 0;
  let wake: () => void = () => undefined;
  let isFirst = true;
  await watchPaths([target], {
    cwd: terminal.cwd,
    until: Promise.race([terminal.untilStopped(), failed]),
    also(onChange) {
      wake = onChange;
      return followRemote(session, onChange);
    },
    async run() {
      try {
        const report = await runCycle(session);
        if (isFirst || isEventful(report)) {
          showResult(describeCycle(project, report, keepLost(session, report.notes)), options, terminal);
        }
        if (isFirst && !options.json && !options.quiet)
          terminal.err(lineOf('Watching for changes. Press Ctrl-C to stop.'));
        isFirst = false;
        delay = 0;
      } catch (error) {
        const fault = syncFault(error, remoteTarget, library.replicationFault);
        if (!isPassing(fault)) {
          fatal = fault;
          end();
          return;
        }
        if (delay === 0 && !options.quiet) terminal.err(lineOf((fault as Error).message));
        delay = library.nextDelay(delay, Math.random());
        setTimeout(wake, Math.max(delay, 100)).unref();
      }
    },
  });
  if (fatal !== undefined) throw fatal;
  return { status: exitStatus.done, json: undefined, lines: [] };
}

/** Calls back when something changes on the server. A feed that breaks is opened again. Returns how to end that. */
function followRemote({ remote, library }: SyncSession, onChange: () => void): () => void {
  let isOver = false;
  let delay = 0;
  let cancel: () => void = () => undefined;
  const open = () => {
    if (isOver) return;
    const feed = remote.changes({ since: 'now', live: true, timeout: feedTime, heartbeat: false, return_docs: false });
    cancel = () => feed.cancel();
    feed
      .on('change', () => {
        delay = 0;
        onChange();
      })
      .on('error', () => {
        delay = library.nextDelay(delay, Math.random());
        // What changed until the next feed is open is found by the cycle that this asks for.
        setTimeout(
          () => {
            open();
            onChange();
          },
          Math.max(delay, 100),
        ).unref();
      });
  };
  open();
  return () => {
    isOver = true;
    cancel();
  };
}
