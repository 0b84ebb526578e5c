import process from 'node:process';
import { exitStatus } from './exit.ts';

/** Cleanup to run before the process ends for any reason; returns a promise if it is asynchronous. */
type Duty = () => Promise<void> | undefined;

const duties = new Set<Duty>();
const signals = ['SIGTERM', 'SIGHUP'] as const;

/** Registers a cleanup until the returned function is called. Does not run on `kill -9`. */
export function beforeEnding(duty: Duty): () => void {
  if (duties.size === 0) {
    process.on('exit', fulfill);
    for (const signal of signals) process.on(signal, onSignal);
  }
  duties.add(duty);
  return () => {
    if (!duties.delete(duty) || duties.size > 0) return;
    process.off('exit', fulfill);
    for (const signal of signals) process.off(signal, onSignal);
  };
}

/** Ends the process as interrupted, after its cleanups. */
export function endInterrupted(): void {
  afterDuties(() => process.exit(exitStatus.interrupted));
}

/** Without our listener the process would have ended at once, so end it after the cleanups. */
function onSignal(signal: NodeJS.Signals): void {
  // Another listener ends the process in order, including the cleanups.
  if (process.listenerCount(signal) > 1) return;
  afterDuties(() => {
    process.off(signal, onSignal);
    process.kill(process.pid, signal);
  });
}

function afterDuties(end: () => void): void {
  const pending = fulfill();
  if (pending.length === 0) end();
  else void Promise.allSettled(pending).then(end);
}

function fulfill(): Promise<void>[] {
  return [...duties].map((duty) => duty()).filter((pending) => pending !== undefined);
}
