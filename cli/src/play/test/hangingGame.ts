/** Plays seven frames and comes to no end with the eighth. */
import { workerData } from 'node:worker_threads';

Atomics.store(new Int32Array(workerData.beats), 0, 7);
for (;;);
