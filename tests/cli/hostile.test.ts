import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { growingArchives, hostileFolders, unparsedArchives } from './hostileDocuments.ts';
import { hostilePlaces } from './hostileFiles.ts';
import { playhouse, temporaryFolder } from './playhouse.ts';

const folder = temporaryFolder();

/** Makes the process say at its end, on a pipe of its own, how many megabytes and seconds of work it took. */
const meter = `process.on('exit', () => { const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  process.getBuiltinModule('fs').writeSync(3, JSON.stringify([maxRSS / 1024, (userCPUTime + systemCPUTime) / 1e6])); });`;

/** Calls the program below the folder; also says how many megabytes it held at most, and seconds of work it took. */
async function measured(args: readonly string[]) {
  let figures = '';
  const outcome = await playhouse(args, {
    cwd: folder,
    node: ['--import', `data:text/javascript,${encodeURIComponent(meter)}`],
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    onStart: (child) => child.stdio[3]?.on('data', (chunk) => (figures += String(chunk))),
  });
  const [megabytes, seconds]: [number, number] = JSON.parse(figures);
  return { ...outcome, megabytes, seconds };
}

const mostMegabytes = 300;

it.each([...hostilePlaces, ...unparsedArchives, ...growingArchives, ...hostileFolders])(
  '$place is refused in one line with $code, and nothing is written',
  async ({ place, code, put }) => {
    put(folder);
    const before = fs.readdirSync(folder);
    const { status, stdout, stderr, megabytes, seconds } = await measured([
      'import',
      place,
      '--out',
      'made/game',
      '--json',
    ]);
    const { error } = JSON.parse(stdout);
    expect([status, stderr, error.code, error.path]).toEqual([3, '', code, place]);
    expect(error.message).toContain(place);
    expect(error.message).toMatch(/^[^\n]{20,400}\.$/);
    expect(fs.readdirSync(folder)).toEqual(before);
    expect(megabytes).toBeLessThan(mostMegabytes);
    expect(seconds).toBeLessThan(5);
    fs.rmSync(path.join(folder, place), { recursive: true });
  },
);

it.each([
  ['validate', 'hostile.zip'],
  ['repair', 'hostile.zip'],
  ['play', 'hostile.zip', '--frames', '1'],
  ['info', 'hostile.zip'],
  ['diff', 'hostile.zip', 'hostile.zip'],
  ['export', 'hostile.zip', '--out', 'game.html'],
  ['test', 'hostile.zip'],
])('%s refuses documents that would take too much memory', async (...args) => {
  for (const { says, bytes } of [unparsedArchives[0], unparsedArchives[1], unparsedArchives[3]].flatMap(
    (each) => each ?? [],
  )) {
    fs.writeFileSync(path.join(folder, 'hostile.zip'), bytes());
    const { status, stdout, stderr, megabytes } = await measured(args);
    expect(status).toBe(3);
    expect(stdout + stderr).toMatch(says);
    expect(megabytes).toBeLessThan(mostMegabytes);
  }
});

it('a file that may not be read is told in one sentence', async () => {
  const place = path.join(folder, 'secret.zip');
  fs.writeFileSync(place, 'secret', { mode: 0o000 });
  fs.chmodSync(folder, 0o755);
  // Whoever may read everything calls the program as nobody.
  const isRoot = process.getuid?.() === 0;
  const { status, stdout, stderr } = await playhouse(['validate', place], isRoot ? { uid: 65_534 } : {});
  expect([status, stdout]).toEqual([3, '']);
  expect(stderr).toMatch(/^\S+secret\.zip cannot be read: permission for it is missing \(EACCES\)\.\n$/);
});
