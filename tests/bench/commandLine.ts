import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeProject } from '@playhouse/core';
import { pack } from '../../packages/dev/src/pack/pack.ts';
import { documentsProject } from './commandLineProject.ts';
import type { Row } from './row.ts';

const rounds = 15;
const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** G10: the packed command line compared with an idle Node, and with reading and parsing only. */
export async function rows(): Promise<Row[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'playhouse-bench-'));
  mkdirSync(path.join(folder, 'editor'));
  writeFileSync(path.join(folder, 'editor/index.html'), '');
  const { folder: packed, single } = await pack(path.join(folder, 'editor'), path.join(folder, 'packed'));
  const program = path.join(packed, 'bin/playhouse.js');
  const project = path.join(folder, 'project');
  const bytes = writeDocuments(project);
  const help = processTimes(
    { nothing: ['-e', ''], package: [program, '--help'], single: [single, '--help'] },
    [0, 0, 0],
  );
  const check = processTimes(
    {
      limit: [here('commandLineLimit.ts'), project],
      validate: [program, 'validate', '--quiet', project],
      peer: [here('commandLinePeer.ts'), project],
    },
    [0, 1, 0],
  );
  rmSync(folder, { recursive: true });
  const size = `${(bytes / 1e6).toFixed(1)} MB`;
  const row = (id: string, what: string, time: number, ratio: number, against: string, goal: Row['goal']): Row => ({
    id,
    what,
    value: time * 1e3,
    unit: 'ms',
    ratio,
    against,
    goal,
  });
  const { limit, validate, peer } = check;
  return [
    row('G10', 'playhouse --help of the package', help.package, help.package / help.nothing, "node -e ''", { max: 2 }),
    row('G10s', 'playhouse --help of the single file', help.single, help.single / help.nothing, "node -e ''", {
      max: 2,
    }),
    row('G10v', `playhouse validate of ${size}`, validate, validate / limit, 'reading and JSON.parse', { max: 1.3 }),
    row('G10p', 'the same, compared with commander + ajv + chevrotain', validate, peer / validate, 'less time', {
      min: 3,
    }),
  ];
}

function writeDocuments(folder: string): number {
  let bytes = 0;
  for (const [name, content] of writeProject({ project: documentsProject(125), files: new Map() })) {
    bytes += content.length;
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  return bytes;
}

/**
 * Least CPU seconds of the main thread over several calls of each contender, which take turns. Wall-clock time would
 * include other work on the machine.
 */
function processTimes<Name extends string>(
  calls: Readonly<Record<Name, readonly string[]>>,
  statuses: readonly number[],
): Record<Name, number> {
  const names = Object.keys(calls) as Name[];
  const times = Object.fromEntries(names.map((name) => [name, Infinity])) as Record<Name, number>;
  for (let round = 0; round < rounds; round++) {
    for (const [index, name] of names.entries()) {
      const run = spawnSync(process.execPath, [...telling, ...calls[name]], {
        stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
        encoding: 'utf8',
      });
      if (run.status !== statuses[index]) throw new Error(`${name} ended with ${run.status}: ${run.stderr}`);
      times[name] = Math.min(times[name], Number(run.output[3]) / 1e6);
    }
  }
  return times;
}

/** Makes a process report at its end how long its main thread worked, in microseconds. */
const tell = `
  import fs from 'node:fs';
  process.on('exit', () => { const { user, system } = process.threadCpuUsage(); fs.writeSync(3, String(user + system)); });`;
const telling = ['--import', `data:text/javascript,${encodeURIComponent(tell)}`];
