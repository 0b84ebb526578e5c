import { describe, expect, it } from 'vitest';
import type { EditPath } from '../edit/op.ts';
import type { PlayTestDocument } from '../generated/entities.ts';
import type { Project } from '../model/project.ts';
import { type BehaviorDescription, buildProject, type ProjectDescription } from '../testing.ts';
import { findLostTargets } from './findLostTargets.ts';
import { mergeProjects } from './mergeProjects.ts';

type Attributes = Readonly<Record<string, unknown>>;

/** The content that a thing adds to a project, its path, and the content of a behavior or an actor that uses it. */
interface Thing {
  readonly path: EditPath;
  readonly has?: ProjectDescription;
  readonly actorHas?: Attributes;
  readonly instanceHas?: boolean;
  readonly use?: readonly [className: string, attributes: Attributes];
  /** For an instance, whose behaviors use it instead of the actor's. */
  readonly isOwn?: boolean;
  readonly actorUse?: Attributes;
  readonly tests?: boolean;
}

const program = (keypath: string) => ['MoveBehavior', { speed: { '@': 'expression', $: [{ keypath }] } }] as const;

const things: Readonly<Record<string, Thing>> = {
  'a scene that a behavior shows': {
    path: ['scenes', 'id2'],
    has: { scenes: [{ id: 'id2', name: 'Cave' }] },
    use: ['ChangeSceneAction', { sceneKey: 'id2' }],
  },
  'a scene that a test plays': {
    path: ['scenes', 'id2'],
    has: { scenes: [{ id: 'id2', name: 'Cave' }] },
    tests: true,
  },
  'an actor that a behavior spawns': {
    path: ['actors', 'id2'],
    has: { prototypes: [{ id: 'id2', name: 'Snail' }] },
    use: ['SpawnAction', { prototypeKey: 'id2' }],
  },
  'a table that a behavior fills': {
    path: ['tables', 'id7'],
    has: { tables: [{ id: 'id7', name: 'Levels' }] },
    use: ['CopyTableAction', { tableID: 'id7' }],
  },
  'a table that a program reads': {
    path: ['object', 'attributes', 'id7'],
    has: { tables: [{ id: 'id7', name: 'Levels' }] },
    use: program('game.attributes.id7'),
  },
  'an image that an actor has': {
    path: ['assets', 'images', { name: 'pip' }],
    has: { images: ['pip'] },
    actorUse: { image: 'pip.png' },
  },
  'an image that a behavior shows': {
    path: ['assets', 'images', { name: 'pip' }],
    has: { images: ['pip'] },
    use: ['ChangeImageAction', { image: 'pip' }],
  },
  'a sound': {
    path: ['assets', 'sounds', { name: 'hop' }],
    has: { sounds: ['hop'] },
    use: ['PlaySoundAction', { soundName: 'hop' }],
  },
  music: {
    path: ['assets', 'sounds', { name: 'song' }],
    has: { sounds: ['song'] },
    use: ['PlayMusicAction', { musicName: 'song' }],
  },
  'a font': {
    path: ['assets', 'fonts', { name: 'Fell' }],
    has: { fonts: ['Fell'] },
    use: ['DisplayTextBehavior', { font: 'Fell' }],
  },
  'an attribute of the game': {
    path: ['object', 'attributes', 'id90'],
    has: { attributes: { id90: { '@': 'integer', $: 3, name: 'Score' } } },
    use: program('game.attributes.id90'),
  },
  'an attribute of an actor': {
    path: ['actors', 'id1', 'attributes', 'id91'],
    actorHas: { id91: { '@': 'real', $: 1, name: 'Speed' } },
    use: program('self.attributes.id91'),
  },
  'an attribute of an actor that an unlocked instance reads': {
    path: ['actors', 'id1', 'attributes', 'id91'],
    actorHas: { id91: { '@': 'real', $: 1, name: 'Speed' } },
    use: program('self.attributes.id91'),
    isOwn: true,
  },
  'another instance of the scene': {
    path: ['scenes', 'id1', 'layers', { id: 'id3' }, 'actors', { id: 'id5' }],
    instanceHas: true,
    use: program('scene.layers.id3.actors.id5.attributes.rotation'),
    isOwn: true,
  },
};

/** A game with or without the thing, in which this many behaviors use it. */
function build({ has, actorHas, instanceHas, use, isOwn, actorUse, tests }: Thing, isThere: boolean, uses: number) {
  const behaviors = Array.from({ length: use ? uses : 0 }, (_, index): BehaviorDescription => {
    const [name = '', attributes = {}] = use ?? [];
    return { id: `id${index + 1}`, class: name, attributes };
  });
  const own = isOwn ? { behaviors } : {};
  const project = buildProject({
    ...(isThere && has),
    prototypes: [
      {
        id: 'id1',
        name: 'Pip',
        // A tag is a plain text and never lost.
        attributes: { tags: 'Good', ...(isThere && actorHas), ...(uses > 0 && actorUse) },
        behaviors: isOwn ? [] : behaviors,
      },
      ...((isThere && has?.prototypes) || []),
    ],
    scenes: [
      {
        id: 'id1',
        layers: [
          { id: 'id6', actors: [{ id: 'id7', prototype: 'id1' }] },
          {
            id: 'id3',
            actors: [
              { id: 'id4', prototype: 'id1', ...own },
              ...(isThere && instanceHas ? [{ id: 'id5', prototype: 'id1' }] : []),
            ],
          },
        ],
      },
      ...((isThere && has?.scenes) || []),
    ],
  });
  const test: PlayTestDocument = { scene: 'id2', frames: 1 };
  return tests && uses > 0 ? { ...project, tests: new Map([['id1', test]]) } : project;
}

const renamed = (project: Project): Project => ({ ...project, object: { ...project.object, title: 'Other' } });

describe.each(Object.entries(things))('%s', (_, thing) => {
  const unused = build(thing, true, 0);
  const used = build(thing, true, 1);
  const lost = build(thing, false, 1);

  it('is kept when one side removed it and the other started to use it, whichever side is “mine”', () => {
    const gone = build(thing, false, 0);
    for (const [mine, theirs, kept] of [[gone, used, 'theirs'] as const, [used, gone, 'mine'] as const]) {
      const merged = mergeProjects(unused, mine, theirs);
      expect(merged.project).toEqual(used);
      const side = expect.objectContaining({ kind: 'reference', path: thing.path, kept });
      expect(merged.conflicts).toEqual([side]);
      expect([merged.conflicts[0]?.base, merged.conflicts[0]?.[kept]]).not.toContain(undefined);
      expect(merged.conflicts[0]).not.toHaveProperty(kept === 'mine' ? 'theirs' : 'mine');
    }
  });

  it('is removed when it is unused', () => {
    const merged = mergeProjects(unused, build(thing, false, 0), renamed(unused));
    expect([merged.project, merged.conflicts]).toEqual([renamed(build(thing, false, 0)), []]);
  });

  it('is removed when the side that removed it kept its use', () => {
    const merged = mergeProjects(used, lost, renamed(used));
    expect([merged.project, merged.conflicts]).toEqual([renamed(lost), []]);
  });

  it('is removed when both removed it', () => {
    const merged = mergeProjects(unused, lost, lost);
    expect([merged.project, merged.conflicts]).toEqual([lost, []]);
  });

  it('is not lost if the merged project has it', () => {
    const versions = { base: unused, mine: build(thing, false, 0), theirs: used };
    expect(findLostTargets(versions, used)).toEqual([]);
    expect(findLostTargets(versions, lost).map((target) => target.pathIn(used))).toEqual([thing.path]);
  });
});

const counted = Object.entries(things).filter(([, { use }]) => use !== undefined);

describe.each(counted)('%s that is already used', (_, thing) => {
  it('is kept when the other side uses it more often than the side that removed it', () => {
    const merged = build(thing, false, 2);
    const versions = { base: build(thing, true, 1), mine: build(thing, false, 1), theirs: build(thing, true, 2) };
    expect(findLostTargets(versions, merged)).toHaveLength(1);
    expect(findLostTargets({ ...versions, mine: merged }, merged)).toEqual([]);
  });
});
