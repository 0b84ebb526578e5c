import { createCountingIds, createProjectSession, type DocumentPath, documentsOf, type Project } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import { describe, expect, it } from 'vitest';
import { Refusal, Unreachable } from '../../session/cloud/serverCalls.ts';
import { restoreVersion } from './restoreVersion.ts';
import type { VersionContents } from './versionContents.ts';

const bytes = (...values: number[]) => Uint8Array.from(values);
const built = buildProject({
  title: 'Then',
  prototypes: [{ id: 'id1', name: 'Pip' }],
  scenes: [
    { id: 'id3', name: 'Meadow', layers: [{ id: 'id4', actors: [{ id: 'id7', prototype: 'id1' }] }] },
    { id: 'id8', name: 'Cave', layers: [{ id: 'id9', actors: [] }] },
  ],
});
const then: Project = {
  ...built,
  assets: { ...built.assets, images: [{ name: 'hero', files: [{ name: 'hero.png', size: 2 }] }] },
};
const version: VersionContents = {
  documents: new Map(documentsOf(then)),
  files: new Map([['images/hero.png', bytes(1, 2)]]),
  isPart: false,
};

/** An open project that was changed since the version. */
function open({ files = {}, keep, put }: OpenOptions = {}) {
  let now = 0;
  const session = createProjectSession({ project: then, ids: createCountingIds(['id100']), clock: () => ++now });
  session.dispatch({ kind: 'project.setTitle', data: { title: 'Now' } });
  session.dispatch({ kind: 'scene.remove', data: { scene: 'id8' } });
  const stored = new Map(Object.entries(files));
  const kept: string[] = [];
  const ports = {
    session,
    assets: {
      get: (path: string) => stored.get(path),
      getFiles: () => stored,
      put: async (path: string, file: Uint8Array) => {
        if (!put) stored.set(path, file);
        return put?.();
      },
    },
    source: {
      keep: async (kind: string, name: string) => {
        await keep?.();
        kept.push(`${kind} ${name}: ${titleOf(session.getState().project)}`);
      },
    },
  };
  const restore = (only?: readonly DocumentPath[], contents = version) =>
    restoreVersion(ports, { contents, name: 'Level 1', ...(only && { only }) });
  return { session, stored, kept, restore };
}

interface OpenOptions {
  readonly files?: Readonly<Record<string, Uint8Array>>;
  readonly keep?: () => Promise<void>;
  readonly put?: () => { readonly message: string };
}

function titleOf({ object }: Project): string {
  return object.title;
}

function textOf(project: Project): string {
  return JSON.stringify([...documentsOf(project)].sort(([one], [other]) => (one < other ? -1 : 1)));
}

const stepsOf = ({ session }: ReturnType<typeof open>) =>
  session.getState().history.undo.map(({ label }) => label.what);

describe('restoring a version', () => {
  it('is one undo step, after what was there is kept', async () => {
    const project = open();
    const before = textOf(project.session.getState().project);
    expect(await project.restore()).toEqual({ end: 'restored' });
    expect(textOf(project.session.getState().project)).toBe(textOf(then));
    expect(project.kept).toEqual(['before-restore Level 1: Now']);
    expect(stepsOf(project)).toHaveLength(3);
    expect(project.session.undo()).toEqual([]);
    expect(textOf(project.session.getState().project)).toBe(before);
  });

  it('does nothing where nothing differs', async () => {
    const project = open();
    await project.restore();
    expect(await project.restore()).toEqual({ end: 'same' });
    expect(project.kept).toHaveLength(1);
  });

  it('brings one document back, listed in the game, and leaves the others', async () => {
    const project = open();
    expect(await project.restore(['scenes/id8.json'])).toEqual({ end: 'restored' });
    const { object, scenes } = project.session.getState().project;
    expect([object.title, object.scenes, [...scenes.keys()].sort()]).toEqual(['Now', ['id3', 'id8'], ['id3', 'id8']]);
    project.session.undo();
    expect(project.session.getState().project.object.scenes).toEqual(['id3']);
  });

  it('removes one document that the version does not have, with its place in the game', async () => {
    const project = open();
    project.session.dispatch({ kind: 'scene.remove', data: { scene: 'id3' } });
    const documents = new Map([...version.documents].filter(([path]) => path !== 'scenes/id3.json'));
    expect(await project.restore(['scenes/id8.json'])).toEqual({ end: 'restored' });
    expect(await project.restore(['scenes/id3.json'], { ...version, documents })).toEqual({ end: 'restored' });
    expect(project.session.getState().project.object.scenes).toEqual(['id8']);
  });

  it('takes a part as it is, and says nothing about the rest', async () => {
    const project = open();
    const part = { ...version, isPart: true, documents: new Map([['object.json', then.object]]) };
    await project.restore(undefined, part);
    const { object, scenes } = project.session.getState().project;
    expect([object.title, [...scenes.keys()]]).toEqual(['Then', ['id3']]);
  });
});

describe('files of a version', () => {
  it('are stored before they are named', async () => {
    const project = open();
    await project.restore();
    expect(project.stored.get('images/hero.png')).toEqual(bytes(1, 2));
  });

  it('get another name where there are other bytes now, so that undo brings these back', async () => {
    const project = open({ files: { 'images/hero.png': bytes(9) } });
    await project.restore();
    const { images } = project.session.getState().project.assets;
    expect(images).toEqual([{ name: 'hero', files: [{ name: 'hero1.png', size: 2 }] }]);
    expect([project.stored.get('images/hero.png'), project.stored.get('images/hero1.png')]).toEqual([
      bytes(9),
      bytes(1, 2),
    ]);
    project.session.undo();
    expect(project.session.getState().project.assets.images[0]?.files[0]?.name).toBe('hero.png');
  });

  it('that cannot be stored leave the project as it is', async () => {
    const project = open({ put: () => ({ message: 'The disk is full.' }) });
    expect(await project.restore()).toEqual({ end: 'failed', fault: { message: 'The disk is full.' } });
    expect(titleOf(project.session.getState().project)).toBe('Now');
  });
});

describe('restoring that cannot keep what is now', () => {
  it.each([
    ['without a network', new Unreachable('Failed to fetch'), 'offline'],
    ['after the session ended', new Refusal('session', 'Sign in first.', 401), 'signedOut'],
    ['in a project that is gone', new Refusal('project.unknown', 'Gone.', 404), { message: 'Gone.' }],
  ])('%s, it changes nothing', async (_, error, fault) => {
    const project = open({ keep: () => Promise.reject(error) });
    expect(await project.restore()).toEqual({ end: 'failed', fault });
    expect(stepsOf(project)).toHaveLength(2);
  });
});

it('does two restores at the same time one after the other', async () => {
  const project = open();
  const other = {
    ...version,
    documents: new Map([...version.documents, ['object.json', { ...then.object, title: '2' }]]),
  };
  const ends = await Promise.all([
    project.restore(),
    project.restore(undefined, other as VersionContents),
    project.restore(),
  ]);
  expect(ends.map(({ end }) => end)).toEqual(['restored', 'restored', 'restored']);
  expect(project.kept).toEqual(['Now', 'Then', '2'].map((title) => `before-restore Level 1: ${title}`));
  const titles = [0, 1, 2].map(() => {
    project.session.undo();
    return titleOf(project.session.getState().project);
  });
  expect(titles).toEqual(['2', 'Then', 'Now']);
});

it('restores files that alone are others', async () => {
  const project = open();
  await project.restore();
  project.stored.set('images/hero.png', bytes(7));
  expect(await project.restore(['scenes/id3.json'])).toEqual({ end: 'same' });
  expect(await project.restore()).toEqual({ end: 'restored' });
  expect(project.session.getState().project.assets.images[0]?.files[0]?.name).toBe('hero1.png');
});
