/** Plays seven frames and hangs in the eighth. */
import { workerData } from 'node:worker_threads';

Atomics.store(new Int32Array(workerData.beats), 0, 7);
for (;;);
