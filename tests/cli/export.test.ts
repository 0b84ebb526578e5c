import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type BehaviorDescription, buildProject, type ProjectDescription } from '@playhouse/core/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { singlePage } from '../../cli/src/export/singlePage.ts';
import { webFolder } from '../../cli/src/export/webFolder.ts';
import { openResource } from '../../cli/src/package/resources.ts';
import { readTemplate } from '../../cli/src/package/templates.ts';
import { buildPlayer } from '../../packages/dev/src/pack/buildPlayer.ts';
import { filesBelow } from './filesBelow.ts';
import { call, callJson } from './inProcess.ts';
import { putFiles, putProject, temporaryFolder } from './playhouse.ts';

const cwd = temporaryFolder();

beforeAll(async () => {
  await buildPlayer();
  putProject(path.join(cwd, 'hoot'), readTemplate('professor-hoot'));
  putProject(path.join(cwd, 'none'), { project: { ...buildProject(), scenes: new Map() }, files: new Map() });
  const tables = ['A', 'B'].map((name) => ({ name, columns: [{ name: 'C', type: 1, cells: ['=1'] }], rows: [''] }));
  putProject(path.join(cwd, 'two'), { project: buildProject({ tables }), files: new Map() });
}, 120_000);

function player() {
  const found = openResource('player');
  if (!found) throw new Error('The player is not built.');
  return found;
}

describe('export of a project', () => {
  it('to an archive and back to a folder preserves every byte', async () => {
    expect(await callJson(['export', 'hoot', '--out', 'hoot.zip'], { cwd })).toMatchObject({
      status: 0,
      value: { to: 'zip', out: 'hoot.zip', project: { path: 'hoot' } },
    });
    expect((await call(['export', 'hoot.zip', '--out', 'back', '--to', 'folder'], { cwd })).status).toBe(0);
    expect(filesBelow(path.join(cwd, 'back'))).toEqual(filesBelow(path.join(cwd, 'hoot')));
  });

  it('to tables writes each one to a folder, or a single one to a file', async () => {
    expect((await call(['export', 'two', '--out', 'csv', '--to', 'csv'], { cwd })).status).toBe(0);
    expect([...filesBelow(path.join(cwd, 'csv')).keys()]).toEqual(['A.csv', 'B.csv']);
    expect((await call(['export', 'hoot', '--out', 'questions.csv'], { cwd })).status).toBe(0);
    const [only] = filesBelow(path.join(cwd, 'csv')).values();
    expect(Buffer.from(only ?? '', 'base64').toString()).toBe("\ufeffC\r\n'=1\r\n");
    expect(fs.readFileSync(path.join(cwd, 'questions.csv'), 'utf8')).toContain('\r\n');
  });

  it.each([
    ['several tables to one file', ['two', '--out', 'two.csv'], 2, 'table.many'],
    ['no table', ['none', '--out', 'none.csv'], 3, 'table.missing'],
    ['no scene to a page', ['none', '--out', 'none.html'], 3, 'scene.missing'],
    ['no project', ['nothing', '--out', 'nothing.html'], 3, 'project.missing'],
    ['an unknown target', ['two', '--out', 'x', '--to', 'exe'], 2, 'usage'],
    ['over a file', ['hoot', '--out', 'mine.html'], 3, 'export.exists'],
    ['over a folder of something else', ['hoot', '--out', 'mine', '--to', 'web', '--replace'], 3, 'export.exists'],
    ['over a folder by a file', ['hoot', '--out', 'mine', '--to', 'html', '--replace'], 3, 'export.exists'],
    ['over a project', ['hoot', '--out', 'two', '--replace'], 3, 'project.exists'],
    ['under a file', ['hoot', '--out', 'mine.html/x.html'], 3, 'export.unwritable'],
  ])('rejects %s and writes nothing', async (_, args, status, code) => {
    putFiles(cwd, [
      ['mine.html', 'mine'],
      ['mine/index.html', '<title>Mine</title>'],
    ]);
    const before = filesBelow(cwd);
    const refused = await callJson(['export', ...args], { cwd });
    expect(refused).toMatchObject({ status, value: { error: { code, message: expect.stringMatching(/\.$/) } } });
    expect(filesBelow(cwd)).toEqual(before);
  });

  it('replaces an earlier export only with --replace, and then completely', async () => {
    const out = path.join(cwd, 'site');
    expect((await call(['export', 'hoot', '--out', 'site', '--to', 'web'], { cwd })).status).toBe(0);
    const first = filesBelow(out);
    putFiles(out, [['game/left over', '']]);
    expect((await call(['export', 'hoot', '--out', 'site', '--to', 'web'], { cwd })).status).toBe(3);
    expect((await call(['export', 'hoot', '--out', 'site', '--to', 'web', '--replace'], { cwd })).status).toBe(0);
    expect(filesBelow(out)).toEqual(first);
    expect(fs.readdirSync(cwd).filter((name) => name.startsWith('.'))).toEqual([]);
  });
});

const text = (font: string): BehaviorDescription => ({ class: 'DisplayTextBehavior', attributes: { text: 'x', font } });
const collide = { class: 'CollideBehavior', attributes: { mode: 1, actorTag: 'floor', prototypeKey: '' } };
const behaviorCases: readonly [string, readonly BehaviorDescription[], readonly string[]][] = [
  ['nothing more for an empty game', [], []],
  ['the physics library for one in which things collide', [collide], ['physics.js']],
  ['no library for what is switched off', [{ ...collide, enabled: false }], []],
  ['a font that it names', [text('Tinos')], ['fonts/tinos.css']],
  ['the first font for one that does not exist', [text('Nope')], ['fonts/arimo.css']],
  [
    'fonts of texts in rules',
    [{ class: 'RuleBehavior', attributes: {}, behaviors: [text('cousine')] }],
    ['fonts/cousine.css'],
  ],
];

describe('the player', () => {
  it('has at most 220 kB when zipped, docs/performance.md#g9', () => {
    const size = gzipSync(player().read('player.js')).length;
    expect(size).toBeLessThanOrEqual(220_000);
    expect(size).toBeGreaterThan(100_000);
  });

  it.each([
    ['physics.js', 'rapier', /RAPIER|KinematicCharacterController/i],
    ['scripts.js', 'the interpreter', /QuickJS/],
    ['network.js', 'ranges of addresses', /uniqueLocal/],
  ])('leaves to %s what only that needs: %s', (file, _, mark) => {
    const textOf = (name: string) => new TextDecoder().decode(player().read(name));
    expect([mark.test(textOf(file)), mark.test(textOf('player.js'))]).toEqual([true, false]);
  });

  it('has no parser, since pages contain their expressions as they are read', () => {
    const text = new TextDecoder().decode(player().read('player.js'));
    expect(text).toContain('The exported game does not contain this expression.');
    expect(text).not.toMatch(/NoViableAlt|performSelfAnalysis/);
  });
});

describe('a game for browsers', () => {
  const filesOf = (description: ProjectDescription) =>
    webFolder({ project: buildProject(description), files: new Map() }, player());
  const always = ['licenses.txt', 'player.css', 'player.js'];
  const partsOf = (files: ReadonlyMap<string, unknown>) =>
    [...files.keys()].filter((name) => name.startsWith('player/') && !name.endsWith('.woff2')).map((n) => n.slice(7));

  it.each(behaviorCases)('includes %s', (_, behaviors, parts) => {
    const files = filesOf({ prototypes: [{ behaviors }], attributes: { actorTags: 'floor' } });
    expect(partsOf(files).sort()).toEqual([...always, ...parts].sort());
    expect([...files.keys()].some((name) => name.endsWith('.woff2'))).toBe(parts.some((part) => part.includes('font')));
    const page = new TextDecoder().decode(files.get('index.html'));
    expect(page.includes('wasm-unsafe-eval')).toBe(parts.includes('physics.js'));
  });

  it('includes the check of hosts for games that call servers', () => {
    const files = filesOf({ attributes: { networkEnabled: 99 } });
    expect(partsOf(files).sort()).toEqual([...always, 'network.js'].sort());
    expect(new TextDecoder().decode(files.get('index.html'))).not.toContain('wasm-unsafe-eval');
    expect(partsOf(filesOf({ attributes: { networkEnabled: 0 } }))).not.toContain('network.js');
  });

  it('includes the interpreter for games with scripts', () => {
    const script = { name: 'S', event: 'onGameReady', source: '1;' };
    expect(partsOf(filesOf({ delegates: [{ ...script, enabled: true }] }))).toContain('scripts.js');
    expect(partsOf(filesOf({ delegates: [{ ...script, enabled: false }] }))).not.toContain('scripts.js');
  });

  it('has a page that refers only to existing files and satisfies a strict policy', () => {
    const files = webFolder(readTemplate('pip-and-the-lanterns'), player());
    const page = new TextDecoder().decode(files.get('index.html'));
    const named = Array.from(page.matchAll(/(?:src|href)="([^"]+)"/g), ([, name = '']) => name);
    expect(named.filter((name) => name !== 'data:,' && !files.has(name))).toEqual([]);
    expect(named.length).toBeGreaterThan(4);
    expect(page).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?! defer src)/i);
    for (const [name, bytes] of files) {
      if (!name.endsWith('.css')) continue;
      const sheet = new TextDecoder().decode(bytes);
      for (const [, file = ''] of sheet.matchAll(/url\(([^)]+)\)/g)) {
        expect(files.has(path.posix.join(path.posix.dirname(name), file))).toBe(true);
      }
    }
  });

  it('is a page that allows exactly its own scripts and styles by digest', () => {
    const page = singlePage(readTemplate('pip-and-the-lanterns'), player());
    const [, policy = ''] = /Content-Security-Policy" content="([^"]+)"/.exec(page) ?? [];
    const parts = [...page.matchAll(/<(script|style)((?: [^>]*)?)>([\s\S]*?)<\/\1>/g)];
    const digests = parts
      .filter(([, , attributes = '']) => attributes === '')
      .map(([, , , content = '']) => `sha256-${createHash('sha256').update(content).digest('base64')}`);
    expect(Array.from(policy.matchAll(/sha256-[^&' ]+/g), ([digest]) => digest).sort()).toEqual(digests.sort());
    expect(digests.length).toBe(4);
    const data = parts.filter(([, , attributes = '']) => attributes !== '');
    expect(data.every(([, , attributes = '']) => /^ type="(application\/json|text\/plain)" /.test(attributes))).toBe(
      true,
    );
    expect(page).not.toMatch(/\s(?:src|href)="(?!data:)/);
    expect(singlePage(readTemplate('pip-and-the-lanterns'), player())).toBe(page);
  });
});
