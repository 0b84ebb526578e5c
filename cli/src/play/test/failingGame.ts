/** Reports that it cannot play the game. */
import { parentPort } from 'node:worker_threads';

parentPort?.postMessage({ failure: { status: 2, error: { code: 'game.none', message: 'no game' } } });
