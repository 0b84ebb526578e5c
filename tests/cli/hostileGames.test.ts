import path from 'node:path';
import { expect, it } from 'vitest';
import { callApart } from './callApart.ts';
import { hostileGames } from './hostileGames.ts';
import { putProject, temporaryFolder } from './playhouse.ts';

const folder = temporaryFolder();

it.each(hostileGames)(
  'reports $title, uses few resources, and continues the game',
  async ({ code, path: place, frames = 4, project }) => {
    const name = path.join(folder, `game${hostileGames.findIndex((game) => game.project === project)}`);
    putProject(name, { project, files: new Map() });
    const args = ['play', name, '--frames', String(frames), '--json'];
    const { stdout, stderr, signal, megabytes } = await callApart(args);
    expect([signal, stderr]).toEqual([null, '']);
    const report = JSON.parse(stdout);
    expect(report.frames).toBe(frames);
    const found = report.faults.map(({ cause, ...fault }: { cause: string; code: string; path: unknown }) => [
      ...[cause, fault.code, fault.path],
    ]);
    if (code === undefined) expect(found).toEqual([]);
    else expect(found).toContainEqual(['project', code, place]);
    expect(found.filter(([cause]: readonly unknown[]) => cause !== 'project')).toEqual([]);
    // Keyboard Input makes the game wait.
    if (code !== 'limit.calls') expect(report.attributes['game.Frames']).toBe(frames);
    expect(megabytes).toBeLessThan(800);
  },
);
