import { describe, expect, it } from 'vitest';
import type { AssetFile } from '../../generated/entities.ts';
import { keptAssetFiles } from '../../history/keptAssetFiles.ts';
import { createProjectSession } from '../../history/projectSession.ts';
import { createCountingIds } from '../../model/ids.ts';
import type { Project } from '../../model/project.ts';
import { buildProject, testEdit, testRefusal } from '../../testing.ts';
import { validateProject } from '../../validate/validateProject.ts';
import type { Edit } from '../editDefinitions.ts';
import { findDuplicateAssets } from './duplicateContent.ts';
import { freeAssetName, freeFileName } from './freeAssetName.ts';

const hash = (digit: string) => digit.repeat(64);
const file = (name: string, sha256?: string): AssetFile => ({ name, size: 3, ...(sha256 && { sha256 }) });
const program = (...parts: (string | { keypath: string })[]) => ({ '@': 'expression', $: parts });

/** One use of each asset in every kind of location for names. */
function sample(): Project {
  const built = buildProject({
    images: ['hero', 'Öl', 'b'],
    sounds: ['boom'],
    fonts: ['Fancy'],
    prototypes: [
      {
        id: 'id1',
        name: 'Pip',
        attributes: { image: 'hero' },
        behaviors: [
          { class: 'AnimateBehavior', attributes: { images: 'b\thero\thero' } },
          { class: 'ChangeImageAction', attributes: { image: 'hero' } },
          { class: 'ParticlesBehavior', attributes: { image: 'hero' } },
          { class: 'ChangeAttributeAction', attributes: { targetAttribute: 'self.attributes.image', RHS: 'hero.png' } },
          {
            class: 'ChangeAttributeAction',
            attributes: { targetAttribute: 'self.attributes.image', RHS: program("'he", "ro'") },
          },
          {
            class: 'RuleBehavior',
            conditions: [
              {
                id: 'id90',
                class: 'AttributeCondition',
                attributes: { conditionType: 1, subjectAttribute: 'self.attributes.image' },
                predicate: { type: 'string', attributes: { operator: '==', RHS: 'hero' } },
              },
            ],
            behaviors: [{ class: 'PlaySoundAction', attributes: { soundName: 'boom' } }],
            elseBehaviors: [{ class: 'PlayMusicAction', attributes: { musicName: 'boom' } }],
          },
          { class: 'DisplayTextBehavior', attributes: { font: 'Fancy' } },
          { class: 'NoteBehavior', attributes: { text: 'the hero and boom' } },
        ],
      },
    ],
    scenes: [{ layers: [{ actors: [{ prototype: 'id1', attributes: { image: 'hero' } }] }] }],
  });
  const saved = { id: 'id1', class: 'ChangeImageAction', enabled: true, attributes: { image: 'hero' } };
  return { ...built, behaviors: new Map([['id5', { id: 'id5', name: 'Dress', help: '', behavior: saved }]]) };
}

function text(project: Project): string {
  return JSON.stringify([[...project.actors], [...project.scenes], [...project.behaviors]]);
}

/** The new name, and how often it occurs outside expressions, which write it in quotes. */
const renames = [
  ['images', 'hero', 'kni"ght', 9],
  ['sounds', 'boom', 'bang', 2],
  ['fonts', 'Fancy', 'Plain', 1],
] as const;

describe('renaming an asset', () => {
  it.each(renames)('of the %s reaches every use of %s', (kind, name, to, count) => {
    const before = sample();
    const after = testEdit(before, { kind: 'asset.rename', data: { kind, name, to } });
    const quoted = text(after).match(/"NoteBehavior".*?}/)?.[0] ?? '';
    expect(quoted).toContain('the hero and boom');
    const rest = text(after).replace('the hero and boom', '');
    expect(rest).not.toContain(name);
    expect(rest.split(JSON.stringify(to).slice(1, -1)).length - 1).toBe(count);
    expect(after.assets[kind].map((asset) => asset.name)).toContain(to);
    expect(after.assets[kind].map(({ files }) => files)).toEqual(before.assets[kind].map(({ files }) => files));
    expect(validateProject(after).issues).toEqual(validateProject(before).issues);
  });

  it('keeps lists, endings and the rest of programs', () => {
    const after = testEdit(sample(), { kind: 'asset.rename', data: { kind: 'images', name: 'hero', to: 'pip' } });
    const behaviors = after.actors.get('id1')?.behaviors ?? [];
    expect(
      behaviors.slice(0, 5).map(({ attributes }) => attributes.images ?? attributes.image ?? attributes.RHS),
    ).toEqual(['b\tpip\tpip', 'pip', 'pip', 'pip.png', program('"pip"')]);
  });

  it('can change only the case of letters', () => {
    const after = testEdit(sample(), { kind: 'asset.rename', data: { kind: 'images', name: 'hero', to: 'Hero' } });
    expect(after.actors.get('id1')?.attributes.image).toBe('Hero');
  });
});

const refused: readonly (readonly [string, Edit, RegExp])[] = [
  ['a name that differs only in case', rename('B'), /already/],
  ['a name that is the same when composed', rename('O\u0308L'), /already/],
  ['a blank name', rename(' '), /needs a name/],
  ['a name with a tab, which separates list items', rename('a\tb'), /needs a name/],
  ['a name with a file ending', rename('x.PNG'), /no file ending/],
  [
    'a built-in font’s name',
    { kind: 'asset.rename', data: { kind: 'fonts', name: 'Fancy', to: 'arimo' } },
    /built-in font/,
  ],
  ['an asset that is gone', { kind: 'asset.rename', data: { kind: 'images', name: 'x', to: 'y' } }, /no longer exists/],
  ['a removal of a missing asset', { kind: 'asset.remove', data: { kind: 'sounds', name: 'x' } }, /no longer exists/],
  ['a file of another asset with other content', add([file('HERO.png', hash('b'))]), /another file name/],
  ['other content under the same file', replace([file('hero.png', hash('b'))]), /another file name/],
  ['a file named twice', add([file('n.png'), file('N.png')]), /not a valid file name/],
  ['a file path that leads elsewhere', add([file('../n.png')]), /not a valid file name/],
  ['an invalid checksum', add([file('n.png', 'abc')]), /invalid checksum/],
  ['an invalid size', add([{ name: 'n.png', size: -1 }]), /size/],
  ['a merge of an asset into itself', merge(['hero']), /replaces/],
  ['a merge of a missing asset', merge(['x']), /no longer exists/],
  [
    'removing a used asset',
    { kind: 'asset.removeUnused', data: { assets: [{ kind: 'images', name: 'hero' }] } },
    /used/,
  ],
];

function rename(to: string): Edit {
  return { kind: 'asset.rename', data: { kind: 'images', name: 'hero', to } };
}

function add(files: readonly AssetFile[]): Edit {
  return { kind: 'asset.add', data: { kind: 'images', asset: { name: 'n', files: [...files] } } };
}

function replace(files: readonly AssetFile[]): Edit {
  return { kind: 'asset.replace', data: { kind: 'images', name: 'hero', files } };
}

function merge(drop: readonly string[]): Edit {
  return { kind: 'asset.merge', data: { kind: 'images', name: 'hero', drop } };
}

describe('an asset edit is refused', () => {
  it.each(refused)('for %s', (_title, edit, words) => {
    expect(testRefusal(sample(), edit)[0]?.message).toMatch(words);
  });
});

describe('deleting an asset', () => {
  it('leaves the references, which checking reports', () => {
    const after = testEdit(sample(), { kind: 'asset.remove', data: { kind: 'images', name: 'hero' } });
    expect(text(after)).toBe(text(sample()));
    const missing = validateProject(after).issues.filter(({ code }) => code === 'asset.missing');
    expect(missing.length).toBeGreaterThan(4);
  });

  it('removes the confirmed unused ones, or without a list all that no text mentions', () => {
    const chosen = testEdit(sample(), {
      kind: 'asset.removeUnused',
      data: { assets: [{ kind: 'images', name: 'Öl' }] },
    });
    expect(chosen.assets.images.map(({ name }) => name)).toEqual(['hero', 'b']);
    expect(testEdit(sample(), { kind: 'asset.removeUnused', data: {} })).toEqual(chosen);
  });
});

describe('assets with the same content', () => {
  const files = (name: string, sum: string) => ({ name, files: [file(`${name}.png`, hash(sum))] });
  const twins: Project = {
    ...sample(),
    assets: { images: [files('b', 'a'), files('Öl', 'c'), files('hero', 'a')], sounds: [], fonts: [] },
  };

  it('are found by their checksums', () => {
    expect(findDuplicateAssets(twins.assets)).toEqual([{ kind: 'images', names: ['b', 'hero'] }]);
    expect(findDuplicateAssets(sample().assets)).toEqual([]);
  });

  it('are merged into one, which replaces all uses', () => {
    const after = testEdit(twins, { kind: 'asset.merge', data: { kind: 'images', name: 'b', drop: ['hero', 'Öl'] } });
    expect(after.assets.images.map(({ name }) => name)).toEqual(['b']);
    expect(after.actors.get('id1')?.behaviors[0]?.attributes.images).toBe('b\tb\tb');
    expect(text(after).replace('the hero and boom', '')).not.toContain('hero');
  });
});

describe('the files that are kept', () => {
  it('are those of the manifest and those that undo and redo can restore', () => {
    const session = createProjectSession({ project: sample(), ids: createCountingIds([]), clock: () => 0 });
    const kept = () => {
      const { project, history } = session.getState();
      return [...keptAssetFiles(project, history).keys()].filter((path) => path.startsWith('images/')).sort();
    };
    const start = ['images/b.png', 'images/hero.png', 'images/Öl.png'].sort();
    expect(kept()).toEqual(start);
    expect(session.dispatch(replace([file('hero1.png', hash('b'))])).ok).toBe(true);
    expect(session.dispatch({ kind: 'asset.remove', data: { kind: 'images', name: 'b' } }).ok).toBe(true);
    expect(session.dispatch({ kind: 'asset.removeUnused', data: {} }).ok).toBe(true);
    expect(kept()).toEqual([...start, 'images/hero1.png'].sort());
    for (let step = 0; step < 3; step += 1) session.undo();
    expect(session.getState().project.assets).toEqual(sample().assets);
    expect(kept()).toEqual([...start, 'images/hero1.png'].sort());
    for (let step = 0; step < 3; step += 1) session.redo();
    expect(kept()).toEqual([...start, 'images/hero1.png'].sort());
  });

  it('have names that new assets cannot get', () => {
    const { assets } = sample();
    expect(freeAssetName(assets, 'images', 'HERO')).toBe('HERO1');
    expect(freeAssetName(assets, 'images', 'old')).toBe('old');
    expect(freeAssetName(assets, 'images', 'old', ['images/Old.jpg', 'sounds/old1.wav'])).toBe('old1');
    expect(freeFileName(assets, 'images', 'hero.png', ['images/hero1.png'])).toBe('hero2.png');
    expect(freeFileName(assets, 'images', 'hero.jpg')).toBe('hero.jpg');
    const renamed = testEdit(sample(), rename('knight'));
    expect(freeAssetName(renamed.assets, 'images', 'hero')).toBe('hero1');
  });
});
