/** Plays seven frames and then waits forever. */
import { workerData } from 'node:worker_threads';

Atomics.store(new Int32Array(workerData.beats), 0, 7);
setInterval(() => undefined, 1000);
