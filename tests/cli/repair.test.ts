import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callApart, callApartJson } from './callApart.ts';
import { call, callJson } from './inProcess.ts';
import { fixtures } from './playhouse.ts';

let folder: string;
let project: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'playhouse-repair-'));
  project = path.join(folder, 'game');
  fs.cpSync(path.join(fixtures, 'minimal'), project, { recursive: true });
});

afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

function changeObject(change: (text: string) => string): string {
  const file = path.join(project, 'object.json');
  const text = change(fs.readFileSync(file, 'utf8'));
  fs.writeFileSync(file, text);
  return text;
}

describe('playhouse repair', () => {
  it('changes nothing without --write, and lists what it would change', async () => {
    const text = changeObject((before) => before.replace('"randomSeed": -1', '"randomSeed": "x"'));
    const { status, value } = await callJson(['repair', project]);
    expect(value.written).toBe(false);
    expect(value.changes.map(({ document, to }: { document: string; to: unknown }) => [document, to])).toEqual([
      ['object.json', -1],
      ['object.json', 1],
    ]);
    expect(fs.readFileSync(path.join(project, 'object.json'), 'utf8')).toBe(text);
    expect(status).toBe(value.issues.some((issue: { severity: string }) => issue.severity === 'blocking') ? 1 : 0);
  });

  it('removes a key that makes a project unreadable, keeps a backup, and then finds nothing more', async () => {
    const text = changeObject((before) => before.replace('{', '{ "__proto__": {},'));
    expect((await call(['validate', project])).status).toBe(3);
    const first = await call(['repair', project, '--write']);
    expect(first.stdout).toContain('object.json');
    expect(first.stderr).toContain('A backup is in');
    expect(fs.readFileSync(path.join(`${project}.backup`, 'object.json'), 'utf8')).toBe(text);
    expect((await call(['validate', project])).status).not.toBe(3);
    const second = await callJson(['repair', project, '--write']);
    expect(second.value).toMatchObject({ written: false, changes: [] });
    expect(fs.existsSync(`${project}.backup-2`)).toBe(false);
  });

  it('repairs more with --thorough, as expected by the fixture', async () => {
    const wild = path.join(fixtures, 'repair/wild');
    fs.cpSync(path.join(wild, 'before'), path.join(folder, 'wild'), { recursive: true });
    const usual = await callJson(['repair', 'wild'], { cwd: folder });
    const all = await callJson(['repair', 'wild', '--thorough', '--write'], { cwd: folder });
    expect(all.value.changes.length).toBeGreaterThan(usual.value.changes.length);
    for (const name of fs.readdirSync(path.join(wild, 'after'), { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.json')) continue;
      const [expected, made] = [path.join(wild, 'after', name), path.join(folder, 'wild', name)];
      expect([name, fs.readFileSync(made, 'utf8')]).toEqual([name, fs.readFileSync(expected, 'utf8')]);
    }
  });

  it('repairs several, continues after one that it cannot repair, and summarizes', async () => {
    changeObject((before) => before.replace('"randomSeed": -1', '"randomSeed": "x"'));
    const args = ['repair', 'game', 'nowhere', '--write'];
    const { status, stdout, stderr } = await callApart(args, { cwd: folder });
    expect(status).toBe(3);
    const changes = /^game +passed +(\d+) +0$/m.exec(stdout)?.[1];
    expect(stderr).toContain(`${changes} changes made in game.`);
    expect(stderr).toContain('There is nothing at nowhere.');
    expect(fs.readdirSync(folder)).toEqual(['game', 'game.backup']);
    const again = await callApartJson(args, { cwd: folder });
    expect(again.value).toMatchObject({
      results: [{ changes: [], written: false }, { error: {} }],
      summary: { changes: 0 },
    });
  });

  it('with --interactive takes one project, and never together with --write', async () => {
    for (const args of [
      ['game', 'other', '--interactive'],
      ['game', '--interactive', '--write'],
    ]) {
      const { status, stdout, stderr } = await call(['repair', ...args], { cwd: folder });
      expect([status, stdout, stderr]).toEqual([2, '', expect.stringMatching(/^[^\n]+\.\n$/)]);
    }
  });

  it.each([
    ['nothing', ['nowhere'], 'There is nothing at nowhere.'],
    ['a file that is not JSON', ['game'], 'object.json is not JSON'],
  ])('reports in one sentence why it cannot repair %s', async (_, args, words) => {
    changeObject((before) => before.slice(1));
    const outcome = await call(['repair', ...args, '--write'], { cwd: folder });
    expect(outcome.status).toBe(3);
    expect(outcome.stderr).toContain(words);
    expect(fs.existsSync(`${project}.backup`)).toBe(false);
  });
});
