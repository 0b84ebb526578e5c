import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { type Project, readProject, writeProject } from '@playhouse/core';
import { buildProject, type ProjectDescription } from '@playhouse/core/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { filesBelow } from './filesBelow.ts';
import { call, callJson } from './inProcess.ts';
import { putFiles, putProject, temporaryFolder } from './playhouse.ts';

const cwd = temporaryFolder();
beforeEach(() => {
  for (const name of fs.readdirSync(cwd)) fs.rmSync(path.join(cwd, name), { recursive: true });
});

interface Values {
  readonly speed?: number;
  readonly jump?: number;
  readonly turn?: number;
  readonly gate?: string;
}

const set = (id: string, value: number) => ({
  id,
  class: 'AttributeChangeBehavior',
  attributes: { attribute: 'self.attributes.id901', value },
});

/** A game with two actors; Pip has two behaviors and a speed. */
function game({ speed = 3, jump = 1, turn = 1, gate = 'Gate' }: Values = {}): Project {
  const description: ProjectDescription = {
    title: 'Lantern walk',
    prototypes: [
      {
        id: 'id1',
        name: 'Pip',
        attributes: { id901: { '@': 'real', $: speed, name: 'Speed' } },
        behaviors: [set('id11', jump), set('id12', turn)],
      },
      { id: 'id2', name: gate },
    ],
    scenes: [{ id: 'id5', name: 'Meadow', layers: [{ actors: [{ id: 'id7', prototype: 'id1' }] }] }],
  };
  return buildProject(description);
}

function put(name: string, project: Project, files: ReadonlyMap<string, Uint8Array> = new Map()): void {
  putProject(path.join(cwd, name), { project, files });
}

describe('diff', () => {
  it('describes differences in words, and prints ops with --json', async () => {
    put('a', game());
    put('b', game({ speed: 5, gate: 'Door' }), new Map([['images/new.png', new Uint8Array([1])]]));
    const { status, stdout, stderr } = await call(['diff', 'a', 'b'], { cwd });
    expect([status, stderr]).toEqual([0, '3 changes.\n']);
    expect(stdout).toMatch(/Actor Pip: Speed 3 -> 5/);
    expect(stdout).toMatch(/Gate.*Door/);
    expect(stdout).toMatch(/File images\/new\.png: added/);
    const { value } = await callJson(['diff', 'a', 'b'], { cwd });
    expect([value.same, value.ops.length, value.files]).toEqual([
      false,
      2,
      [{ path: 'images/new.png', change: 'added' }],
    ]);
  });

  it.each<[args: string[], status: number, sentence: RegExp]>([
    [['a', 'a'], 0, /^a and a are the same\.$/m],
    [['a', 'b'], 0, /^One change\.$/m],
    [['a', 'b', '--exit-code'], 1, /^One change\.$/m],
    [['a', 'a', '--exit-code'], 0, /are the same/],
    [['a'], 2, /Give two projects/],
    [['a', 'b', 'a'], 2, /Give two projects/],
    [['a', 'nowhere'], 3, /nothing at nowhere/],
    [['--git', 'a'], 2, /seven arguments/],
  ])('%j gives status %i', async (args, status, sentence) => {
    put('a', game());
    put('b', game({ speed: 5 }));
    const result = await call(['diff', ...args], { cwd });
    expect(result.status).toBe(status);
    expect(result.stderr).toMatch(sentence);
  });
});

describe('merge', () => {
  it('combines both sides when they changed different things', async () => {
    put('base', game());
    put('mine', game({ speed: 5 }), new Map([['images/mine.png', new Uint8Array([1])]]));
    put('theirs', game({ jump: 9, gate: 'Door' }), new Map([['images/theirs.png', new Uint8Array([2])]]));
    const { status, value } = await callJson(['merge', 'base', 'mine', 'theirs', '--out', 'both'], { cwd });
    expect([status, value.conflicts]).toEqual([0, []]);
    const wanted = writeProject({
      project: game({ speed: 5, jump: 9, gate: 'Door' }),
      files: new Map([
        ['images/mine.png', new Uint8Array([1])],
        ['images/theirs.png', new Uint8Array([2])],
      ]),
    });
    const texts = new Map([...wanted].map(([name, bytes]) => [name, Buffer.from(bytes).toString('base64')]));
    expect(filesBelow(path.join(cwd, 'both'))).toEqual(texts);
  });

  it('lists conflicts, keeps one value and reports the other', async () => {
    put('base', game());
    put('mine', game({ speed: 5 }));
    put('theirs', game({ speed: 7 }));
    const { status, value } = await callJson(['merge', 'base', 'mine', 'theirs', '--out', 'both'], { cwd });
    expect([status, value.conflicts.length]).toEqual([1, 1]);
    const [conflict] = value.conflicts;
    expect([conflict.base, conflict.mine, conflict.theirs].map((each) => each?.$ ?? each)).toEqual([3, 5, 7]);
    const { status: second, stdout } = await call(['merge', 'base', 'theirs', 'mine', '--out', 'again'], { cwd });
    expect([second, stdout]).toEqual([1, expect.stringMatching(/Pip.*Speed.*7.*5/)]);
    expect(filesBelow(path.join(cwd, 'again'))).toEqual(filesBelow(path.join(cwd, 'both')));
  });

  it('never overwrites anything', async () => {
    for (const name of ['base', 'mine']) put(name, game());
    const { status, stderr } = await call(['merge', 'base', 'mine', 'mine', '--out', 'base'], { cwd });
    expect([status, stderr]).toEqual([3, expect.stringMatching(/There is a project at base already/)]);
  });
});

/** The real program as called by git, in a repository with the drivers set up. */
describe('git', () => {
  const bin = path.join(cwd, '..', `${path.basename(cwd)}-bin`);
  const git = (...args: string[]) => {
    const env = {
      HOME: cwd,
      PATH: `${bin}${path.delimiter}${process.env.PATH}`,
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_AUTHOR_NAME: 'Ada',
      GIT_AUTHOR_EMAIL: 'ada@school.example',
      GIT_COMMITTER_NAME: 'Ada',
      GIT_COMMITTER_EMAIL: 'ada@school.example',
    };
    const run = spawnSync('git', args, { cwd, env, encoding: 'utf8' });
    return { status: run.status, text: `${run.stdout}${run.stderr}` };
  };
  const commit = (project: Project) => {
    putFiles(path.join(cwd, 'walk'), writeProject({ project, files: new Map() }));
    git('add', '.');
    git('commit', '-qm', 'Change');
  };
  const read = () => {
    const folder = path.join(cwd, 'walk');
    const files = new Map(
      [...filesBelow(folder)].map(([name, text]) => [name, new Uint8Array(Buffer.from(text, 'base64'))]),
    );
    const result = readProject(files);
    if (!result.ok) throw new Error(result.issues.map(({ message }) => message).join(' '));
    return writeProject(result.value.contents);
  };

  beforeEach(async () => {
    fs.mkdirSync(bin, { recursive: true });
    const program = path.join(root, 'cli/bin/playhouse.js');
    fs.writeFileSync(path.join(bin, 'playhouse'), `#!/bin/sh\nexec "${process.execPath}" "${program}" "$@"\n`, {
      mode: 0o755,
    });
    git('init', '-q', '-b', 'main');
    fs.writeFileSync(path.join(cwd, '.gitattributes'), '*.png binary\n');
    expect((await call(['merge-driver', '--install'], { cwd })).status).toBe(0);
    commit(game());
    git('checkout', '-qb', 'theirs');
    return () => fs.rmSync(bin, { recursive: true, force: true });
  });

  it('keeps existing attributes, and is set up only once', async () => {
    await call(['merge-driver', '--install'], { cwd });
    const lines = fs.readFileSync(path.join(cwd, '.gitattributes'), 'utf8').split('\n');
    expect(lines[0]).toBe('*.png binary');
    expect(new Set(lines).size).toBe(lines.length);
  });

  it.each<[what: string, theirs: Values, mine: Values, both: Values]>([
    ['different actors', { speed: 5 }, { gate: 'Door' }, { speed: 5, gate: 'Door' }],
    ['different behaviors of one actor', { jump: 4 }, { turn: 8 }, { jump: 4, turn: 8 }],
  ])('merges two branches that change %s', (_, theirs, mine, both) => {
    commit(game(theirs));
    git('checkout', '-q', 'main');
    commit(game(mine));
    expect(git('merge', '-q', '--no-edit', 'theirs').status).toBe(0);
    expect(read()).toEqual(writeProject({ project: game(both), files: new Map() }));
  });

  it('marks a field that both changed, keeps all versions, and describes them', () => {
    commit(game({ speed: 5 }));
    git('checkout', '-q', 'main');
    commit(game({ speed: 7, turn: 8 }));
    const merge = git('merge', '--no-edit', 'theirs');
    expect(merge.status).toBe(1);
    expect(merge.text).toMatch(/walk\/actors\/id1\.json: .*Pip.*Speed.*7.*5/);
    expect(git('ls-files', '-u').text.trim().split('\n')).toHaveLength(3);
    // The file reads as a document, with everything that is not in conflict.
    expect(read()).toEqual(writeProject({ project: game({ speed: 7, turn: 8 }), files: new Map() }));
    expect(git('show', ':3:walk/actors/id1.json').text).toContain('"$": 5');
  });

  it('leaves ours unchanged when a version cannot be read', () => {
    fs.writeFileSync(path.join(cwd, 'walk/actors/id1.json'), '{ broken');
    git('commit', '-qam', 'Break');
    git('checkout', '-q', 'main');
    commit(game({ speed: 7 }));
    const before = fs.readFileSync(path.join(cwd, 'walk/actors/id1.json'), 'utf8');
    const merge = git('merge', '--no-edit', 'theirs');
    expect([merge.status, fs.readFileSync(path.join(cwd, 'walk/actors/id1.json'), 'utf8')]).toEqual([1, before]);
    expect(merge.text).toMatch(/cannot be merged, and ours is left as it is\. Theirs: /);
  });

  it('shows differences in words, with names from the project', () => {
    putFiles(path.join(cwd, 'walk'), writeProject({ project: game({ speed: 5, turn: 8 }), files: new Map() }));
    const { status, text } = git('--no-pager', 'diff');
    expect(status).toBe(0);
    expect(text).toContain('walk/actors/id1.json');
    expect(text).toMatch(/Actor Pip: Speed 3 -> 5/);
    expect(text).not.toContain('@@');
  });
});
