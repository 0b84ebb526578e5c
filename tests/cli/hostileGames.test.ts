import path from 'node:path';
import { expect, it } from 'vitest';
import { hostileGames } from './hostileGames.ts';
import { playhouse, putProject, temporaryFolder } from './playhouse.ts';

const folder = temporaryFolder();

/** Makes the process say at its end, on a pipe of its own, how many megabytes it took. */
const meter = `process.on('exit', () => { const { maxRSS } = process.resourceUsage();
  process.getBuiltinModule('fs').writeSync(3, String(maxRSS / 1024)); });`;

it.each(hostileGames)(
  '$title: is told, takes little, and the game goes on',
  async ({ code, path: place, frames = 4, project }) => {
    const name = path.join(folder, `game${hostileGames.findIndex((game) => game.project === project)}`);
    putProject(name, { project, files: new Map() });
    let megabytes = '';
    const { stdout, stderr, signal } = await playhouse(['play', name, '--frames', String(frames), '--json'], {
      node: ['--import', `data:text/javascript,${encodeURIComponent(meter)}`],
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
      onStart: (child) => child.stdio[3]?.on('data', (chunk) => (megabytes += String(chunk))),
    });
    expect([signal, stderr]).toEqual([null, '']);
    const report = JSON.parse(stdout);
    expect(report.frames).toBe(frames);
    const found = report.faults.map(({ cause, ...fault }: { cause: string; code: string; path: unknown }) => [
      ...[cause, fault.code, fault.path],
    ]);
    if (code === undefined) expect(found).toEqual([]);
    else expect(found).toContainEqual(['project', code, place]);
    expect(found.filter(([cause]: readonly unknown[]) => cause !== 'project')).toEqual([]);
    // Keyboard Input lets the game wait.
    if (code !== 'limit.calls') expect(report.attributes['game.Frames']).toBe(frames);
    expect(Number(megabytes)).toBeLessThan(800);
  },
);
