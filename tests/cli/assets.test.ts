import fs from 'node:fs';
import path from 'node:path';
import { packArchive, writeProject } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import { describe, expect, it } from 'vitest';
import { assetCases } from '../../fixtures/assets/build/assetCases.ts';
import { call, callJson } from './inProcess.ts';
import { playhouse, putFiles, putProject, temporaryFolder } from './playhouse.ts';

const folder = temporaryFolder();
const bytesOf = (kind: keyof typeof assetCases, title: string): Uint8Array =>
  assetCases[kind].find((one) => one.title === title)?.bytes ?? new Uint8Array();

/** A project whose assets are these files, with their correct sizes in the manifest. */
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
  it.each(['folder', 'archive.playhouse.zip'])('checks the assets of a project in a %s', async (place) => {
    if (place === 'folder') putProject(path.join(folder, place), bad);
    else putFiles(folder, [[place, packArchive(writeProject(bad))]]);
    const { status, value } = await callJson(['validate', place], { cwd: folder });
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

  it('ends even if the asset process is still busy', async () => {
    putProject(path.join(folder, 'good'), contentsOf([['images/good.png', bytesOf('images', 'one pixel')]]));
    expect(await playhouse(['validate', 'good', 'nowhere'], { cwd: folder })).toMatchObject({
      status: 3,
      signal: null,
    });
  });
});

describe('asset info', () => {
  const put = (name: string, bytes: Uint8Array): void => putFiles(folder, [[name, bytes]]);

  it('describes a font and draws a text with it', async () => {
    put('Square.ttf', bytesOf('fonts', 'a font'));
    const args = ['asset', 'info', 'Square.ttf', '--text', 'Aä', '--specimen', 'square.svg'];
    const { status, value } = await callJson(args, { cwd: folder });
    expect([status, value.kind, value.type]).toEqual([0, 'fonts', 'ttf']);
    expect(value.font).toMatchObject({
      family: 'Square Test',
      unitsPerEm: 1000,
      ascender: 800,
      descender: -200,
      lineGap: 0,
      glyphs: 2,
      characters: 95,
      ranges: [[0x20, 0x7e]],
      blocks: [{ name: 'Basic Latin', characters: 95, of: 95 }],
      specimen: { text: 'Aä', missing: ['ä'] },
    });
    expect(fs.readFileSync(path.join(folder, 'square.svg'), 'utf8')).toBe(value.font.specimen.svg);
  });

  it('describes a font in words', async () => {
    put('Square.ttf', bytesOf('fonts', 'a font'));
    const { stdout } = await call(['asset', 'info', 'Square.ttf', '--text', 'Aä'], { cwd: folder });
    expect(stdout.split('\n').slice(1)).toEqual([
      'Family: Square Test',
      'Metrics: ascender 800, descender -200, line gap 0, 1000 units per em',
      'Characters: 95 (2 glyphs)',
      'Missing in “Aä”: ä',
      'Block        In the font  In Unicode',
      'Basic Latin           95          95',
      '',
    ]);
  });

  it('describes an image, and rejects a specimen text for it', async () => {
    put('one.png', bytesOf('images', 'one pixel'));
    const { value } = await callJson(['asset', 'info', 'one.png'], { cwd: folder });
    expect(value).toMatchObject({ kind: 'images', type: 'png', size: { width: 1, height: 1 } });
    const drawn = await call(['asset', 'info', 'one.png', '--specimen', 'one.svg'], { cwd: folder });
    expect([drawn.status, fs.existsSync(path.join(folder, 'one.svg'))]).toEqual([2, false]);
  });

  it('rejects a damaged file with the reason', async () => {
    put('Round.ttf', bytesOf('fonts', 'an outline outside the table'));
    const { status, stderr } = await call(['asset', 'info', 'Round.ttf'], { cwd: folder });
    expect([status, stderr]).toEqual([3, expect.stringMatching(/^Round\.ttf cannot be described\. /)]);
  });
});
