import { buildProject } from '@playhouse/core/testing';
import { createGame, createHeadlessPorts, type InputEvent } from '@playhouse/runtime';
import { describe, expect, test } from 'vitest';
import { beginGame, type PlayedGame } from '../playedGame.ts';

const count = 'game.attributes.id7';
const project = buildProject({
  attributes: { id7: { '@': 'integer', $: 0, name: 'Count' } },
  prototypes: [
    {
      id: 'id5',
      behaviors: [
        { class: 'MoveBehavior', attributes: { direction: 0, space: 1, moveType: 0, speed: 60 } },
        {
          class: 'RuleBehavior',
          attributes: { compoundConditionKind: 0 },
          conditions: [
            {
              ...{ id: 'id900', class: 'EventCondition', attributes: { conditionType: 0 } },
              predicate: { type: 'key', attributes: { keyString: 'space', mode: 'down' } },
            },
          ],
          behaviors: [
            {
              class: 'ChangeAttributeAction',
              attributes: {
                targetAttribute: count,
                RHS: { '@': 'expression', $: [{ keypath: count }, ' + random(1, 6)'] },
              },
            },
          ],
        },
      ],
    },
  ],
  scenes: [{ layers: [{ actors: [{ prototype: 'id5', position: { x: 0, y: 0 } }] }] }],
});

function begin(records = false): Promise<PlayedGame> {
  return beginGame({
    ...{ project, ports: createHeadlessPorts(project), seed: 5, sceneId: undefined, keepsHistory: true, records },
  });
}

/** Presses the key in every seventh frame. */
function inputOf(frame: number): InputEvent[] {
  if (frame % 7 === 0) return [{ type: 'keyDown', key: 'space' }];
  return frame % 7 === 3 ? [{ type: 'keyUp', key: 'space' }] : [];
}

function play(played: PlayedGame, frames: number): string[] {
  return Array.from({ length: frames }, () => {
    played.step(inputOf(played.game.frame + 1));
    return played.game.stateHash();
  });
}

describe('the last seconds of a game', () => {
  test('can be gone to, each frame as it was, forward and back', async () => {
    const played = await begin();
    const hashes = play(played, 200);
    for (const frame of [140, 141, 30, 31, 29, 1, 200, 61]) {
      played.goTo(frame);
      expect([played.game.frame, played.game.stateHash()]).toEqual([frame, hashes[frame - 1]]);
    }
    expect(played.reach).toEqual({ first: 0, last: 200 });
  });

  test('are forgotten beyond twenty seconds', async () => {
    const played = await begin();
    play(played, 1500);
    const { first, last } = played.reach;
    expect(last).toBe(1500);
    expect(last - first).toBeGreaterThanOrEqual(1200);
    expect(last - first).toBeLessThan(1260);
    played.goTo(0);
    expect(played.game.frame).toBe(first);
  });

  test('have another future once the game goes on from the past', async () => {
    const played = await begin();
    play(played, 90);
    played.goTo(45);
    expect(played.nextInput()).toEqual(inputOf(46));
    played.cut();
    expect(played.reach.last).toBe(45);
    expect(played.nextInput()).toBeUndefined();
  });
});

describe('a recording', () => {
  test('played headless comes to the same state', async () => {
    const played = await begin(true);
    play(played, 130);
    const recording = played.recording();
    if (!recording) throw new Error('nothing was recorded');
    const game = await createGame(project, createHeadlessPorts(project), { seed: recording.seed });
    for (let frame = 1; frame <= recording.frames; frame++)
      game.step(recording.events.filter((event) => event.frame === frame));
    expect(game.stateHash()).toBe(recording.stateHash);
    expect(game.attributes()['game.Count']).toBeGreaterThan(0);
  });

  test('takes the future that was played last', async () => {
    const played = await begin(true);
    play(played, 60);
    played.goTo(20);
    played.cut();
    for (let step = 0; step < 40; step++) played.step([]);
    expect(played.recording()?.events.every(({ frame }) => frame <= 20)).toBe(true);
    expect(played.recording()?.frames).toBe(60);
  });

  test('names what no script can hold', async () => {
    const played = await begin(true);
    played.step([{ type: 'textCancel' }, { type: 'keyDown', key: 'a' }]);
    expect(played.recording()).toMatchObject({ lost: ['textCancel'], events: [{ type: 'keyDown', frame: 1 }] });
  });
});
