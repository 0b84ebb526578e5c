import { Worker } from 'node:worker_threads';
import { CommandError, errorOf, exitStatus, type Failure } from '../exit.ts';
import type { CommandResult } from '../terminal.ts';
import type { GameToPlay } from './playGame.ts';

/** The message of a thread that has played a game. */
type PlayAnswer = { readonly result: CommandResult } | { readonly failure: Failure };

export interface WatchOptions {
  /** The thread's program. */
  readonly program?: URL;
  /** Time limit of a frame, and of the start. */
  readonly seconds?: number;
}

/** A frame that takes longer is hanging: scripts count their work and end much sooner. */
const longestFrame = 30;

/** Plays a game in another thread and terminates it when a frame hangs. docs/reliability.md#t21. */
export function watchGame(
  game: GameToPlay,
  { program = new URL('./playWorker.ts', import.meta.url), seconds = longestFrame }: WatchOptions = {},
): Promise<CommandResult> {
  const beats = new SharedArrayBuffer(4);
  const frame = new Int32Array(beats);
  const worker = new Worker(program, { workerData: { game, beats } });
  let seen = -1;
  let since = performance.now();
  return new Promise<CommandResult>((resolve, reject) => {
    const timer = setInterval(() => {
      const now = Atomics.load(frame, 0);
      if (now !== seen) {
        seen = now;
        since = performance.now();
      } else if (performance.now() - since > seconds * 1000) end(() => reject(hang(now, seconds)));
    }, 250);
    const end = (tell: () => void): void => {
      clearInterval(timer);
      void worker.terminate();
      tell();
    };
    worker.on('message', (answer: PlayAnswer) =>
      end(() => ('result' in answer ? resolve(answer.result) : reject(errorOf(answer.failure)))),
    );
    worker.on('error', (error) => end(() => reject(error)));
    worker.on('exit', () => end(() => reject(new Error('The thread that plays the game has ended.'))));
  });
}

function hang(frame: number, seconds: number): CommandError {
  const message = `Frame ${frame + 1} of the game timed out after ${seconds} s.`;
  return new CommandError(exitStatus.fault, 'game.hang', message);
}
