import { describe, expect, it } from 'vitest';
import { createProject } from './create/createProject.ts';
import { arrivalOrder, firstParts, firstScene, missingParts, namedParts } from './projectParts.ts';

const empty = createProject({ title: 'Maze' });
const project = {
  object: { ...empty.object, scenes: ['id1', 'id2'], prototypes: ['id5', 'id6'] },
  assets: {
    ...empty.assets,
    images: [
      { name: 'pip', files: [{ name: 'pip.png', size: 3 }] },
      { name: 'sun', files: [{ name: 'sun.png', size: 3 }] },
    ],
    sounds: [
      {
        name: 'beep',
        files: [
          { name: 'beep.wav', size: 3 },
          { name: 'beep.ogg', size: 3 },
        ],
      },
    ],
  },
};
const scene = { layers: [{ actors: [{ prototype: 'id6' }, { prototype: 'id6' }, { prototype: 7 }] }, 'x'] };
const bodies: Readonly<Record<string, unknown>> = {
  'object.json': project.object,
  'assets.json': project.assets,
  'scenes/id1.json': scene,
  'actors/id6.json': { attributes: { image: 'sun' } },
};

describe('what a project names', () => {
  it('is its scenes, its actors and its files', () => {
    expect(namedParts(project)).toEqual([
      'scenes/id1.json',
      'scenes/id2.json',
      'actors/id5.json',
      'actors/id6.json',
      'images/pip.png',
      'images/sun.png',
      'sounds/beep.wav',
      'sounds/beep.ogg',
    ]);
  });

  it('is missing until all of it is there, whatever else is there', () => {
    const named = namedParts(project);
    expect(missingParts(project, [])).toEqual(named);
    for (const path of named) {
      const others = named.filter((each) => each !== path);
      expect(missingParts(project, [...others, 'tables/id9.json'])).toEqual([path]);
    }
    expect(missingParts(project, named)).toEqual([]);
  });

  it('is not missing for the letters of a file name', () => {
    expect(
      missingParts(
        project,
        namedParts(project).map((path) => path.replace('pip.png', 'PIP.png')),
      ),
    ).toEqual([]);
  });
});

describe('the order of arrival', () => {
  it('begins with what the first scene needs, and ends with files that nothing in it shows', () => {
    const order = arrivalOrder((path) => bodies[path]);
    const paths = [
      'sounds/beep.wav',
      'images/pip.png',
      'images/sun.png',
      'actors/id5.json',
      'actors/id6.json',
      'scenes/id1.json',
      'assets.json',
      'object.json',
    ];
    expect([...paths].sort((one, other) => order(one) - order(other))).toEqual([
      'object.json',
      'assets.json',
      'scenes/id1.json',
      'actors/id6.json',
      'actors/id5.json',
      'images/sun.png',
      'sounds/beep.wav',
      'images/pip.png',
    ]);
  });

  it.each([undefined, 7, 'x', null, [], { scenes: 'x' }, { scenes: [null, { id: 1 }] }])(
    'knows nothing of a game that is %j',
    (body) => {
      expect(firstScene(() => body)).toBeUndefined();
      expect(firstParts(() => body)).toEqual(['object.json', 'assets.json']);
      expect(arrivalOrder(() => body)('images/a.png')).toBeGreaterThan(arrivalOrder(() => body)('tables/id1.json'));
    },
  );
});
