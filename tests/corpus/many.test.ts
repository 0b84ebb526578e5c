import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostilePlaces } from '../cli/hostileFiles.ts';
import { playhouse } from '../cli/playhouse.ts';
import { watchMemory } from '../cli/treeMemory.ts';
import { corpusProjects } from './corpus.ts';

/** Timeouts for many files and runs on a machine that may be busy; in milliseconds. */
const patience = 1_800_000;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'playhouse-many-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }), patience);

const count = 500;
const hostile = hostilePlaces.filter(({ place }) => ['bomb.zip', 'many.zip', 'deep', 'nested-xml'].includes(place));
const singles = 20;

/** 500 projects for a command, a few of them hostile, each in its own folder below `place`. */
interface Crowd {
  readonly command: readonly string[];
  /** Adds a copy of the project with this name from the corpus. */
  readonly put: (name: string, place: string) => void;
}

const crowds: Readonly<Record<string, Crowd>> = {
  validate: {
    command: ['validate'],
    put: (name, place) => fs.cpSync(path.join(process.env.PLAYHOUSE_CORPUS ?? '', name), place, { recursive: true }),
  },
  test: {
    command: ['test', '--max-seconds', '20'],
    put: (name, place) => fs.cpSync(path.join(imported, name), place, { recursive: true }),
  },
};

const imported = path.join(folder, 'imported');

beforeAll(async () => {
  const projects = corpusProjects();
  for (const name of projects) {
    const place = path.join(imported, name);
    await playhouse(['import', path.join(process.env.PLAYHOUSE_CORPUS ?? '', name), '--out', place]);
    await playhouse(['record', place, 'Two seconds', '--frames', '120']);
  }
  for (const [crowd, { put }] of Object.entries(crowds)) {
    const place = path.join(folder, crowd);
    fs.mkdirSync(place);
    for (let at = 0; at < count - hostile.length; at += 1) {
      const name = projects[at % projects.length] ?? '';
      put(name, path.join(place, `${String(at).padStart(3, '0')} ${name}`));
    }
    for (const one of hostile) one.put(place);
  }
  const endless = { frames: 1_000_000_000, assertions: [] };
  const tests = path.join(folder, 'test', fs.readdirSync(path.join(folder, 'test')).sort()[7] ?? '', 'tests');
  fs.writeFileSync(path.join(tests, 'Endless.play.json'), JSON.stringify(endless));
}, patience);

describe.each(Object.entries(crowds))(`%s of ${count} projects`, (crowd, { command }) => {
  it('reports the same as separate runs, twice, in order, in less than 1 GB', {
    timeout: patience,
  }, async () => {
    const cwd = path.join(folder, crowd);
    const names = fs.readdirSync(cwd).sort();
    expect(names).toHaveLength(count);
    const outputs: string[] = [];
    for (const _ of ['once', 'again']) {
      const start = performance.now();
      let memory: ReturnType<typeof watchMemory> | undefined;
      const { status, stdout } = await playhouse([...command, '*', '--json'], {
        cwd,
        onStart: ({ pid = 0 }) => {
          memory = watchMemory(pid);
        },
      });
      const seconds = (performance.now() - start) / 1000;
      const { megabytes = 0, processes } = memory?.stop() ?? {};
      console.log(`${crowd} ${count} projects: ${seconds.toFixed(1)} s, ${megabytes} MB in ${processes} processes`);
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
      const { stdout } = await playhouse([...command, name, '--json'], { cwd });
      expect(JSON.parse(stdout)).toEqual(results[at]);
    }
    const single = (performance.now() - start) / 1000 / singles;
    console.log(`A loop of single runs: ${single.toFixed(2)} s each, ${(single * count).toFixed(0)} s for all`);
  });
});
