/** Plays one game in a separate thread, which can be terminated at any time. Started by `watchGame`. */
import { parentPort, workerData } from 'node:worker_threads';
import { failureOf } from '../exit.ts';
import { playGame } from './playGame.ts';

const frame = new Int32Array(workerData.beats);
try {
  const result = await playGame(workerData.game, (done) => Atomics.store(frame, 0, done));
  parentPort?.postMessage({ result });
} catch (thrown) {
  parentPort?.postMessage({ failure: failureOf(thrown) });
}
