import { describe, expect, it } from 'vitest';
import { type BehaviorDescription, buildProject, type ProjectDescription } from '../testing.ts';
import { findByName } from './findByName.ts';
import { repairProject } from './repairProject.ts';

/** The changes of the references stage: paths with the new value. */
function repair(project: ReturnType<typeof buildProject>) {
  const { changes, issues } = repairProject(project, { repairSparse: true, further: ['references'] });
  expect(issues.filter(({ code }) => code === 'repair.failed')).toEqual([]);
  const made = changes.filter(({ stage }) => stage === 'references');
  return made.map(({ document, path, to }) => [[document, ...path].join('/'), to]);
}

const changeScene = (sceneKey: string): BehaviorDescription => ({
  class: 'ChangeSceneAction',
  attributes: { sceneKey },
});
const spawn = (prototypeKey: string): BehaviorDescription => ({ class: 'SpawnAction', attributes: { prototypeKey } });
const changeAttribute = (targetAttribute: string): BehaviorDescription => ({
  class: 'ChangeAttributeAction',
  attributes: { targetAttribute },
});

function withBehavior(behavior: BehaviorDescription, rest: ProjectDescription = {}) {
  return buildProject({ ...rest, prototypes: [{ id: 'id5', name: 'Pip', behaviors: [behavior] }] });
}

describe('the only object with a name', () => {
  const things = (...names: string[]) => names.map((name, index) => ({ id: `id${index}`, name }));

  it.each<[string, string[], string, string | undefined]>([
    ['is the one with exactly this name, whatever others are called', ['coin', 'Coin', 'COIN'], 'Coin', 'id1'],
    ['is the one in different letter case', ['Wall', 'Coin'], 'cOIN', 'id1'],
    ['is the one with spaces around it', ['Wall', ' Coin '], 'coin', 'id1'],
    ['is the one whose characters are composed differently', ['Caf\u00e9'], 'Cafe\u0301', 'id0'],
    ['is neither of two with exactly this name', ['Coin', 'Coin', 'coin'], 'Coin', undefined],
    ['is neither of two in different letter case', ['Coin', 'coin'], 'COIN', undefined],
    ['is nothing when no object has the name', ['Coin'], 'Coins', undefined],
    ['is nothing for a blank name, even if an object has it', ['', ' '], ' ', undefined],
  ])('%s', (_, names, name, expected) => {
    expect(findByName(things(...names), name)).toBe(expected);
  });
});

describe('references to the objects of a project', () => {
  it.each<[string, string, unknown[]]>([
    ['an extension is not part of the name', 'HERO.jpeg', ['hero']],
    ['a name with its extension comes before one without', 'Tree.PNG', ['tree.png']],
    ['an extension is at the end', 'hero.png.hero', []],
    ['a long extension belongs to the name', 'hero.animation', []],
    ['a letter is not an extension', 'hero.x', []],
    ['a dot in the middle of a name does not start an extension', 'hero.png-2', []],
  ])('%s', (_, image, found) => {
    const project = withBehavior(
      { class: 'ChangeImageAction', attributes: { image } },
      { images: ['hero', 'hero-2', 'tree', 'tree.png'] },
    );
    expect(repair(project).map(([, to]) => to)).toEqual(found);
  });

  it('references of an unlocked instance are repaired in the context of its scene', () => {
    const actors = [{ id: 'id2', prototype: 'id5', behaviors: [changeScene('Cave'), spawn('Pip')] }];
    const project = buildProject({
      prototypes: [{ id: 'id5', name: 'Pip' }],
      scenes: [{ id: 'id40', name: 'Cave', layers: [{ actors }] }],
    });
    const at = 'scenes/id40.json/layers/0/actors/0/behaviors';
    expect(repair(project)).toEqual([
      [`${at}/0/attributes/sceneKey`, 'id40'],
      [`${at}/1/attributes/prototypeKey`, 'id5'],
    ]);
  });

  it('an image may be named with its extension, a sound may not', () => {
    const rest = { images: ['hero'], sounds: ['beep'] };
    expect(repair(withBehavior({ class: 'ChangeImageAction', attributes: { image: 'hero.png' } }, rest))).toEqual([]);
    const sound = repair(withBehavior({ class: 'PlaySoundAction', attributes: { soundName: 'beep.wav' } }, rest));
    expect(sound.map(([, to]) => to)).toEqual(['beep']);
    const picture = repair(withBehavior({ class: 'PlaySoundAction', attributes: { soundName: 'beep.png' } }, rest));
    expect(picture.map(([, to]) => to)).toEqual(['beep']);
  });

  it('a name may contain a tab outside of lists', () => {
    const scenes = [{ id: 'id40', name: 'Cave\tDeep' }];
    expect(repair(withBehavior(changeScene('cave\tdeep'), { scenes })).map(([, to]) => to)).toEqual(['id40']);
  });

  it('only a table is found by the name of a table that does not exist', () => {
    const attributes = { id99: { '@': 'table', name: 'Cave' } };
    expect(repair(withBehavior(changeScene('id99'), { attributes, scenes: [{ id: 'id40', name: 'Cave' }] }))).toEqual(
      [],
    );
  });

  it('play tests and the game’s lists are left alone, even if objects are named like their ids', () => {
    const project = buildProject({
      prototypes: [{ id: 'id5', name: 'id91' }],
      scenes: [{ id: 'id40', name: 'id90' }],
      tables: [{ id: 'id30', name: 'id92' }],
    });
    const attributes = { ...project.object.attributes, id92: { '@': 'table', name: 'id92' } as const };
    const object = { ...project.object, attributes, scenes: ['id40', 'id90'], prototypes: ['id5', 'id91'] };
    const tests = new Map([['go', { name: 'Go', scene: 'id90', seed: 1, steps: [] } as never]]);
    expect(repair({ ...project, object, tests })).toEqual([]);
  });

  it('a tag is not a name, and does not keep other references from being repaired', () => {
    const touch = { class: 'CollideBehavior', attributes: { mode: 1, prototypeKey: '', actorTag: 'Pip' } };
    const project = buildProject({ prototypes: [{ id: 'id5', name: 'Pip', behaviors: [touch, spawn('Pip')] }] });
    expect(repair(project)).toEqual([['actors/id5.json/behaviors/1/attributes/prototypeKey', 'id5']]);
  });

  it('a valid reference is kept, even if something is named like its id', () => {
    const scenes = [
      { id: 'id40', name: 'Cave' },
      { id: 'id41', name: 'id40' },
    ];
    expect(repair(withBehavior(changeScene('id40'), { scenes }))).toEqual([]);
  });

  it('saved behaviors and the game’s lists are left alone', () => {
    const [behavior] = withBehavior(changeScene('Cave')).actors.get('id5')?.behaviors ?? [];
    if (!behavior) throw new Error('The actor has no behavior.');
    const project = buildProject({ scenes: [{ id: 'id40', name: 'Cave' }] });
    const saved = { id: 'id1', name: 'Saved', help: '', behavior };
    const object = { ...project.object, scenes: ['id40', 'Cave'] };
    expect(repair({ ...project, object, behaviors: new Map([['id1', saved]]) })).toEqual([]);
  });
});

describe('keypaths by name', () => {
  const rest: ProjectDescription = {
    attributes: {
      id20: { '@': 'real', $: 0, name: 'Score' },
      id21: { '@': 'text', $: '', name: 'Levels' },
      id23: { '@': 'real', $: 0, name: 'two\nlines' },
      id98: { '@': 'table', name: 'Prices' },
      future: { '@': 'real', name: 'Future' },
    },
    tables: [
      { id: 'id30', name: 'Levels' },
      { id: 'id31', name: 'Prices' },
    ],
  };

  it.each<[string, string, unknown[]]>([
    ['an attribute of the game comes before a table of its name', 'game.Levels', ['game.attributes.id21']],
    ['a table is a part of the game', 'game.Prices', ['game.attributes.id31']],
    ['a table is among the tables, whatever an attribute is called', 'tables.Levels', ['game.attributes.id30']],
    ['a table is not part of the actor', 'self.Prices', []],
    ['an attribute of the game is not one of the actor', 'self.Score', []],
    ['an attribute of the game is not a table', 'tables.Score', []],
    ['an existing attribute is kept', 'game.attributes.id20', []],
    ['an unknown id is kept', 'game.attributes.id99', []],
    ['another root is unknown', 'world.Score', []],
    ['another root that ends like a known one is unknown', 'mygame.Score', []],
    ['another root that ends like that of a table is unknown', 'mytables.id98', []],
    ['a keypath that only begins like that of a table is not one', 'tables.id98x', []],
    ['a name extends to the end, across lines', 'game.Score\nmore', []],
    ['a name may have several lines', 'game.two\nlines', ['game.attributes.id23']],
    ['a built-in attribute has no name', 'game.Future', []],
    ['an empty name is not a name', 'game.', []],
  ])('%s', (_, keypath, found) => {
    expect(repair(withBehavior(changeAttribute(keypath), rest)).map(([, to]) => to)).toEqual(found);
  });

  it.each(['game.attributes.id99', 'tables.id99'])(
    '%s of a listed table leads to the table with its name',
    (keypath) => {
      const listed = { ...rest, attributes: { ...rest.attributes, id99: { '@': 'table', name: 'Prices' } } };
      const expected = [['actors/id5.json/behaviors/0/attributes/targetAttribute', 'game.attributes.id31']];
      expect(repair(withBehavior(changeAttribute(keypath), listed))).toEqual(expected);
    },
  );

  it('a valid reference is kept, even if something is named like its id or its name in the list', () => {
    const attributes = {
      ...rest.attributes,
      id24: { '@': 'real', $: 0, name: 'id20' },
      id31: { '@': 'table', name: 'Levels' },
    };
    const listed = { ...rest, attributes };
    for (const keypath of ['game.attributes.id20', 'game.attributes.id31', 'tables.id31']) {
      expect(repair(withBehavior(changeAttribute(keypath), listed))).toEqual([]);
    }
  });

  it('an actor has no scene, and an instance of a lost actor has its own attributes', () => {
    const attributes = { id51: { '@': 'real', $: 1, name: 'Own' } };
    const actors = [{ id: 'id2', prototype: 'id77', attributes, behaviors: [changeAttribute('self.Own')] }];
    const project = buildProject({
      prototypes: [{ id: 'id5', behaviors: [changeAttribute('scene.Gravity')] }],
      scenes: [{ attributes: { id60: { '@': 'real', $: 9, name: 'Gravity' } }, layers: [{ actors }] }],
    });
    expect(repair(project).map(([, to]) => to)).toEqual(['self.attributes.id51']);
  });

  it('a lost custom attribute is not searched for as a table', () => {
    const listed = { ...rest, attributes: { id99: { '@': 'real', $: 0, name: 'Prices' } } };
    expect(repair(withBehavior(changeAttribute('game.attributes.id99'), listed))).toEqual([]);
  });

  it('an instance finds its own attributes and those of its actor and scene', () => {
    const keypaths = ['self.Speed', 'self.Own', 'scene.Gravity', 'scene.attributes.gravity'];
    const attributes = { id51: { '@': 'real', $: 1, name: 'Own' } };
    const actors = [{ id: 'id2', prototype: 'id5', attributes, behaviors: keypaths.map(changeAttribute) }];
    const project = buildProject({
      prototypes: [{ id: 'id5', name: 'Pip', attributes: { id50: { '@': 'real', $: 1, name: 'Speed' } } }],
      scenes: [{ attributes: { id60: { '@': 'real', $: 9, name: 'Gravity' } }, layers: [{ actors }] }],
    });
    expect(repair(project).map(([, to]) => to)).toEqual([
      'self.attributes.id50',
      'self.attributes.id51',
      'scene.attributes.id60',
      'scene.attributes.id60',
    ]);
  });
});
