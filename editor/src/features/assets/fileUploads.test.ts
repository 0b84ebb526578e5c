import { checkAsset, createCountingIds, createProjectSession } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import { describe, expect, it } from 'vitest';
import { assetCases } from '../../../../fixtures/assets/build/assetCases.ts';
import { createProjectAssets } from '../../session/projectAssets.ts';
import { createFileUploads } from './fileUploads.ts';

const dot = assetCases.images.find(({ title }) => title === 'one pixel')?.bytes ?? new Uint8Array();

const picture = (name: string): File => new File([new Uint8Array(dot)], name);
const page = (name: string): File => new File(['<p>'], name);

const keeper = { put: async () => undefined, remove: async () => undefined };

function openUploads(assets = createProjectAssets(new Map(), keeper)) {
  const session = createProjectSession({ project: buildProject({}), ids: createCountingIds([]), clock: () => 0 });
  const uploads = createFileUploads('images', {
    session,
    assets,
    createExaminer: () => ({
      examine: async (kind, file) => checkAsset(kind, file.name, new Uint8Array(await file.arrayBuffer())),
      close: () => undefined,
    }),
  });
  return uploads;
}

describe('files that are added in several batches', () => {
  it('are stored one batch after the other, so that equal names get different numbers', async () => {
    const uploads = openUploads();
    const seen = new Set<string>();
    uploads.state.subscribe(({ progress }) => progress && seen.add(`${progress.file} ${progress.done}/${progress.of}`));
    const batches = await Promise.all([
      uploads.store([picture('dot.png'), picture('dot.png')]),
      uploads.store([picture('dot.png')]),
    ]);
    expect(batches.map((batch) => batch.map(({ asset }) => asset.name))).toEqual([['dot', 'dot1'], ['dot2']]);
    expect([...seen]).toEqual(['dot.png 0/2', 'dot.png 1/2', 'dot.png 0/1']);
    expect(uploads.state.getState().progress).toBe(undefined);
  });

  it('are stored in turn also where two places of a project take files', async () => {
    const assets = createProjectAssets(new Map(), keeper);
    const [library, stage] = [openUploads(assets), openUploads(assets)];
    const batches = await Promise.all([library.store([picture('dot.png')]), stage.store([picture('dot.png')])]);
    expect(batches.map((batch) => batch.map(({ asset }) => asset.name))).toEqual([['dot'], ['dot1']]);
  });

  it('keep the refused files of all batches until they are dismissed', async () => {
    const uploads = openUploads();
    await Promise.all([uploads.store([page('one.png')]), uploads.store([picture('dot.png'), page('two.png')])]);
    expect(uploads.state.getState().refused.map(({ name }) => name)).toEqual(['one.png', 'two.png']);
    uploads.forget();
    expect(uploads.state.getState().refused).toEqual([]);
  });

  it('are left out when the user cancels, also those that wait; the next batch is stored', async () => {
    const uploads = openUploads();
    uploads.state.subscribe(({ progress }) => {
      if (progress?.file === 'b.png') uploads.cancel();
    });
    const batches = await Promise.all([
      uploads.store(['a.png', 'b.png', 'c.png'].map(picture)),
      uploads.store([picture('d.png')]),
    ]);
    expect(batches.map((batch) => batch.map(({ asset }) => asset.name))).toEqual([['a'], []]);
    expect((await uploads.store([picture('e.png')])).map(({ asset }) => asset.name)).toEqual(['e']);
  });
});
