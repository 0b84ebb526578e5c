import { describe, expect, it } from 'vitest';
import { assetCases } from '../../../../fixtures/assets/build/assetCases.ts';
import { succeed } from '../model/issue.ts';
import type { AssetFiles } from '../model/project.ts';
import { buildProject } from '../testing.ts';
import { checkAsset } from './checkAsset.ts';
import { checkProjectAssets } from './checkProjectAssets.ts';

const bytesOf = (kind: keyof typeof assetCases, title: string): Uint8Array =>
  assetCases[kind].find((one) => one.title === title)?.bytes ?? new Uint8Array();

/** Code, severity and path of each finding. */
async function findingsOf(files: AssetFiles) {
  const project = buildProject({ images: ['tree', 'bush'], sounds: ['beep'], fonts: ['Square'] });
  const issues = await checkProjectAssets(project, files, checkAsset);
  return issues.map(({ code, severity, path }) => [code, severity, path.join('/')]);
}

describe('the files of a project', () => {
  it.each([
    ['images/bush.png', bytesOf('images', 'one pixel'), []],
    [
      'images/tree.png',
      bytesOf('images', 'a wrong sum of the header'),
      ['asset.content', 'blocking', 'assets/images/0/files/0'],
    ],
    ['images/bush.png', bytesOf('images', 'a page'), ['asset.type', 'blocking', 'assets/images/1/files/0']],
    ['images/bush.png', bytesOf('images', 'a drawing'), ['asset.type', 'blocking', 'assets/images/1/files/0']],
    ['images/bush.png', bytesOf('images', 'a bitmap'), ['asset.type', 'nonBlocking', 'assets/images/1/files/0']],
    ['images/bush.png', bytesOf('images', 'a gray square'), ['asset.type', 'nonBlocking', 'assets/images/1/files/0']],
    [
      'images/bush.png',
      bytesOf('images', 'a page behind the end'),
      ['asset.content', 'nonBlocking', 'assets/images/1/files/0'],
    ],
    ['sounds/beep.m4a', bytesOf('sounds', 'a sound'), []],
    ['sounds/beep.m4a', bytesOf('sounds', 'mp3'), ['asset.type', 'nonBlocking', 'assets/sounds/0/files/0']],
    ['sounds/beep.m4a', bytesOf('sounds', 'a video'), ['asset.type', 'blocking', 'assets/sounds/0/files/0']],
    ['fonts/Square.ttf', bytesOf('fonts', 'no glyphs'), ['asset.content', 'blocking', 'assets/fonts/0/files/0']],
    ['images/foreign.png', bytesOf('images', 'a page'), []],
  ])('%s', async (path, bytes, finding) => {
    expect(await findingsOf(new Map([[path, bytes]]))).toEqual(finding.length === 0 ? [] : [finding]);
  });

  it('are each checked once, even when two assets list them', async () => {
    const base = buildProject({ images: ['tree'] });
    const [tree] = base.assets.images;
    const project = { ...base, assets: { ...base.assets, images: tree ? [tree, { ...tree, name: 'bush' }] : [] } };
    const files = new Map([['images/tree.png', bytesOf('images', 'a page')]]);
    expect(await checkProjectAssets(project, files, checkAsset)).toHaveLength(1);
  });

  it('may not have too many pixels in total', async () => {
    const names = Array.from({ length: 17 }, (_, index) => `image ${index}`);
    const project = buildProject({ images: names });
    const files = new Map(names.map((name) => [`images/${name}.png`, new Uint8Array(1)]));
    const size = { width: 8000, height: 4000 };
    const look = async () => succeed({ extension: 'png', notes: [], size });
    expect(await checkProjectAssets(project, files, look)).toMatchObject([
      { code: 'asset.content', severity: 'nonBlocking', path: ['assets', 'images'], params: { pixels: 544_000_000 } },
    ]);
    files.delete('images/image 0.png');
    expect(await checkProjectAssets(project, files, look)).toEqual([]);
  });
});
