import type { Edit, Project } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import { describe, expect, it } from 'vitest';
import { leftImages } from './leftImages.ts';

/** A game with the images of three frames, and an actor that is animated with some of them. */
function game(...animated: readonly string[]): Project {
  const images = ['hero', 'hero2', 'hero3'].map((name) => ({ name, files: [{ name: `${name}.png`, size: 9 }] }));
  const animate = { id: 'id9', class: 'AnimateBehavior', attributes: { images: animated.join('\t') } };
  const project = buildProject({
    title: 'Owls',
    prototypes: [{ id: 'id1', name: 'Owl', behaviors: animated.length > 0 ? [animate] : [] }],
    scenes: [{ id: 'id2', name: 'Barn', layers: [{ id: 'id3', actors: [] }] }],
  });
  return { ...project, assets: { ...project.assets, images } };
}

const held = { 2: 'hero', 3: 'hero2', 4: 'hero3' };
const shorter: Edit = {
  kind: 'behavior.setAttribute',
  data: { owner: { prototype: 'id1' }, behavior: 'id9', field: 'images', value: 'hero\thero2' },
};

describe('the images of deleted frames', () => {
  it.each<[string, Project, readonly Edit[], Record<number, string>, readonly string[], readonly string[], RegExp[]]>([
    ['are removed when nothing uses them', game(), [], held, ['hero', 'hero2'], ['hero3'], [/removed: hero3\.$/]],
    ['are removed together', game(), [], held, ['hero'], ['hero2', 'hero3'], [/removed: hero2, hero3\.$/]],
    [
      'stay when they are used',
      game('hero', 'hero3'),
      [],
      held,
      ['hero', 'hero2'],
      [],
      [/hero3 was deleted.*Owl.*Animate/],
    ],
    [
      'are removed when the same step ends the use',
      game('hero', 'hero3'),
      [shorter],
      held,
      ['hero', 'hero2'],
      ['hero3'],
      [/hero3/],
    ],
    ['are none while all frames are there', game(), [], held, ['hero', 'hero2', 'hero3'], [], []],
    ['may have been deleted before', game(), [], { ...held, 5: 'gone' }, ['hero', 'hero2', 'hero3'], [], []],
    ['do not include images that the picture never had', game(), [], {}, ['hero'], [], []],
  ])('%s', (_, project, edits, frameImages, names, removed, notes) => {
    const left = leftImages(project, edits, frameImages, names);
    expect(left.edits).toEqual(removed.map((name) => ({ kind: 'asset.remove', data: { kind: 'images', name } })));
    expect(left.notes.length).toBe(notes.length);
    for (const [index, note] of notes.entries()) expect(left.notes[index]).toMatch(note);
  });
});
