import { describe, expect, it } from 'vitest';
import type { Project } from '../../model/project.ts';
import { buildProject, testEdit, testRefusal } from '../../testing.ts';
import type { Edit } from '../editDefinitions.ts';

const collision = (id: string, attributes: Record<string, unknown>) =>
  ({
    id,
    class: 'EventCondition',
    eventType: 'overlaps or collides',
    attributes: { conditionType: 0 },
    predicate: { type: 'collision', attributes },
  }) as const;

/** The tag Wall is in every location that can name a tag; Wallaby and wall are other tags. */
function sample(): Project {
  const collide = { class: 'CollideBehavior', attributes: { mode: 1, actorTag: 'Wall' } };
  const project = buildProject({
    attributes: { actorTags: 'Wall\tWallaby\twall' },
    prototypes: [
      {
        id: 'id1',
        attributes: { tags: 'Wallaby\tWall' },
        behaviors: [
          {
            id: 'id5',
            class: 'RuleBehavior',
            conditions: [
              collision('id6', { mode: 1, actorTag: 'Wall' }),
              collision('id7', { mode: 0, actorTag: 'Wall' }),
            ],
            elseBehaviors: [{ id: 'id8', ...collide }],
          },
          { id: 'id9', class: 'NoteBehavior', attributes: { note: 'Wall' } },
        ],
      },
      { id: 'id2', attributes: { tags: 'wall' } },
    ],
    scenes: [
      {
        id: 'id3',
        layers: [
          {
            id: 'id10',
            actors: [
              { id: 'id11', prototype: 'id1' },
              { id: 'id12', prototype: 'id2', attributes: { tags: 'Wall' }, behaviors: [{ id: 'id1', ...collide }] },
            ],
          },
        ],
      },
    ],
  });
  const behavior = { id: 'id1', enabled: true, ...collide };
  return { ...project, behaviors: new Map([['id20', { id: 'id20', name: 'x', help: '', behavior }]]) };
}

/** Every text in a project's documents that is a tag or a list of tags, recognized by the letters of Wall. */
function named(project: Project): string[] {
  const found: string[] = [];
  const documents = [
    project.object,
    ...project.actors.values(),
    ...project.scenes.values(),
    ...project.behaviors.values(),
  ];
  JSON.stringify(documents, (key, value) => {
    if (/^(tags|actorTags|actorTag|note)$/.test(key) && typeof value === 'string' && value !== '') found.push(value);
    return value;
  });
  return found;
}

describe('renaming a tag', () => {
  it('changes the list, actors, instances, behaviors, conditions and saved behaviors, and nothing else', () => {
    expect(named(sample())).toEqual([
      'Wall\tWallaby\twall',
      'Wallaby\tWall',
      'Wall',
      'Wall',
      'Wall',
      'Wall',
      'wall',
      'Wall',
      'Wall',
      'Wall',
    ]);
    const after = testEdit(sample(), { kind: 'tag.rename', data: { tag: 'Wall', name: 'Rock solid' } });
    expect(named(after)).toEqual([
      'Rock solid\tWallaby\twall',
      'Wallaby\tRock solid',
      'Rock solid',
      'Rock solid',
      'Rock solid',
      'Wall',
      'wall',
      'Rock solid',
      'Rock solid',
      'Rock solid',
    ]);
  });

  it('works for a tag that is not in the list', () => {
    const project = sample();
    const unlisted = {
      ...project,
      object: { ...project.object, attributes: { ...project.object.attributes, actorTags: '' } },
    };
    const after = testEdit(unlisted, { kind: 'tag.rename', data: { tag: 'Wallaby', name: 'Roo' } });
    expect([after.object.attributes.actorTags, after.actors.get('id1')?.attributes.tags]).toEqual(['', 'Roo\tWall']);
  });
});

describe('deleting a tag', () => {
  it('removes it from the list, actors and instances, and leaves behaviors to validation', () => {
    const after = testEdit(sample(), { kind: 'tag.remove', data: { tag: 'Wall' } });
    expect(named(after)).toEqual(['Wallaby\twall', 'Wallaby', 'Wall', 'Wall', 'Wall', 'Wall', 'wall', 'Wall', 'Wall']);
  });
});

describe('giving tags', () => {
  it('has no limit', () => {
    const tags = Array.from({ length: 40 }, (_, index) => `Tag ${index}`);
    let project = buildProject({ prototypes: [{ id: 'id1' }] });
    for (const tag of tags)
      project = testEdit(project, { kind: 'tag.assign', data: { owner: { prototype: 'id1' }, tag } });
    expect(project.actors.get('id1')?.attributes.tags).toBe(tags.join('\t'));
    expect(project.object.attributes.actorTags).toBe(tags.join('\t'));
  });

  it('lets an instance keep those of its actor', () => {
    const owner = { scene: 'id3', instance: 'id11' };
    const after = testEdit(sample(), { kind: 'tag.assign', data: { owner, tag: 'wall' } });
    const instance = after.scenes.get('id3')?.layers[0]?.actors[0];
    expect(instance?.attributes.tags).toBe('Wallaby\tWall\twall');
    const less = testEdit(after, { kind: 'tag.unassign', data: { owner, tag: 'Wallaby' } });
    expect(less.scenes.get('id3')?.layers[0]?.actors[0]?.attributes.tags).toBe('Wall\twall');
    expect(less.actors.get('id1')?.attributes.tags).toBe('Wallaby\tWall');
  });

  it('accepts names up to the limit', () => {
    const tag = 'x'.repeat(256);
    expect(testEdit(buildProject(), { kind: 'tag.add', data: { tag } }).object.attributes.actorTags).toBe(tag);
  });

  it('changes nothing the second time', () => {
    const before = sample();
    expect(testEdit(before, { kind: 'tag.assign', data: { owner: { prototype: 'id2' }, tag: 'wall' } })).toBe(before);
  });
});

const owner = { prototype: 'id1' } as const;
const refusals: readonly (readonly [title: string, edit: Edit, message: string])[] = [
  ['that exists', { kind: 'tag.add', data: { tag: 'Wall' } }, 'There is already a tag Wall.'],
  ['without a name', { kind: 'tag.add', data: { tag: '  ' } }, 'A tag needs a name.'],
  [
    'with a tab',
    { kind: 'tag.assign', data: { owner, tag: 'a\tb' } },
    'A tag cannot contain tabs or line breaks, or start or end with a space.',
  ],
  [
    'that ends with a space',
    { kind: 'tag.rename', data: { tag: 'Wall', name: 'Wall ' } },
    'A tag cannot contain tabs or line breaks, or start or end with a space.',
  ],
  ['that is too long', { kind: 'tag.add', data: { tag: 'x'.repeat(257) } }, 'This tag is too long.'],
  [
    'that gets the name of another',
    { kind: 'tag.rename', data: { tag: 'Wall', name: 'wall' } },
    'There is already a tag wall.',
  ],
  ['that is gone', { kind: 'tag.rename', data: { tag: 'Sea', name: 'See' } }, 'The tag no longer exists.'],
  ['that is gone', { kind: 'tag.remove', data: { tag: 'Sea' } }, 'The tag no longer exists.'],
  ['that is blank', { kind: 'tag.remove', data: { tag: '' } }, 'The tag no longer exists.'],
  [
    'of a missing actor',
    { kind: 'tag.assign', data: { owner: { prototype: 'id9' }, tag: 'a' } },
    'The actor no longer exists.',
  ],
  [
    'that the actor does not have',
    { kind: 'tag.unassign', data: { owner, tag: 'wall' } },
    'This actor has no tag wall.',
  ],
];

describe('an edit is refused for a tag', () => {
  it.each(refusals)('%s', (_title, edit, message) => {
    expect(testRefusal(sample(), edit).map((issue) => issue.message)).toEqual([message]);
  });
});
