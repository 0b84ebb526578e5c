import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { callApart, endApart } from './callApart.ts';
import { growingArchives, hostileFolders, unparsedArchives } from './hostileDocuments.ts';
import { hostilePlaces } from './hostileFiles.ts';
import { playhouse, temporaryFolder } from './playhouse.ts';

const folder = temporaryFolder();

const mostMegabytes = 300;

it.each([...hostilePlaces, ...unparsedArchives, ...growingArchives, ...hostileFolders])(
  '$place is rejected in one line with $code, and nothing is written',
  async ({ place, code, put }) => {
    put(folder);
    const before = fs.readdirSync(folder);
    const args = ['import', place, '--out', 'made/game', '--json'];
    const { status, stdout, stderr, megabytes, seconds } = await callApart(args, { cwd: folder });
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
])('%s rejects documents that would take too much memory', async (...args) => {
  await endApart();
  for (const { says, bytes } of [unparsedArchives[0], unparsedArchives[1], unparsedArchives[3]].flatMap(
    (each) => each ?? [],
  )) {
    fs.writeFileSync(path.join(folder, 'hostile.zip'), bytes());
    const { status, stdout, stderr, megabytes } = await callApart(args, { cwd: folder });
    expect(status).toBe(3);
    expect(stdout + stderr).toMatch(says);
    expect(megabytes).toBeLessThan(mostMegabytes);
  }
});

it('an unreadable file is reported in one sentence', async () => {
  const place = path.join(folder, 'secret.zip');
  fs.writeFileSync(place, 'secret', { mode: 0o000 });
  fs.chmodSync(folder, 0o755);
  // As root, run the program as nobody.
  const isRoot = process.getuid?.() === 0;
  const { status, stdout, stderr } = await playhouse(['validate', place], isRoot ? { uid: 65_534 } : {});
  expect([status, stdout]).toEqual([3, '']);
  expect(stderr).toMatch(/^\S+secret\.zip cannot be read: permission for it is missing \(EACCES\)\.\n$/);
});
