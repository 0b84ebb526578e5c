import { readFileSync } from 'node:fs';
import type { Project } from '@playhouse/core';
import type { BehaviorDescription } from '@playhouse/core/testing';
import { describe, expect, it } from 'vitest';
import {
  behavior,
  change,
  condition,
  count,
  expression,
  label,
  rule,
  soloGame,
  timer,
  when,
} from '../test/describeGame.ts';
import { playProject } from '../test/playProject.ts';
import { type ProjectFaultCode, projectFaults } from './faults.ts';

const spawn = behavior('SpawnAction', { prototypeKey: 'id1' });
const add = (name: string, attributes: Record<string, unknown>) => [behavior(name, attributes)];

/** For fault codes of scripts: a script that runs at each line of the log. */
const scripts: Partial<Record<ProjectFaultCode, string>> = {
  'script.syntax': 'return (;',
  'script.error': 'null.x;',
  'script.limit': 'for (;;);',
  'limit.scripts': 'return text;',
};
const logLine = behavior('LogDebuggingStatementAction', { text: 'line' });

/** For each fault code, the behaviors of a game that causes it. */
const games: Record<ProjectFaultCode, readonly BehaviorDescription[]> = {
  'behavior.unsupported': [behavior('FlyBehavior', {}, [change(count, '1')])],
  'condition.incomplete': [rule(condition('unset', {}), [])],
  'expression.syntax': [change(count, expression`1 + + 2`)],
  'expression.reference': [change(count, expression`${'game.attributes.id404'}`)],
  'expression.type': [change(count, expression`"ten" + 1`)],
  'expression.function': [change(count, expression`sine(1)`)],
  'expression.limit': [change(count, expression`textLength(textRepeat("abcdefghij", 1000000))`)],
  'value.number': add('RotateBehavior', { angularVelocity: expression`"fast"` }),
  'value.infinite': [change(count, expression`1 / 0`)],
  'attribute.missing': [change('self.attributes.id404', '1')],
  'attribute.readOnly': [change('self.attributes.name', 'x')],
  'prototype.missing': add('SpawnAction', { prototypeKey: 'id404' }),
  'scene.missing': add('PauseGameAction', { sceneKey: 'id404' }),
  'table.missing': add('SaveTableAction', { tableID: 'id404' }),
  'table.cell': add('ChangeTableValueAction', {
    tableID: 'id70',
    rowNumber: '9',
    assignments: [{ id: 'id1', column: '1', rhsvalue: '' }],
  }),
  'table.rows': [
    {
      ...behavior('LoopBehavior', { maxLoopsPerFrame: 10_001 }, add('AddRemoveRowAction', { tableID: 'id70' })),
      conditions: [when(count, '==', 0)],
    },
  ],
  'limit.actors': [spawn],
  'limit.spawns': Array.from({ length: 1001 }, () => behavior('SpawnAction', { prototypeKey: 'id2' })),
  'limit.sceneChanges': [behavior('ResetSceneAction')],
  'limit.loops': [
    { ...behavior('LoopBehavior', { maxLoopsPerFrame: 50_001 }, []), conditions: [when(count, '==', 0)] },
  ],
  'limit.copies': add('ReplicateBehavior', { copies: 1_000_000_000 }),
  'limit.particles': add('ParticlesBehavior', { numParticles: 1_000_000_000 }),
  'limit.calls': Array.from({ length: 101 }, () =>
    behavior('NetworkGetTableFromURLAction', {
      callbackAttribute: count,
      url: 'https://example.com',
      dataTable: expression`${'game.attributes.id70'}`,
    }),
  ),
  'script.syntax': [logLine],
  'script.error': [logLine],
  'script.limit': [logLine],
  'limit.scripts': Array.from({ length: 201 }, () => logLine),
  'limit.work': [
    change(label, expression`textRepeat("abcdefgh", 125000)`),
    {
      ...behavior('LoopBehavior', { maxLoopsPerFrame: 600 }, [
        rule(condition('string', { operator: 'contains', RHS: 'z' }, { keypath: label }), []),
      ]),
      conditions: [when(count, '==', 0)],
    },
  ],
  'limit.texts': Array.from({ length: 11 }, (_, row) =>
    behavior('ChangeTableValueAction', {
      tableID: 'id71',
      rowNumber: String(row + 1),
      assignments: [{ id: 'id1', column: '1', rhsvalue: expression`textRepeat("abcdefgh", 125000)` }],
    }),
  ),
  'limit.storage': [
    change(label, expression`textRepeat("abcdefgh", 125000)`),
    ...Array.from({ length: 11 }, (_, key) =>
      behavior('SaveAttributeAction', { targetAttribute: label, key: `k${key}` }),
    ),
  ],
  'limit.log': [
    {
      ...behavior('LoopBehavior', { maxLoopsPerFrame: 10_001 }, add('LogDebuggingStatementAction', { text: 'again' })),
      conditions: [when(count, '==', 0)],
    },
  ],
};

/** A table with room for many texts. */
const large = {
  id: 'id71',
  name: 'Large',
  rows: Array.from({ length: 20 }, () => ''),
  columns: [{ name: '', cells: [] }],
};

function gameWith(code: ProjectFaultCode): Project {
  const placed = code === 'limit.actors' ? 49_999 : 1;
  const script = scripts[code];
  return soloGame(
    [],
    {},
    {
      prototypes: [{ name: 'Faulty', behaviors: games[code] }, { name: 'Idle' }],
      scenes: [{ layers: [{ actors: Array.from({ length: placed }, () => ({ prototype: 'id1' })) }] }],
      delegates: script === undefined ? [] : [{ name: 'S', event: 'onLogDebuggingStatement', source: script }],
      tables: [
        { id: 'id70', name: 'T', rows: ['r'], columns: [{ name: 'c', cells: [''] }] },
        ...(code === 'limit.texts' ? [large] : []),
      ],
    },
  );
}

describe('every fault code of a project', () => {
  it.each(Object.keys(projectFaults) as ProjectFaultCode[])(
    '%s is reported at its location, and the game continues',
    async (code) => {
      const frames = code === 'limit.actors' || code === 'limit.work' ? 1 : 30;
      const game = await playProject(gameWith(code), { frames, ports: { network: { send() {} } } });
      expect(game.frame).toBe(frames);
      if (code === 'limit.actors') expect(game.view.scenes[0]?.layers[0]?.actors).toHaveLength(50_000);
      const found = game.faults.find((fault) => fault.code === code);
      expect(found?.cause).toBe('project');
      expect(found?.message).not.toContain('{');
      expect(found?.path.slice(0, 2)).toEqual([scripts[code] === undefined ? 'actors' : 'delegates', 'id1']);
      expect(game.faults.filter((fault) => fault.cause === 'engine')).toEqual([]);
    },
  );

  it('is listed in the reference, and nothing else is', () => {
    const text = readFileSync(new URL('../../../../docs/reference/faults.md', import.meta.url), 'utf8');
    const listed = [...text.matchAll(/^\| `([a-z.A-Z]+)` \|/gm)].map(([, code]) => code);
    expect(listed.sort()).toEqual(Object.keys(projectFaults).sort());
  });
});

describe('a fault', () => {
  it('is counted once per location, with its first frame', async () => {
    const twice = timer('after', 0.1, [
      timer('every', 0, [change(count, expression`1 / 0`), change(count, expression`0 / 0`)]),
    ]);
    const game = await playProject(soloGame([twice]), { frames: 10 });
    expect(game.faults.map(({ count: times, firstFrame, path }) => [times, firstFrame, path.join('/')])).toEqual([
      [5, 6, 'actors/id1/behaviors/0/behaviors/0/behaviors/0'],
      [5, 6, 'actors/id1/behaviors/0/behaviors/0/behaviors/1'],
    ]);
  });

  it('is not reported before its code is reached', async () => {
    const game = await playProject(
      soloGame([timer('after', 1, [behavior('FlyBehavior'), change(count, expression`1 +`)])]),
      { frames: 30 },
    );
    expect(game.faults).toEqual([]);
  });

  it('of an unlocked instance is located in the scene', async () => {
    const project = soloGame(
      [],
      {},
      {
        scenes: [
          { layers: [{ actors: [{ prototype: 'id1' }, { prototype: 'id1', behaviors: [behavior('FlyBehavior')] }] }] },
        ],
      },
    );
    const game = await playProject(project);
    expect(game.faults[0]?.path).toEqual(['scenes', 'id1', 'layers', 0, 'actors', 1, 'behaviors', 0]);
  });

  it('of the engine is caught, and the other actors keep running', async () => {
    const storage = {
      get: () => undefined,
      set() {
        throw new Error('disk full');
      },
    };
    const save = behavior('SaveAttributeAction', { targetAttribute: count, key: 'k' });
    const project = soloGame(
      [],
      {},
      {
        prototypes: [
          { name: 'Saver', behaviors: [save] },
          { name: 'Other', behaviors: [change('game.attributes.id902', 'ran')] },
        ],
        scenes: [{ layers: [{ actors: [{ prototype: 'id1' }, { prototype: 'id2' }] }] }],
      },
    );
    const game = await playProject(project, { frames: 3, ports: { storage } });
    expect(game.faults).toEqual([
      expect.objectContaining({
        cause: 'engine',
        code: 'engine.error',
        message: 'Internal error in Playhouse: disk full',
      }),
    ]);
    expect(game.attributes()['game.label']).toBe('ran');
  });
});

it('an instance without a prototype is skipped, with a fault', async () => {
  const project = soloGame(
    [],
    {},
    { scenes: [{ layers: [{ actors: [{ prototype: 'id404' }, { prototype: 'id1' }] }] }] },
  );
  const game = await playProject(project);
  expect(game.actorList()).toHaveLength(1);
  expect(game.faults).toEqual([expect.objectContaining({ code: 'prototype.missing', path: ['scenes', 'id1'] })]);
});

describe('limits', () => {
  it('stop spawning at 1,000 in a frame', async () => {
    expect((await playProject(gameWith('limit.spawns'))).actorList()).toHaveLength(1001);
  });

  it('allow 20 scene changes in a second, and delay the rest', async () => {
    const again = change(count, expression`${count} + 1`);
    const game = await playProject(soloGame([again, behavior('ResetSceneAction')]), { frames: 60 });
    expect(game.attributes()['game.count']).toBe(21);
    for (let frame = 0; frame < 60; frame++) game.step([]);
    expect(game.attributes()['game.count']).toBe(41);
  });

  it('let a loop continue in the next frame', async () => {
    const loop = {
      ...behavior('LoopBehavior', { maxLoopsPerFrame: 10 }, [change(count, expression`${count} + 1`)]),
      conditions: [when(count, '<', 25)],
    };
    const game = await playProject(soloGame([loop]), { frames: 2 });
    expect(game.attributes()['game.count']).toBe(20);
    game.step([]);
    expect(game.attributes()['game.count']).toBe(25);
  });

  it('end until-loops when their conditions hold', async () => {
    const loop = {
      ...behavior('LoopBehavior', { loopType: 1 }, [change(count, expression`${count} + 1`)]),
      conditions: [when(count, '>=', 7)],
    };
    expect((await playProject(soloGame([loop]), { frames: 5 })).attributes()['game.count']).toBe(7);
  });
});

describe('a port that throws', () => {
  const fail = () => {
    throw new Error('broken');
  };
  const log = { openUrl: fail, quit: fail, askText: fail, request: fail };
  const audio = {
    playSound: fail,
    updateSound: fail,
    stopSound: fail,
    playMusic: fail,
    pauseMusic: fail,
    stopMusic: fail,
    setVolumes() {},
  };

  it('ends only the behavior that called it, and is reported once at its location', async () => {
    const add = change(count, expression`${count} + 1`);
    const behaviors = [
      timer('every', 0, [behavior('OpenURLAction', { url: 'a.example' }), add]),
      behavior('PlaySoundAction', { soundName: 'boom' }),
      rule([], [behavior('KeyboardInputAction', { targetAttribute: count }), add]),
    ];
    const game = await playProject(soloGame(behaviors), { frames: 10, ports: { platform: log, audio } });
    expect(game.faults.map(({ cause, code, count: times, path }) => [cause, code, times, path.join('/')])).toEqual([
      ['engine', 'engine.error', 10, 'actors/id1/behaviors/0/behaviors/0'],
      ['engine', 'engine.error', 1, 'actors/id1/behaviors/1'],
      ['engine', 'engine.error', 1, 'actors/id1/behaviors/2/behaviors/0'],
    ]);
    expect(game.attributes()['game.count']).toBe(11);
  });

  it('when a sound ends with its actor does not keep the actor', async () => {
    const sound = behavior('PlaySoundAction', { soundName: 'boom', runToCompletion: false });
    const ports = { audio: { ...audio, playSound() {} } };
    const game = await playProject(soloGame([sound, behavior('DestroyAction')]), { frames: 3, ports });
    expect(game.actorList()).toEqual([]);
    expect(game.faults.map(({ code, path }) => [code, path.join('/')])).toEqual([
      ['engine.error', 'actors/id1/behaviors/0'],
    ]);
  });
});
