/** Repeatedly changes or reads one project: a separate process, started by `playInParallel`. */

import { lockProject } from '../../cli/src/io/lockProject.ts';
import { openProject, saveProject } from '../../cli/src/io/openProject.ts';
import { readAnyProject } from '../../cli/src/io/readAnyProject.ts';
import { counted, countIn } from './countedProject.ts';

const [role = '', place = '', times = '0'] = process.argv.slice(2);
const say = (message: unknown): void => void process.send?.(message);

/** Increments the number in all documents and files at once. Reports it after it is written. */
async function write(): Promise<void> {
  for (let time = 0; time < Number(times); time += 1) {
    using lock = await lockProject(place, '/');
    const open = await openProject(place, '/');
    const next = countIn(open.contents) + 1;
    await saveProject(lock, open, counted(next));
    say({ wrote: next });
  }
}

/** Reads until it is told to stop. */
async function read(): Promise<void> {
  let isOver = false;
  process.on('message', () => (isOver = true));
  say({ saw: 0 });
  for (let last = 0; !isOver; ) {
    const count = countIn((await readAnyProject(place, '/')).contents);
    if (count < last) throw new Error(`After ${last} came ${count}.`);
    last = count;
    say({ saw: count });
    await new Promise((resolve) => setImmediate(resolve));
  }
}

await (role === 'write' ? write() : read());
process.disconnect();
