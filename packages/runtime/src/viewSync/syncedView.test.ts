import { buildProject } from '@playhouse/core/testing';
import { describe, expect, it } from 'vitest';
import type { GameView } from '../game/gameView.ts';
import { createRecorder, type Game, reloadGame } from '../index.ts';
import { change, gameAttributes, timer, x } from '../test/describeGame.ts';
import { describeView } from '../test/describeView.ts';
import { eventsByFrame } from '../test/gameProperties.ts';
import { generatedGame, generatedPorts } from '../test/generatedGame.ts';
import { startProject, stepFrames } from '../test/playProject.ts';
import { createSyncedView, type SyncedView } from './syncedView.ts';
import type { ViewMessage } from './viewMessage.ts';
import { createViewWriter } from './viewWriter.ts';

/** A synced view on the other side of a channel: memory is transferred, and returned with the next message. */
function syncedViewOf() {
  const writer = createViewWriter();
  const syncedView = createSyncedView();
  return {
    syncedView,
    follow(view: GameView): ViewMessage {
      const { message, moved } = writer.write(view, syncedView.takeSpares());
      const crossed = structuredClone(message, { transfer: moved });
      expect(syncedView.take(crossed)).toBe(true);
      return crossed;
    },
  };
}

/** The kinds of messages that occurred, over all games. */
const seen = { texts: 0, copies: 0, particles: 0, born: 0, gone: 0 };

function note({ scenes }: ViewMessage): void {
  for (const { texts = [], copies = [], particles, layers = [], born } of scenes) {
    seen.texts += texts.length;
    seen.copies += copies.length;
    seen.particles += particles?.length ?? 0;
    seen.born += born && layers.some(({ edits: [stays = 0] }) => stays > 0) ? 1 : 0;
    seen.gone += layers.some(({ edits: [, gone = 0] }) => gone > 0) ? 1 : 0;
  }
}

function expectSame(syncedView: SyncedView, game: Game): void {
  expect(describeView(syncedView)).toEqual(describeView(game.view));
}

describe('the synced view of a game', () => {
  it('shows after every step what the game shows, forward, rewound, and with a changed project', async () => {
    const frames = 150;
    for (let number = 1; number <= 12; number++) {
      const { project, events } = generatedGame(number, frames);
      const game = await startProject(project, { seed: number, ports: generatedPorts(project) });
      const byFrame = eventsByFrame(events);
      const { syncedView, follow } = syncedViewOf();
      const recorder = createRecorder(game, { everyFrames: 20 });
      const show = (shown: Game) => {
        note(follow(shown.view));
        expectSame(syncedView, shown);
      };
      show(game);
      while (game.frame < frames) {
        recorder.step(byFrame.get(game.frame + 1) ?? []);
        show(game);
      }
      for (const frame of [10, 61, 60, 149]) {
        recorder.goTo(frame);
        show(game);
      }
      const other = generatedGame(number + 1, frames).project;
      const changed = { ...project, actors: other.actors };
      const reloaded = await reloadGame(game, changed, generatedPorts(changed), { seed: number });
      if (!reloaded) throw new Error('its scenes are there');
      for (let step = 0; step < 20; step++) {
        show(reloaded);
        reloaded.step([]);
      }
      reloaded.destroy();
    }
    expect(Object.entries(seen).filter(([, count]) => count === 0)).toEqual([]);
  });

  it('shows the scene over a paused game, and the game when it resumes', async () => {
    const pause = { class: 'PauseGameAction', attributes: { sceneKey: 'id91' } };
    const resume = { class: 'UnpauseGameAction' };
    const game = await startProject(
      buildProject({
        prototypes: [
          { id: 'id1', behaviors: [move, timer('after', 0.2, [pause])] },
          { id: 'id2', behaviors: [move, timer('after', 0.2, [resume])] },
        ],
        scenes: [
          { id: 'id90', layers: [{ actors: [{ prototype: 'id1' }] }] },
          { id: 'id91', layers: [{ actors: [{ prototype: 'id2' }, { prototype: 'id2' }] }] },
        ],
      }),
    );
    const { syncedView, follow } = syncedViewOf();
    const counts = Array.from({ length: 60 }, () => {
      stepFrames(game, 1);
      follow(game.view);
      expectSame(syncedView, game);
      return syncedView.scenes.length;
    });
    expect(counts.filter((count, i) => count !== counts[i - 1])).toEqual([1, 2, 1]);
  });

  it('keeps the identity of existing scenes and actors', async () => {
    const game = await startProject(crowd(3));
    const { syncedView, follow } = syncedViewOf();
    follow(game.view);
    const [scene] = syncedView.scenes;
    const actors = scene?.layers[0]?.actors ?? [];
    expect(actors).toHaveLength(3);
    stepFrames(game, 30);
    follow(game.view);
    expect(syncedView.scenes[0]).toBe(scene);
    expect(syncedView.scenes[0]?.layers[0]?.actors.every((actor, i) => actor === actors[i])).toBe(true);
  });

  it('sends nothing for resting actors, and only positions for moving ones', async () => {
    const resting = await startProject(crowd(5, []));
    const still = syncedViewOf();
    still.follow(resting.view);
    stepFrames(resting, 2);
    still.follow(resting.view);
    stepFrames(resting, 1);
    expect(Object.keys(still.follow(resting.view).scenes[0] ?? {}).sort()).toEqual(['id', 'number', 'numbers']);
    const moving = await startProject(crowd(5));
    const busy = syncedViewOf();
    busy.follow(moving.view);
    stepFrames(moving, 1);
    expect(Object.keys(busy.follow(moving.view).scenes[0] ?? {}).sort()).toEqual([
      ...['id', 'number', 'numbers', 'positions'],
    ]);
  });

  it('allocates no memory once everything has its size', async () => {
    const sizes = [change(x, { '@': 'expression', $: [{ keypath: x }, ' + 1'] }), grow];
    const game = await startProject(crowd(100, [timer('every', 1 / 60, sizes)]));
    const { syncedView, follow } = syncedViewOf();
    const used = new Set<number>();
    for (let frame = 0; frame < 20; frame++) {
      stepFrames(game, 1);
      follow(game.view);
      // Transferred memory becomes another object of the same size on the other side.
      if (frame > 4) used.add(syncedView.scenes[0]?.layers[0]?.actors[0]?.rows.positions.buffer.byteLength ?? 0);
    }
    expect(used.size).toBe(1);
    expect(syncedView.scenes[0]?.layers[0]?.actors[7]?.width).toBe(120);
    expectSame(syncedView, game);
  });
});

const size = 'self.attributes.size.width';
const grow = change(size, { '@': 'expression', $: [{ keypath: size }, ' + 1'] });

/** Actors side by side, which move unless stated otherwise. */
function crowd(count: number, behaviors: object[] = [move]) {
  const actors = Array.from({ length: count }, (_, i) => ({ prototype: 'id1', position: { x: 10 * i, y: 5 } }));
  return buildProject({
    attributes: gameAttributes,
    prototypes: [{ id: 'id1', behaviors: behaviors as [] }],
    scenes: [{ layers: [{ actors }] }],
  });
}

const move = { class: 'MoveBehavior', attributes: { direction: 0, space: 1, moveType: 0, speed: 60 } };

describe('a synced view refuses', () => {
  const numbers = Array.from({ length: 13 }, () => 0);
  const scene = { number: 1, id: 'id1', numbers };
  const born = (row: number, place: number) => ({
    born: Float64Array.of(row, 1, place),
    positions: new Float64Array(8),
    appearances: new Float64Array(16),
  });
  const layer = (...edits: number[]) => ({
    layers: [{ id: 'id2', scrollable: true, version: 1, edits: Int32Array.of(...edits) }],
  });
  it.each<[string, object]>([
    ['a row out of order', born(1, 0)],
    ['an invalid row', born(Number.NaN, 0)],
    ['an offset beyond the positions', born(0, 1)],
    ['an offset that is not a whole number', born(0, 0.5)],
    ['an actor that was never added', layer(0, 0, 1, 0)],
    ['an actor with an invalid row', { ...born(0, 0), ...layer(0, 0, 1, -1) }],
    ['to remove an actor that does not exist', { ...born(0, 0), ...layer(0, 1, 0) }],
    ['to keep an actor that does not exist', { ...born(0, 0), ...layer(1, 0, 0) }],
    ['more new actors than it names', { ...born(0, 0), ...layer(0, 0, 2, 0) }],
    ['negative edits', { ...born(0, 0), ...layer(0, 0, -1) }],
    ['an appearance without an actor', { changed: new Float64Array(17) }],
    ['texts without an actor', { texts: [{ row: 0, texts: [] }] }],
    ['copies without an actor', { copies: [{ row: 0 }] }],
    ['particles without an actor', { emitters: [{ row: 0, emitters: [] }] }],
    [
      'more particles than exist',
      {
        ...born(0, 0),
        emitters: [{ row: 0, emitters: [{ image: '', blendingMode: 0, count: 2 }] }],
        particles: new Float64Array(15),
      },
    ],
  ])('%s', (_, more) => {
    expect(createSyncedView().take({ scenes: [{ ...scene, ...more }] })).toBe(false);
  });

  it('and accepts valid messages', () => {
    const right = { ...scene, ...born(0, 0), ...layer(0, 0, 1, 0) };
    const syncedView = createSyncedView();
    expect(syncedView.take({ scenes: [right] })).toBe(true);
    expect(syncedView.scenes[0]?.layers[0]?.actors).toHaveLength(1);
  });
});
