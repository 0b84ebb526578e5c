import { transfer, wrap } from 'comlink';
import { untilAborted } from '../../../workers/untilAborted.ts';
import { watchWorker } from '../../../workers/watchWorker.ts';
import { buffersIn } from './buffersIn.ts';
import type { PictureWorker } from './picture.worker.ts';
import type { PictureTasks } from './pictureTasks.ts';

/** Does tasks in a worker. They reject when it fails, or is closed. */
export interface PictureWork {
  /** The worker gets a copy of the input. */
  run<Task extends keyof PictureTasks>(
    task: Task,
    ...input: Parameters<PictureTasks[Task]>
  ): ReturnType<PictureTasks[Task]>;
  /** The worker gets the input itself, which is empty afterwards. */
  handOver<Task extends keyof PictureTasks>(
    task: Task,
    ...input: Parameters<PictureTasks[Task]>
  ): ReturnType<PictureTasks[Task]>;
  close(): void;
}

export function startPictureWork(): PictureWork {
  const worker = new Worker(new URL('./picture.worker.ts', import.meta.url), { type: 'module' });
  const { run } = wrap<PictureWorker>(worker);
  const { failed, fail, end } = watchWorker(worker);
  const ask = (task: keyof PictureTasks, input: readonly unknown[]) => untilAborted(run(task, input as never), failed);
  return {
    run: (task, ...input) => ask(task, input) as never,
    handOver: (task, ...input) => ask(task, transfer(input, buffersIn(input))) as never,
    close() {
      end();
      fail(new DOMException('The worker of a picture was closed.', 'AbortError'));
    },
  };
}

/** Does something with a worker of its own, which is closed when that ends or is aborted. */
export async function withPictureWork<Value>(
  does: (work: PictureWork) => Promise<Value>,
  signal?: AbortSignal,
): Promise<Value> {
  signal?.throwIfAborted();
  const work = startPictureWork();
  signal?.addEventListener('abort', work.close);
  try {
    return await does(work);
  } finally {
    work.close();
  }
}
