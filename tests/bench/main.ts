/**
 * Speed as ratios to a peer or a limit measured in the same run: `npm run bench`, `npm run bench -- --json`, `npm run
 * bench -- G1 G3`. A program to read, never a timed test. Peers are installed here on first use.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Row } from './row.ts';

const folder = path.dirname(fileURLToPath(import.meta.url));
const suites: Record<string, () => Promise<{ rows(): Promise<Row[]> }>> = {
  G1: () => import('./expressions.ts'),
  G2: () => import('./physics.ts'),
  G3: () => import('./actors.ts'),
  G4: () => import('./render.ts'),
  G5: () => import('./edits.ts'),
  G6: () => import('./checks.ts'),
  G7: () => import('./sync.ts'),
  G8: () => import('./archive.ts'),
  G9: () => import('./start.ts'),
  G10: () => import('./commandLine.ts'),
  G11: () => import('./stage.ts'),
  G12: () => import('./whatIf.ts'),
  G13: () => import('./behaviors.ts'),
  G14: () => import('./paint.ts'),
  G15: () => import('./tables.ts'),
  G16: () => import('./paintPage.ts'),
  G18: () => import('./largeGame.ts'),
  remote: () => import('./remote.ts'),
  ...Object.fromEntries(
    (['feeds', 'bell', 'large', 'offline'] as const).map((name) => [
      name,
      async () => (await import('./syncLoad.ts')).load[name],
    ]),
  ),
};
/** Those that take minutes run only when they are named. */
const onlyByName: readonly string[] = ['feeds', 'bell', 'large', 'offline'];

function installPeers(): void {
  const wanted = path.join(folder, 'peers/package-lock.json');
  const present = path.join(folder, 'peers/node_modules/.package-lock.json');
  if (existsSync(present) && statSync(present).mtimeMs >= statSync(wanted).mtimeMs) return;
  console.error('Installing the peers to compare with ...');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const run = spawnSync(npm, ['ci', '--ignore-scripts', '--loglevel=error'], {
    cwd: path.join(folder, 'peers'),
    stdio: ['ignore', 2, 2],
  });
  if (run.status !== 0) throw new Error('The peers cannot be installed. Is the package registry reachable?');
}

function format(row: Row): string {
  const value = `${row.value < 10 ? row.value.toFixed(3) : row.value.toFixed(1)} ${row.unit}`;
  const ratio = row.ratio === undefined ? '' : `${row.ratio.toFixed(2)} x ${row.against}`;
  const limit = row.goal.max === undefined ? `at least ${row.goal.min}` : `at most ${row.goal.max}`;
  const measured = row.ratio ?? row.value;
  const isMet = measured <= (row.goal.max ?? Infinity) && measured >= (row.goal.min ?? -Infinity);
  return [
    row.id.padEnd(5),
    row.what.padEnd(62),
    value.padStart(14),
    ratio.padEnd(40),
    limit,
    isMet ? 'met' : 'MISSED',
  ].join('  ');
}

installPeers();
const args = process.argv.slice(2);
const chosen = args.filter((arg) => !arg.startsWith('-'));
const unknown = chosen.filter((name) => !Object.hasOwn(suites, name));
if (unknown.length > 0)
  throw new Error(`There is no ${unknown.join(', ')}. Choose from ${Object.keys(suites).join(', ')}.`);
const rows: Row[] = [];
for (const [name, load] of Object.entries(suites)) {
  if (!chosen.includes(name) && (chosen.length > 0 || onlyByName.includes(name))) continue;
  const suite = await load();
  for (const row of await suite.rows()) {
    rows.push(row);
    if (!args.includes('--json')) console.log(format(row));
  }
}
if (args.includes('--json')) console.log(JSON.stringify({ rows }));
