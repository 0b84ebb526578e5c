import { expose, transfer } from 'comlink';
import { buffersIn } from './buffersIn.ts';
import { type PictureTasks, pictureTasks } from './pictureTasks.ts';

/** Does a task, and hands over what it made. */
async function run<Task extends keyof PictureTasks>(task: Task, input: Parameters<PictureTasks[Task]>) {
  const does = pictureTasks[task] as (...input: unknown[]) => Promise<unknown>;
  const answer = await does(...input);
  return transfer(answer, buffersIn(answer));
}

export type PictureWorker = { readonly run: typeof run };

expose({ run } satisfies PictureWorker);
