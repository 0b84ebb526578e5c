import { checkAsset, createCountingIds, createProjectSession } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import { describe, expect, it } from 'vitest';
import { assetCases } from '../../../../fixtures/assets/build/assetCases.ts';
import { createProjectAssets } from '../../session/projectAssets.ts';
import { addAssets } from './addAssets.ts';
import { addMissing } from './addMissing.ts';

const fileOf = (kind: keyof typeof assetCases, title: string, name: string): File => {
  const bytes = assetCases[kind].find((one) => one.title === title)?.bytes ?? new Uint8Array();
  return new File([new Uint8Array(bytes)], name);
};

/** An open project whose store accepts every file except those named `full`. */
function openUploads() {
  const session = createProjectSession({
    project: buildProject({ sounds: ['Beep'] }),
    ids: createCountingIds([]),
    clock: () => 0,
  });
  const assets = createProjectAssets(new Map(), {
    put: async (path) => (path.includes('full') ? { message: 'There is no room.' } : undefined),
    remove: async () => undefined,
  });
  const examiner = {
    examine: async (kind: keyof typeof assetCases, file: File) =>
      checkAsset(kind, file.name, new Uint8Array(await file.arrayBuffer())),
    close: () => undefined,
  };
  return { session, assets, examiner };
}

describe('adding files', () => {
  it('stores them under free names in one undo step, and reports rejected files with the reason', async () => {
    const target = openUploads();
    const { stored, refused, notes } = await addAssets(
      'sounds',
      [
        fileOf('sounds', 'a hundredth of a second', 'beep.wav'),
        fileOf('sounds', 'a sound in an mp4', 'beep.mp4'),
        fileOf('sounds', 'a page behind the end', 'tail.wav'),
        fileOf('sounds', 'a video', 'film.mp4'),
        fileOf('sounds', 'no samples', 'still.wav'),
        fileOf('sounds', 'vorbis', 'full.ogg'),
      ],
      target,
    );
    expect(refused).toEqual([
      { name: 'film.mp4', reason: undefined },
      { name: 'still.wav', reason: 'still.wav holds no sound.' },
      { name: 'full.ogg', reason: 'There is no room.' },
    ]);
    expect(notes).toEqual(['tail.wav holds 25 extra bytes after its end.']);
    const listed = [
      { name: 'beep1', files: [{ name: 'beep1.wav', size: 124 }] },
      { name: 'beep2', files: [{ name: 'beep2.m4a', size: stored[1]?.checked.bytes.length }] },
      { name: 'tail', files: [{ name: 'tail.wav', size: 124 }] },
    ];
    expect(target.session.getState().project.assets.sounds.slice(1)).toEqual(listed);
    for (const { files } of listed) {
      for (const { name, size } of files) expect(target.assets.get(`sounds/${name}`)).toHaveLength(Number(size));
    }
    expect([...target.assets.getFiles().keys()]).toHaveLength(3);
    target.session.undo();
    expect(target.session.getState().project.assets.sounds).toHaveLength(1);
  });

  it('creates no undo step when all files were rejected', async () => {
    const target = openUploads();
    const before = target.session.getState();
    const { refused } = await addAssets('fonts', [fileOf('fonts', 'woff', 'a.woff')], target);
    expect(refused).toEqual([{ name: 'a.woff', reason: undefined }]);
    expect(target.session.getState()).toBe(before);
  });

  it('keeps what was stored before the user cancels, and counts the rest', async () => {
    const target = openUploads();
    const canceling = new AbortController();
    const seen: number[] = [];
    const files = ['a', 'b', 'c', 'd'].map((name) => fileOf('images', 'one pixel', `${name}.png`));
    const { stored, skipped } = await addAssets('images', files, target, {
      signal: canceling.signal,
      onProgress(done) {
        seen.push(done);
        if (done === 2) canceling.abort();
      },
    });
    expect([stored.map(({ asset }) => asset.name), skipped, seen]).toEqual([['a', 'b'], 2, [0, 1, 2]]);
    expect(target.session.getState().project.assets.images.map(({ name }) => name)).toEqual(['a', 'b']);
  });

  it('gives 200 files of one name their own numbers', async () => {
    const target = openUploads();
    const files = Array.from({ length: 200 }, () => fileOf('images', 'one pixel', 'dot.png'));
    const { stored } = await addAssets('images', files, target);
    expect([0, 1, 199].map((at) => stored[at]?.asset.name)).toEqual(['dot', 'dot1', 'dot199']);
  });

  it('accepts fonts', async () => {
    const target = openUploads();
    await addAssets('fonts', [fileOf('fonts', 'a font', 'Square Test.ttf')], target);
    expect(target.session.getState().project.assets.fonts).toMatchObject([{ name: 'Square Test' }]);
  });
});

describe('adding an asset that the game lacks', () => {
  const dot = () => fileOf('images', 'one pixel', 'dot.png');
  const imagesOf = ({ session }: ReturnType<typeof openUploads>) => session.getState().project.assets.images;

  it('gives it the name that the game uses, even when a file of this name is kept for undo', async () => {
    const target = openUploads();
    await addAssets('images', [fileOf('images', 'one pixel', 'hero.png')], target);
    target.session.dispatch({ kind: 'asset.remove', data: { kind: 'images', name: 'hero' } });
    expect(await addMissing('images', 'hero', dot(), target)).toBeUndefined();
    expect(imagesOf(target)).toMatchObject([{ name: 'hero', files: [{ name: 'dot.png' }] }]);
    target.session.undo();
    expect(imagesOf(target)).toEqual([]);
  });

  it('gives a file to one that is listed without', async () => {
    const target = openUploads();
    const asset = { name: 'ghost', files: [] };
    expect(target.session.dispatch({ kind: 'asset.add', data: { kind: 'images', asset } }).ok).toBe(true);
    expect(await addMissing('images', 'ghost', dot(), target)).toBeUndefined();
    expect(imagesOf(target)).toMatchObject([{ name: 'ghost', files: [{ name: 'dot.png' }] }]);
  });

  it.each([
    ['a file of another type', fileOf('fonts', 'woff', 'a.woff'), 'hero', /^You may only upload file types: /],
    ['a name that an image cannot have', dot(), 'hero.png', /no file ending/],
  ])('says why it is not added: %s', async (_, file, name, reason) => {
    const target = openUploads();
    expect(await addMissing('images', name, file, target)).toMatch(reason);
    expect(imagesOf(target)).toEqual([]);
  });
});
