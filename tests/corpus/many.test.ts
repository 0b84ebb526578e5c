import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostilePlaces } from '../cli/hostileFiles.ts';
import { playhouse } from '../cli/playhouse.ts';
import { watchMemory } from '../cli/treeMemory.ts';
import { corpusProjects } from './corpus.ts';

/** Many files, and many runs, on a machine that may do other things too; in milliseconds. */
const patience = 1_800_000;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'playhouse-many-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }), patience);

const count = 500;
const hostile = hostilePlaces.filter(({ place }) => ['bomb.zip', 'many.zip', 'deep', 'nested-xml'].includes(place));
const singles = 20;

beforeAll(() => {
  const projects = corpusProjects();
  for (let at = 0; at < count - hostile.length; at += 1) {
    const name = projects[at % projects.length] ?? '';
    const source = path.join(process.env.PLAYHOUSE_CORPUS ?? '', name);
    fs.cpSync(source, path.join(folder, `${String(at).padStart(3, '0')} ${name}`), { recursive: true });
  }
  for (const { put } of hostile) put(folder);
}, patience);

describe(`validate of ${count} projects`, () => {
  it('says of each what a run of its own says, twice the same, in order, in less than a gigabyte', {
    timeout: patience,
  }, async () => {
    const names = fs.readdirSync(folder).sort();
    expect(names).toHaveLength(count);
    const outputs: string[] = [];
    const times: number[] = [];
    for (const _ of ['once', 'again']) {
      const start = performance.now();
      let memory: ReturnType<typeof watchMemory> | undefined;
      const { status, stdout } = await playhouse(['validate', '*', '--json'], {
        cwd: folder,
        onStart: ({ pid = 0 }) => {
          memory = watchMemory(pid);
        },
      });
      times.push((performance.now() - start) / 1000);
      const { megabytes = 0, processes } = memory?.stop() ?? {};
      console.log(`${count} projects: ${times.at(-1)?.toFixed(1)} s, ${megabytes} MB in ${processes} processes`);
      expect(status).toBe(3);
      expect(megabytes).toBeLessThan(1024);
      outputs.push(stdout);
    }
    expect(outputs[1]).toBe(outputs[0]);
    const { results } = JSON.parse(outputs[0] ?? '{}');
    type Result = { project?: { path: string }; error?: { path: string } };
    expect(results.map(({ project, error }: Result) => project?.path ?? error?.path)).toEqual(names);
    const start = performance.now();
    for (const [at, name] of names.slice(0, singles).entries()) {
      const { stdout } = await playhouse(['validate', name, '--json'], { cwd: folder });
      expect(JSON.parse(stdout)).toEqual(results[at]);
    }
    const single = (performance.now() - start) / 1000 / singles;
    const loop = single * count;
    console.log(`A loop of single runs: ${single.toFixed(2)} s each, ${loop.toFixed(0)} s for all`);
  });
});
