import { describe, expect, it } from 'vitest';
import { writeProject } from '../archive/writeProject.ts';
import type { Behavior } from '../generated/entities.ts';
import { importFixture, importOf, textFiles } from './test/readFixture.ts';

describe('numbers that lost their decimal comma', () => {
  const { project } = importFixture('decimal-comma').contents;
  const actor = project.actors.get('id200001');

  it('are put after the decimal point in colors, and kept elsewhere', () => {
    expect(actor?.attributes.color).toEqual({ red: 0.925490196078431, green: 0.502, blue: 1, alpha: 0 });
    expect(actor?.behaviors[0]?.attributes.speed).toBe(105505617977528);
    expect(actor?.behaviors[1]?.attributes.color).toEqual({ red: 0.25, green: 0.5, blue: 1, alpha: 1 });
    expect(project.object.attributes.id400001).toMatchObject({ $: 0.75 });
    expect(project.object.attributes.id400002).toMatchObject({ $: 1400000000000 });
  });
});

describe('files that cannot be read', () => {
  it('do not affect the others', () => {
    const { project } = importFixture('merge-conflict').contents;
    expect([...project.actors.keys()]).toEqual(['id200001']);
    expect(project.object.prototypes).toEqual(['id200001', 'id200002', 'id200003']);
    expect(project.object.scenes).toEqual(['id300001']);
    expect(project.assets).toEqual({ images: [], sounds: [], fonts: [] });
  });

  it('may contain bytes that are not text', () => {
    const game = textFiles({ 'object.xml': '<game title="A"/>' }).get('object.xml') ?? new Uint8Array();
    const broken = game.map((byte) => (byte === 65 ? 0xff : byte));
    const { contents, losses } = importOf(new Map([['object.xml', broken]]));
    expect(contents.project.object.title).toBe('\uFFFD');
    expect(losses).toEqual([
      { document: 'object.xml', path: '', what: 'bytes that are not text', why: 'They were replaced by U+FFFD.' },
    ]);
  });
});

describe('files that are missing or not listed', () => {
  const { project, files } = importFixture('missing-files').contents;

  it('do not affect references to them', () => {
    expect(project.object.prototypes).toEqual(['id200001', 'id200002']);
    expect(project.object.scenes).toEqual(['id300001', 'id300009']);
    expect(project.object.attributes.id900009).toEqual({ '@': 'table', name: 'Lost' });
    expect(project.actors.get('id200001')?.behaviors[0]?.attributes.prototypeKey).toBe('id999999');
    expect(project.actors.get('id200001')?.attributes.image).toBe('gone');
  });

  it('are kept if they are unlisted documents', () => {
    expect([...project.actors.keys()]).toEqual(['id200001', 'id200007']);
    expect([...project.scenes.keys()]).toEqual(['id300001', 'id300002']);
    expect([...project.tables.keys()]).toEqual(['id900001']);
  });

  it('do not affect an instance of an unknown prototype with its own attribute', () => {
    expect(project.scenes.get('id300001')?.layers[0]?.actors).toEqual([
      { id: 'id800001', prototype: 'id999998', attributes: { id400009: { '@': 'real', $: 4, name: 'Own' } } },
    ]);
  });

  it('become assets if they are listed or only exist in the folder', () => {
    expect(project.assets.images.map(({ name, files: [file] }) => [name, file?.name, file?.size])).toEqual([
      ['gone', 'gone.png', 1200],
      ['Here', 'HERE.PNG', files.get('images/HERE.PNG')?.length],
      ['empty', 'empty.png', files.get('images/empty.png')?.length],
    ]);
    expect(project.assets.sounds.map(({ name }) => name)).toEqual(['bang', 'loop']);
    expect([...files.keys()].sort()).toEqual([
      'images/HERE.PNG',
      'images/empty.png',
      'sounds/bang.ogg',
      'sounds/loop.m4a',
    ]);
  });
});

describe('ids', () => {
  const { project } = importFixture('ids').contents;

  function idsOf(behaviors: readonly Behavior[]): string[] {
    return behaviors.flatMap(({ id, conditions = [], behaviors: inner = [] }) => [
      ...[id, ...conditions.map((condition) => condition.id)],
      ...idsOf(inner),
    ]);
  }

  it('are replaced if they are repeated in an owner, blank, missing or invalid', () => {
    expect(idsOf(project.actors.get('id200001')?.behaviors ?? [])).toEqual(
      'id500001 id600001 id4 id5 id6 id7 id8 id9'.split(' '),
    );
    expect(Object.keys(project.object.attributes).slice(-3)).toEqual(['id400001', 'id2', 'id3']);
  });

  it('may occur again in another owner', () => {
    expect(project.actors.get('id1')?.behaviors[0]?.id).toBe('id500001');
  });

  it('of documents come from the file, else from its position in the list, else are new', () => {
    const names = [...project.actors].map(([id, actor]) => [id, actor.attributes.name]);
    expect(names).toEqual([
      ['id200001', 'Twins'],
      ['id200002', 'Copy of Twins'],
      ['id1', 'Hero'],
    ]);
    expect(project.object.prototypes).toEqual(['id200001', 'id200002', 'id1']);
  });

  it('redirect references to documents with a new id', () => {
    expect(project.actors.get('id1')?.behaviors[0]?.attributes.prototypeKey).toBe('id1');
    expect(project.scenes.get('id300001')?.layers[0]?.actors[0]?.prototype).toBe('id1');
  });

  it('of layers and instances are unique in their scene', () => {
    const layers = project.scenes.get('id300001')?.layers ?? [];
    expect(layers.map(({ id, actors }) => [id, actors.map((actor) => actor.id)])).toEqual([
      ['id700001', ['id800001']],
      ['id10', ['id11']],
    ]);
  });

  it('that are new are not used in any file', () => {
    const reference = '<reference keypath="game.attributes.id1"/>';
    const behavior = `<behavior class="MoveBehavior"><attributes><real id="speed"><expression>${reference}</expression></real></attributes></behavior>`;
    const actor = `<actor id="id7"><behaviors>${behavior}</behaviors></actor>`;
    const { contents } = importOf(textFiles({ 'object.xml': '<game title="A"/>', 'actors/1.xml': actor }));
    expect(contents.project.actors.get('id7')?.behaviors[0]?.id).toBe('id2');
  });
});

describe('values that are computed or not numbers', () => {
  const { project } = importFixture('computed-attributes').contents;
  const timer = project.actors.get('id200001')?.behaviors[0];

  it('are constants in the attributes of the game and of actors', () => {
    expect(project.object.attributes).toMatchObject({
      id400001: { $: 0.5 },
      id400002: { $: 0 },
      id400003: { $: 'tree' },
      id400004: { $: false },
      id400005: { $: 0 },
    });
    expect(project.actors.get('id200001')?.attributes).toMatchObject({
      position: { x: 0, y: -12 },
      size: { width: 0, height: 20 },
    });
  });

  it('may be sums of constants, which is no loss', () => {
    const sum = '<real id="id5" name="Sum"><expression><string>1+2*</string><string>3</string></expression></real>';
    const game = `<game title="A"><attributes>${sum}</attributes></game>`;
    const { contents, losses } = importOf(textFiles({ 'object.xml': game }));
    expect(contents.project.object.attributes.id5).toEqual({ '@': 'real', $: 7, name: 'Sum' });
    expect(losses).toEqual([]);
  });

  it('are programs in behaviors if they can be read as one, else 0', () => {
    expect(timer?.attributes.interval).toEqual({ '@': 'expression', $: ['random(5,10)'] });
    expect(timer?.behaviors?.[0]?.attributes).toMatchObject({ speed: 0, direction: 0 });
    expect(timer?.behaviors?.[1]?.attributes).toMatchObject({ RHS: '50%' });
  });

  it('keep their types in unknown behaviors', () => {
    expect(timer?.behaviors?.[2]).toEqual({
      id: 'id500004',
      class: 'FutureBehavior',
      enabled: true,
      attributes: {
        name: 'From later',
        amount: { '@': 'expression', $: ['1+', { keypath: 'self.attributes.rotation' }] },
        fast: true,
        goal: { x: 1, y: 2 },
      },
      behaviors: [{ id: 'id500005', class: 'DestroyAction', enabled: true, attributes: { name: 'Destroy' } }],
    });
  });
});

it('saved behaviors keep their name, help and content', () => {
  const { project } = importFixture('custom-behaviors').contents;
  expect(
    [...project.behaviors.values()].map(({ id, name, help, behavior }) => [id, name, help, behavior.class]),
  ).toEqual([
    ['id1', 'Blink', 'Shows and hides', 'TimerBehavior'],
    ['id2', 'Stay', '', 'ConstrainAttributeBehavior'],
  ]);
  expect(project.behaviors.get('id2')?.behavior).toEqual({
    id: 'id3',
    class: 'ConstrainAttributeBehavior',
    enabled: true,
    attributes: { name: 'Constrain Attribute', targetAttribute: 'self.attributes.position.x', RHS: '100' },
  });
});

it('controller maps contain the 16 buttons of each player that the file has', () => {
  const { controllerMaps } = importFixture('controller-map').contents.project.object;
  expect(Object.keys(controllerMaps ?? {})).toEqual(['player1', 'player2', 'player3']);
  expect(controllerMaps?.player1).toMatchObject({ dpadUp: 'w', dpadDown: 's', buttonA: 'space', rightStickClick: '' });
  expect(Object.keys(Object(controllerMaps?.player3))).toHaveLength(16);
});

it('images whose names differ only in case stay separate, and references follow', () => {
  const { project } = importFixture('asset-names').contents;
  expect(project.assets.images.map(({ name }) => name)).toEqual(['Coin', 'coin 2', 'a.b', 'old']);
  expect(project.actors.get('id200001')?.attributes.image).toBe('coin 2');
  expect(project.actors.get('id200001')?.behaviors[0]?.attributes.images).toBe('Coin\tcoin 2\ta.b\told\tlost');
});

it('network keys appear in no document and no loss', () => {
  const { contents, losses } = importFixture('network-keys');
  const everything = JSON.stringify([contents.project.object, losses]);
  expect(everything).not.toContain('secret');
  expect(everything).not.toContain('g-1');
});

it.each([
  ['<networkKeys privateKey="hush"><provider>0</provider></networkKeys>', '@privateKey'],
  ['<networkKeys><privatekey>hush</privatekey></networkKeys>', 'privatekey'],
  ['<networkKeys><provider>hush</provider></networkKeys>', 'provider'],
  ['<networkKeys>hush</networkKeys>', ''],
])('the content of %s is not quoted, but reported', (text, path) => {
  const files = textFiles({ 'object.xml': '<game title="A"/>', 'networkKeys.xml': text });
  const { contents, losses } = importOf(files);
  const said = losses.filter(({ document }) => document === 'networkKeys.xml');
  expect(said.map(({ what, why }) => `${what} ${why}`).join()).toMatch(
    /^\w+ of 4 characters Network keys are never imported\.$/,
  );
  expect(said.map(({ path }) => path)).toEqual([path]);
  expect([...writeProject(contents).values()].map((bytes) => new TextDecoder().decode(bytes)).join()).not.toContain(
    'hush',
  );
});
