import type { Project } from '@playhouse/core';
import { describe, expect, test } from 'vitest';
import type { Game, ScriptedEvent } from '../index.ts';
import { internalsOf } from '../setup/gameInternals.ts';
import { behavior, change, count, expression, group, rule, soloGame, when, x } from '../test/describeGame.ts';
import { eventsByFrame } from '../test/gameProperties.ts';
import { generatedGame, generatedPorts } from '../test/generatedGame.ts';
import { startProject } from '../test/playProject.ts';

/** The game of a project, once as is and once without generated loops. */
async function bothWays(project: Project): Promise<{ generated: Game; plain: Game }> {
  const start = () => startProject(project, { ports: generatedPorts(project) });
  const [generated, plain] = [await start(), await start()];
  for (const program of programsOf(plain)) Object.assign(program, { run: undefined });
  return { generated, plain };
}

function programsOf(game: Game) {
  return internalsOf(game).simulation.plan.programs;
}

async function expectSame(project: Project, frames: number, events: readonly ScriptedEvent[] = []): Promise<void> {
  const { generated, plain } = await bothWays(project);
  const byFrame = eventsByFrame(events);
  for (let frame = 1; frame <= frames; frame++) {
    for (const game of [generated, plain]) game.step(byFrame.get(frame) ?? []);
    if (frame % 25 === 0) expect([frame, generated.stateHash()]).toEqual([frame, plain.stateHash()]);
  }
  expect(generated.faults).toEqual(plain.faults);
  expect(generated.log).toEqual(plain.log);
  generated.destroy();
  plain.destroy();
}

const number = (index: number) => when(count, '>=', index);

describe('generated loops', () => {
  test('behave like units that run one by one, in generated games', async () => {
    for (let game = 1; game <= 16; game++) {
      const { project, events } = generatedGame(7000 + game, 100);
      await expectSame(project, 100, events);
    }
  });

  test('exist for programs that have something to do', async () => {
    const game = await startProject(soloGame([change(count, '1')]));
    expect(programsOf(game).map(({ run }) => typeof run)).toEqual(['function']);
    const idle = await startProject(soloGame([]));
    expect(programsOf(idle).map(({ run }) => run)).toEqual([undefined]);
  });

  test('support nested rules with long blocks, with all and with any conditions', async () => {
    const leaf = (index: number) =>
      rule(
        [number(index), when(x, '<', 40 * index)],
        [change(count, expression`${count} + 1`), behavior('MoveBehavior', { speed: 10 * index, direction: index })],
        [behavior('RotateBehavior', { angularVelocity: index })],
        { compoundConditionKind: index % 2, runOnce: index % 3 === 0 },
      );
    const branch = (from: number, inner: ReturnType<typeof leaf>[]) =>
      rule(number(from), [group(inner), ...inner], inner);
    const leaves = Array.from({ length: 12 }, (_, index) => leaf(index));
    const sequence = rule(number(2), leaves.slice(0, 3), [], { runSequentially: true });
    await expectSame(soloGame([branch(0, [branch(1, leaves), branch(5, leaves)]), sequence, change(count, '1')]), 200);
  });

  test('are not used if the code would be very long', async () => {
    const many = Array.from({ length: 900 }, (_, index) => rule(number(index), [change(count, '1')], [change(x, '1')]));
    const project = soloGame(many);
    const game = await startProject(project);
    expect(programsOf(game).map(({ run }) => run)).toEqual([undefined]);
    await expectSame(project, 25);
  });

  test('end a unit with an internal error, and continue with all other units and the next actors', async () => {
    const actors = Array.from({ length: 3 }, (_, index) => ({ prototype: 'id1', attributes: { rotation: index } }));
    const project = soloGame(
      [
        rule(when('self.attributes.rotation', '>=', 0), [
          behavior('LogDebuggingStatementAction', { text: 'first' }),
          behavior('RotateBehavior', { angularVelocity: 60 }),
          behavior('MoveBehavior', { speed: 60, direction: 0 }),
        ]),
      ],
      {},
      { scenes: [{ layers: [{ actors }] }] },
    );
    const angularVelocity = () => {
      throw new Error('broken');
    };
    const { generated, plain } = await bothWays(project);
    for (const game of [generated, plain]) {
      for (const { fields } of programsOf(game).flatMap(({ units }) => units)) {
        if (typeof fields === 'object' && fields && 'angularVelocity' in fields)
          Object.assign(fields, { angularVelocity });
      }
      for (let frame = 0; frame < 60; frame++) game.step([]);
    }
    expect(generated.stateHash()).toBe(plain.stateHash());
    expect(generated.faults).toMatchObject([{ code: 'engine.error', count: 3, path: plain.faults[0]?.path }]);
    expect(generated.faults).toEqual(plain.faults);
    expect(generated.actorList().map(({ position }) => Math.round(position.x))).toEqual([60, 60, 60]);
  });

  test('continue with the next actor where one has another program', async () => {
    const project = soloGame(
      [behavior('MoveBehavior', { speed: 60, direction: 0 })],
      {},
      {
        scenes: [
          {
            layers: [
              {
                actors: [
                  { prototype: 'id1' },
                  { prototype: 'id1', behaviors: [behavior('MoveBehavior', { speed: 120, direction: 0 })] },
                  { prototype: 'id1' },
                  { prototype: 'id1' },
                ],
              },
            ],
          },
        ],
      },
    );
    const game = await startProject(project);
    for (let frame = 0; frame < 60; frame++) game.step([]);
    expect(game.actorList().map(({ position }) => Math.round(position.x))).toEqual([60, 120, 60, 60]);
  });
});
