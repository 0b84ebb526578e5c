import path from 'node:path';
import { packArchive, writeProject } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import { describe, expect, it } from 'vitest';
import { assetCases } from '../../fixtures/assets/build/assetCases.ts';
import { playhouse, playhouseJson, putFiles, putProject, temporaryFolder } from './playhouse.ts';

const folder = temporaryFolder();
const bytesOf = (kind: keyof typeof assetCases, title: string): Uint8Array =>
  assetCases[kind].find((one) => one.title === title)?.bytes ?? new Uint8Array();

/** A project whose assets are these files, with their right sizes in the manifest. */
function contentsOf(stored: readonly (readonly [path: string, bytes: Uint8Array])[]) {
  const files = new Map(stored);
  const listOf = (kind: string) =>
    stored.flatMap(([place, bytes]) => {
      const [head, name = ''] = place.split('/');
      return head === kind ? [{ name: name.replace(/\.\w+$/, ''), files: [{ name, size: bytes.length }] }] : [];
    });
  const assets = { images: listOf('images'), sounds: listOf('sounds'), fonts: listOf('fonts') };
  return { project: { ...buildProject(), assets }, files };
}

const bad = contentsOf([
  ['images/good.png', bytesOf('images', 'one pixel')],
  ['images/page.png', bytesOf('images', 'a page')],
  ['images/tail.png', bytesOf('images', 'a page behind the end')],
  ['sounds/film.m4a', bytesOf('sounds', 'a video that says it is a sound')],
  ['fonts/Round.ttf', bytesOf('fonts', 'four thousand million characters in a few bytes')],
]);

describe('validate', () => {
  it.each(['folder', 'archive.playhouse.zip'])('looks into the assets of a project in a %s', async (place) => {
    if (place === 'folder') putProject(path.join(folder, place), bad);
    else putFiles(folder, [[place, packArchive(writeProject(bad))]]);
    const { status, value } = await playhouseJson(['validate', place], { cwd: folder });
    expect(status).toBe(1);
    expect(value).toMatchObject({
      blockingErrorCount: 3,
      nonBlockingErrorCount: 1,
      issues: [
        { code: 'asset.type', severity: 'blocking', document: 'assets.json', path: ['images', 1, 'files', 0] },
        { code: 'asset.content', severity: 'nonBlocking', path: ['images', 2, 'files', 0], params: { surplus: 25 } },
        { code: 'asset.type', severity: 'blocking', path: ['sounds', 0, 'files', 0], owner: { kind: 'assets' } },
        { code: 'asset.content', severity: 'blocking', message: 'Error parsing font file Round.ttf' },
      ],
      owners: [{ kind: 'assets', blockingErrorCount: 3, nonBlockingErrorCount: 1 }],
    });
  });

  it('ends although the process that looked at assets was just at it', async () => {
    putProject(path.join(folder, 'good'), contentsOf([['images/good.png', bytesOf('images', 'one pixel')]]));
    expect(await playhouse(['validate', 'good', 'nowhere'], { cwd: folder })).toMatchObject({
      status: 3,
      signal: null,
    });
  });
});
