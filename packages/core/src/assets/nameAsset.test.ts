import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createProjectSession } from '../history/projectSession.ts';
import { createCountingIds } from '../model/ids.ts';
import { assetFolders, fileNameTwin, isFileName } from '../model/projectPath.ts';
import { buildProject } from '../testing.ts';
import { manifestEntry, nameAsset } from './nameAsset.ts';

const { assets } = buildProject({ images: ['Tree', 'tree1', 'Äpfel'], sounds: ['Tree'] });

describe('an uploaded file', () => {
  it.each([
    ['images', 'hero.png', 'hero'],
    ['images', 'tree.png', 'tree2'],
    ['images', 'TREE1.png', 'TREE11'],
    ['images', 'A\u0308PFEL.jpeg', 'ÄPFEL1'],
    ['images', 'Pip stand.png', 'Pip stand'],
    ['images', 'a.b.jpeg', 'a.b'],
    ['images', 'zürich/..\\<b>.png', 'zürich..b'],
    ['images', '🚀 rocket.png', '🚀 rocket'],
    ['images', '👩🏽‍🚀🇫🇷❤️.png', '👩🏽‍🚀🇫🇷❤️'],
    ['images', '???.png', 'image'],
    ['images', '.png', 'image'],
    ['images', 'photo.png.jpg .exe', 'photo'],
    ['images', '.jpg.png', 'image'],
    ['fonts', 'arimo.ttf', 'arimo1'],
    ['fonts', 'photo.png.ttf', 'photo.png'],
    ['images', '..', 'image'],
    ['sounds', 'tree.ogg', 'tree1'],
    ['sounds', '', 'sound'],
    ['fonts', 'Tree.ttf', 'Tree'],
    ['fonts', '\ud800.ttf', 'font'],
    ['images', `${'x'.repeat(300)}.png`, 'x'.repeat(100)],
  ] as const)('for %s called %j becomes the asset %j', (kind, uploaded, name) => {
    expect(nameAsset(assets, kind, uploaded, 'png')).toEqual({ name, file: `${name}.png` });
  });

  it('never replaces a file that another asset has', () => {
    const manifest = { ...assets, images: [{ name: 'Bush', files: [{ name: 'Hero.png', size: 1 }] }] };
    expect(nameAsset(manifest, 'images', 'hero.png', 'png')).toEqual({ name: 'hero1', file: 'hero1.png' });
    expect(nameAsset(manifest, 'images', 'hero.png', 'jpg')).toEqual({ name: 'hero', file: 'hero.jpg' });
  });

  it('gets a name and a file name that can be added and stored and that are unique, whatever it is called', () => {
    const uploaded = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('a.png', 'A.png', 'a1.png', 'a.png.jpg', 'Arimo.ttf', '.', ''),
    );
    fc.assert(
      fc.property(fc.constantFrom(...assetFolders), fc.array(uploaded, { maxLength: 12 }), (kind, names) => {
        const project = buildProject({ images: ['Tree', 'tree1', 'Äpfel'], sounds: ['Tree'] });
        const session = createProjectSession({ project, ids: createCountingIds([]), clock: () => 0 });
        const isAdded = names.every((name) => {
          const named = nameAsset(session.getState().project.assets, kind, name, 'png');
          const asset = manifestEntry(named, new Uint8Array(3));
          return session.dispatch({ kind: 'asset.add', data: { kind, asset } }).ok;
        });
        const manifest = session.getState().project.assets;
        const files = manifest[kind].flatMap((asset) => asset.files.map((file) => file.name));
        const isUnique = (all: readonly string[]) => new Set(all.map(fileNameTwin)).size === all.length;
        const added = manifest[kind].map(({ name }) => name);
        return isAdded && files.every(isFileName) && isUnique(files) && isUnique(['', ...added]);
      }),
      { seed: 1, numRuns: 300 },
    );
  });
});
