/** The tasks behind `npm start`, `npm test` and `npm run …`. Started by boot.mjs, with a recent enough Node. */
import { tasks } from './tasks.ts';

const [name = 'help', ...args] = process.argv.slice(2);
const task = tasks.get(name);
if (!task) {
  console.log('Tasks:');
  for (const [key, { help }] of tasks) console.log(`  ${key.padEnd(16)} ${help}`);
  process.exitCode = name === 'help' ? 0 : 2;
} else {
  process.exitCode = await task.run(args);
}
