import { describe, expect, it } from 'vitest';
import {
  behavior,
  change,
  constrain,
  count,
  expression,
  flag,
  gameAttributes,
  increment,
  keyDown,
  label,
  rule,
  soloGame,
  timer,
  write,
  x,
} from '../test/describeGame.ts';
import { playProject } from '../test/playProject.ts';

const storage = () => {
  const saved = new Map<string, string>();
  return {
    saved,
    port: { get: (key: string) => saved.get(key), set: (key: string, value: string) => void saved.set(key, value) },
  };
};

describe('Change Attribute', () => {
  it.each([
    ['integer', 2.5, 3],
    ['integer', -2.5, -2],
    ['integer', '7', 7],
    ['integer', 'seven', 0],
    ['integer', expression`1 < 2`, 1],
    ['index', -4, 0],
    ['index', 2.6, 3],
    ['real', '2.5', 2.5],
    ['real', expression`10 / 4`, 2.5],
    ['angle', 370, 10],
    ['angle', -90, 270],
    ['boolean', 'true', true],
    ['boolean', 'yes', false],
    ['boolean', expression`2 - 1`, true],
    ['text', 5, '5'],
    ['text', expression`0.1 + 0.2`, '0.3'],
    ['text', expression`1 == 1`, 'true'],
    ['text', '1 + 1', '1 + 1'],
  ])('writes into %s the value %o as %o', async (type, RHS, expected) => {
    const project = soloGame([change(count, RHS)], {}, { attributes: { id901: { '@': type, $: 1, name: 'value' } } });
    const game = await playProject(project);
    expect(game.faults).toEqual([]);
    expect(game.attributes()['game.value']).toBe(expected);
  });

  it.each([
    [expression`1 / 0`, 'value.infinite'],
    [expression`0 / 0`, 'value.infinite'],
    ['1e999', 'value.infinite'],
    [expression`"a" + 1`, 'expression.type'],
    [expression`1 +`, 'expression.syntax'],
    [expression`${'self.attributes.id404'} + 1`, 'expression.reference'],
  ])('leaves the attribute unchanged for %o: %s', async (RHS, code) => {
    const project = soloGame([change(count, RHS)], {}, { attributes: { id901: { '@': 'real', $: 4, name: 'value' } } });
    const game = await playProject(project, { frames: 3 });
    expect(game.attributes()['game.value']).toBe(4);
    expect(game.faults).toEqual([
      expect.objectContaining({
        cause: 'project',
        code,
        count: 1,
        firstFrame: 1,
        path: ['actors', 'id1', 'behaviors', 0],
      }),
    ]);
  });

  it.each([
    ['game.attributes.displaySize.width', 'attribute.readOnly'],
    ['self.attributes.time', 'attribute.readOnly'],
    ['game.devices.mouse.position.x', 'attribute.readOnly'],
    ['game.attributes.id404', 'attribute.missing'],
    ['scene.attributes.gravity.y', 'attribute.missing'],
    ['', 'attribute.missing'],
  ])('of %s from a prototype is refused: %s', async (target, code) => {
    const game = await playProject(soloGame([change(target, '1')]), { frames: 3 });
    expect(game.faults.map((fault) => [fault.code, fault.count])).toEqual([[code, 1]]);
  });

  it.each([
    ['self.attributes.position.x', '30', { x: 30 }],
    ['self.attributes.size.width', '30', { width: 30 }],
    ['self.attributes.size.height', '-5', { height: 0 }],
    ['self.attributes.rotation', '-30', { rotation: 330 }],
    ['self.attributes.color.alpha', '0.5', { alpha: 0.5 }],
    ['self.attributes.image', expression`"walk_"..(1 + 1)..".png"`, { image: 'walk_2.png' }],
    ['self.attributes.tags', 'A\tB', { tags: ['A', 'B'] }],
    ['self.aspects.graphics.attributes.visible', 'false', { visible: false }],
    ['self.aspects.graphics.attributes.flipHorizontally', expression`1 == 1`, { flipHorizontally: true }],
    ['self.aspects.motion.attributes.linearVelocity.x', '60', { velocityX: 60, x: 1 }],
    ['self.aspects.physics.attributes.density', '2.5', { density: 2.5 }],
  ])('of the built-in %s takes effect', async (target, RHS, expected) => {
    const game = await playProject(soloGame([change(target, RHS)]));
    expect(game.view.scenes[0]?.layers[0]?.actors[0]).toMatchObject(expected);
  });

  it('of a drawn attribute notifies the player', async () => {
    const game = await playProject(
      soloGame([timer('every', 0.5, [change('self.attributes.color.red', expression`random(0, 100) / 100`)])]),
      { frames: 29 },
    );
    const actor = game.view.scenes[0]?.layers[0]?.actors[0];
    const before = actor?.version;
    game.step([]);
    expect(actor?.version).not.toBe(before);
    const after = actor?.version;
    game.step([]);
    expect(actor?.version).toBe(after);
  });

  it('of gravity, camera and scene attributes takes effect from an unlocked instance', async () => {
    const changes = [
      change('scene.attributes.gravity.y', '600'),
      change('scene.attributes.camera.origin.x', '50'),
      change('scene.attributes.color.green', '1'),
      change('scene.attributes.id950', expression`${'scene.attributes.id950'} + 1`),
      change(count, expression`${'scene.attributes.id950'}`),
    ];
    const project = soloGame(
      [],
      {},
      {
        scenes: [
          {
            attributes: { id950: { '@': 'real', $: 5, name: 'door' } },
            layers: [{ actors: [{ prototype: 'id1', behaviors: changes }] }],
          },
        ],
      },
    );
    const game = await playProject(project, { frames: 2 });
    expect(game.faults).toEqual([]);
    expect(game.view.scenes[0]).toMatchObject({ camera: { x: 50 }, green: 1 });
    expect(game.actorList()[0]?.position.y).toBeLessThan(0);
    expect(game.attributes()['game.count']).toBe(6);
  });

  it.each([
    ['ids', 'scene.layers.id8.actors.id5.attributes'],
    ['names', 'scene.layers.Back ground.actors.Gold.attributes'],
    ['the name of the layer', 'scene.layers.Back ground.actors.id5.attributes'],
  ])('of another instance takes effect by its path of %s', async (_, path) => {
    const project = soloGame(
      [],
      {},
      {
        prototypes: [{ name: 'Door', attributes: { id960: { '@': 'integer', $: 1, name: 'state' } } }],
        scenes: [
          {
            layers: [
              {
                id: 'id8',
                name: 'Back ground',
                actors: [
                  {
                    id: 'id5',
                    prototype: 'id1',
                    attributes: { name: 'Gold', id961: { '@': 'text', $: 'own', name: 'only here' } },
                  },
                  {
                    prototype: 'id1',
                    behaviors: [
                      change(`${path}.position.y`, '44'),
                      change(`${path}.id960`, '3'),
                      change(count, expression`${`${path}.id960`} * 10`),
                      change(label, expression`${`${path}.id961`}`),
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
    );
    const game = await playProject(project);
    expect(game.faults).toEqual([]);
    expect(game.actorList()[0]).toMatchObject({
      position: { y: 44 },
      attributes: { state: 3, 'only here': 'own', 'position.y': 44 },
    });
    expect(game.attributes()).toMatchObject({ 'game.count': 30, 'game.label': 'own' });
  });
});

describe('Constrain Attribute', () => {
  it('writes in every frame and keeps the last value when it ends', async () => {
    const follow = timer('for', 0.5, [constrain(count, expression`${'self.attributes.time'} * 60`)]);
    expect((await playProject(soloGame([follow]), { frames: 60 })).attributes()['game.count']).toBe(30);
  });

  it('lags by a frame behind an actor that is later in the order', async () => {
    const project = soloGame(
      [],
      {},
      {
        prototypes: [
          { name: 'Follower', behaviors: [constrain(x, expression`${count}`)] },
          { name: 'Leader', behaviors: [constrain(count, expression`${count} + 1`)] },
        ],
        scenes: [{ layers: [{ actors: [{ prototype: 'id1' }, { prototype: 'id2' }] }] }],
      },
    );
    expect((await playProject(project, { frames: 10 })).actorList()[0]?.position.x).toBe(9);
  });
});

describe('Interpolate', () => {
  it.each([
    [0, 0.5],
    [1, 0.25],
    [2, 0.75],
    [3, 0.5],
  ])('with easing %d is halfway at %d of the distance', async (easing, part) => {
    const lead = behavior('InterpolateBehavior', { targetAttribute: count, finalValue: 200, duration: 1, easing });
    const project = soloGame([change(count, '100'), lead]);
    expect((await playProject(project, { frames: 30 })).attributes()['game.count']).toBeCloseTo(100 + part * 100);
    expect((await playProject(project, { frames: 60 })).attributes()['game.count']).toBe(200);
  });

  it('keeps the value and duration it started with', async () => {
    const lead = behavior('InterpolateBehavior', {
      targetAttribute: x,
      easing: 0,
      finalValue: expression`100 + ${count}`,
      duration: expression`1 + ${count}`,
    });
    const game = await playProject(soloGame([lead, constrain(count, expression`${count} + 1`)]), { frames: 60 });
    expect(game.actorList()[0]?.position.x).toBe(100);
  });

  it.each([0, -1])('with a duration of %d reaches its value at once', async (duration) => {
    const lead = behavior('InterpolateBehavior', { targetAttribute: count, finalValue: 9, duration });
    expect((await playProject(soloGame([lead]))).attributes()['game.count']).toBe(9);
  });

  it('of a text is a fault', async () => {
    const game = await playProject(
      soloGame([behavior('InterpolateBehavior', { targetAttribute: label, finalValue: 9 })]),
    );
    expect(game.faults.map(({ code }) => code)).toEqual(['value.number']);
  });
});

describe('Save and Load Attribute', () => {
  const save = (targetAttribute: string, key: unknown) => behavior('SaveAttributeAction', { targetAttribute, key });
  const load = (targetAttribute: string, key: unknown) => behavior('LoadAttributeAction', { targetAttribute, key });

  it('keep a value from one game to the next, converted to the type of the attribute', async () => {
    const { port } = storage();
    await playProject(soloGame([change(count, '2.5'), save(count, 'score')]), { ports: { storage: port } });
    const game = await playProject(soloGame([load(label, expression`"sco".."re"`), load(x, 'score')]), {
      ports: { storage: port },
    });
    expect(game.attributes()['game.label']).toBe('2.5');
    expect(game.actorList()[0]?.position.x).toBe(2.5);
  });

  it('leave the attribute unchanged when the key was never saved, differs in case, or is damaged', async () => {
    const { saved, port } = storage();
    await playProject(soloGame([change(count, '2.5'), save(count, 'score')]), { ports: { storage: port } });
    saved.set('attribute:broken', '{');
    const project = soloGame([change(count, '1'), load(count, 'Score'), load(count, 'broken'), load(count, '')]);
    const game = await playProject(project, { ports: { storage: port } });
    expect(game.attributes()['game.count']).toBe(1);
  });
});

describe('Keyboard Input', () => {
  const ask = behavior('KeyboardInputAction', { targetAttribute: label, keyboardPrompt: 'Name?' });

  it('asks, pauses the game until the text arrives, and writes it', async () => {
    const prompts: string[] = [];
    const platform = { openUrl() {}, quit() {}, request() {}, askText: (prompt: string) => void prompts.push(prompt) };
    const project = soloGame([ask, constrain(count, expression`${count} + 1`)]);
    const events = [{ frame: 20, type: 'text', value: 'Ada' } as const];
    const waiting = await playProject(project, { frames: 19, ports: { platform } });
    expect(prompts).toEqual(['Name?']);
    expect(waiting.attributes()).toMatchObject({ 'game.count': 1, 'game.label': '' });
    const answered = await playProject(project, { frames: 25, events });
    expect(answered.attributes()).toMatchObject({ 'game.count': 7, 'game.label': 'Ada' });
  });

  it('keeps the attribute when it is cancelled', async () => {
    const project = soloGame([change(label, 'before'), ask, increment]);
    const game = await playProject(project, { frames: 25, events: [{ frame: 20, type: 'textCancel' }] });
    expect(game.attributes()).toMatchObject({ 'game.count': 1, 'game.label': 'before' });
  });

  it('accepts an answer that arrived early, and asks one question at a time', async () => {
    const second = behavior('KeyboardInputAction', { targetAttribute: count, keyboardPrompt: 'How many?' });
    const events = [
      { frame: 1, type: 'text', value: 'Ada' } as const,
      { frame: 5, type: 'text', value: '12' } as const,
    ];
    const game = await playProject(soloGame([ask, second]), { frames: 10, events });
    expect(game.attributes()).toMatchObject({ 'game.count': 12, 'game.label': 'Ada' });
  });
});

describe('platform requests', () => {
  it('Open URL and Quit Game reach the platform; a blank address does not', async () => {
    const calls: string[] = [];
    const platform = {
      request() {},
      askText() {},
      openUrl: (url: string) => void calls.push(url),
      quit: () => void calls.push('quit'),
    };
    const open = (url: unknown) => behavior('OpenURLAction', { url });
    await playProject(soloGame([open(expression`"https://".."example.org"`), open(' '), behavior('EndGameAction')]), {
      ports: { platform },
    });
    expect(calls).toEqual(['https://example.org', 'quit']);
  });

  it('Log Debugging Statement writes a line with its frame, actor and location', async () => {
    const log = behavior('LogDebuggingStatementAction', { text: expression`"at ".. 2` });
    const game = await playProject(soloGame([timer('after', 0.1, [log])], {}, { instance: { id: 'id55' } }), {
      frames: 10,
    });
    expect(game.log).toEqual([
      { frame: 6, actorId: 'id55', path: ['actors', 'id1', 'behaviors', 0, 'behaviors', 0], text: 'at 2' },
    ]);
  });
});

it('attributes use the names of the format', async () => {
  const named = (name: string, $ = 1) => ({ '@': 'real', $, name });
  const project = soloGame(
    [],
    {},
    {
      attributes: {
        id1: named('Score', 3),
        id2: named('twice'),
        id3: named('twice'),
        id4: named(''),
        id5: named('a.b'),
        id6: named('a"b'),
        id7: { '@': 'table', name: 'T' },
      },
    },
  );
  expect(Object.keys((await playProject(project)).attributes())).toEqual([
    'game.Score',
    'game.attributes.id2',
    'game.attributes.id3',
    'game.attributes.id4',
    'game.attributes.id5',
    'game.attributes.id6',
  ]);
});

it('time can be written and continues from the new value', async () => {
  const time = 'game.attributes.time';
  const project = soloGame([timer('after', 0.5, [change(time, '100')]), constrain(count, expression`${time}`)]);
  expect((await playProject(project, { frames: 29 })).attributes()['game.count']).toBeCloseTo(29 / 60);
  expect((await playProject(project, { frames: 60 })).attributes()['game.count']).toBeCloseTo(100.5);
});

it('the boolean of a held key drives an attribute condition', async () => {
  const project = soloGame(
    [rule(keyDown('q'), [change(flag, 'true'), write('on')])],
    {},
    { attributes: gameAttributes },
  );
  const game = await playProject(project, { frames: 3, events: [{ frame: 2, type: 'keyDown', key: 'q' }] });
  expect(game.attributes()).toMatchObject({ 'game.flag': true, 'game.label': 'on' });
});
