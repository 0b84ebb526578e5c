import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fixtures, playhouse, temporaryFolder } from './playhouse.ts';
import { keys, openTerminal, type RealTerminal, type TerminalOptions } from './realTerminal.ts';

const folder = temporaryFolder();
let terminal: RealTerminal | undefined;

function open(args: readonly string[], options: TerminalOptions = {}): RealTerminal {
  terminal = openTerminal(args, { cwd: folder, ...options });
  return terminal;
}

function read(place: string): string {
  return fs.readFileSync(path.join(folder, place), 'utf8');
}

const damages = [
  ['"randomSeed": -1', '"randomSeed": "x"'],
  ['"networkEnabled": 0', '"networkEnabled": "often"'],
] as const;
let damaged: string;

beforeEach(() => {
  fs.cpSync(path.join(fixtures, 'minimal'), path.join(folder, 'game'), { recursive: true });
  damaged = read('game/object.json');
  for (const [right, wrong] of damages) damaged = damaged.replace(right, wrong);
  fs.writeFileSync(path.join(folder, 'game/object.json'), damaged);
});

afterEach(() => {
  terminal?.close();
  terminal = undefined;
  for (const name of fs.readdirSync(folder)) fs.rmSync(path.join(folder, name), { recursive: true });
});

describe('repair --interactive in a terminal', () => {
  it('shows the changes with previews, and applies the chosen ones after a backup', async () => {
    const { until, press, ended, lines } = open(['repair', 'game', '--interactive']);
    const first = await until((screen) => screen.includes('q leave'));
    const [title, ...rows] = first.split('\n');
    const changes = rows.filter((row) => row.includes('[x]'));
    expect(title).toBe(`game: ${changes.length} of ${changes.length} changes chosen`);
    expect(first).toContain('\n- "x"\n+ -1\n');
    const network = changes.findIndex((row) => row.includes('networkEnabled'));
    for (let at = 0; at < network; at += 1) press(keys.down);
    await until((screen) => screen.includes('- "often"'));
    press('n');
    await until((screen) => screen.includes(`game: 0 of ${changes.length} changes chosen`));
    press(' ');
    await until((screen) => screen.includes(`› [x] object.json attributes/networkEnabled`));
    press(keys.enter);
    await until((screen) => screen.includes(`Make 1 of ${changes.length} changes, after a backup? y/n`));
    press('y');
    expect(await ended).toBe(1);
    expect(lines().join('\n')).toContain('One change made in game.');
    expect(read('game/object.json')).toBe(damaged.replace('"often"', '0'));
    expect(read('game.backup/object.json')).toBe(damaged);
  });

  it.each([
    ['q', 0, 'Nothing was changed.'],
    [keys.escape, 0, 'Nothing was changed.'],
    [keys.controlC, 130, ''],
  ])('changes nothing when quit with %j', async (key, status, words) => {
    const { until, press, ended, lines } = open(['repair', 'game', '--interactive']);
    await until((screen) => screen.includes('q leave'));
    press(key);
    expect(await ended).toBe(status);
    expect(lines().join('\n')).toContain(words);
    expect(read('game/object.json')).toBe(damaged);
    expect(fs.readdirSync(folder)).toEqual(['game']);
  });

  it('without a terminal, lists the changes and ends', async () => {
    const { status, stdout, stderr } = await playhouse(['repair', 'game', '--interactive'], { cwd: folder });
    expect(status).toBe(0);
    expect(stdout).toContain('object.json attributes/randomSeed');
    expect(stderr).toMatch(/^Choosing needs a terminal. .*\n.* would be made in game\..*\n$/);
    expect(read('game/object.json')).toBe(damaged);
  });
});
