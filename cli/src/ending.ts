import process from 'node:process';
import { exitStatus } from './exit.ts';

/** Cleanup to do before the process ends, however it ends; a promise if it takes a while. */
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

/** Ends the process as interrupted, after its duties. */
export function endInterrupted(): void {
  afterDuties(() => process.exit(exitStatus.interrupted));
}

/** Without a listener of ours the process would have ended at once, so that it does after its duties. */
function onSignal(signal: NodeJS.Signals): void {
  // Somebody else ends things in order, and its duties with them.
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
