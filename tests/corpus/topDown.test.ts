import path from 'node:path';
import { createGame, createHeadlessPorts, parseInputScript } from '@playhouse/runtime';
import { describe, expect, it } from 'vitest';
import { readAnyProject } from '../../cli/src/io/readAnyProject.ts';
import { type PlayedActor, type PlayReport, play } from './playCommand.ts';

const corpus = process.env.PLAYHOUSE_CORPUS;
if (!corpus) throw new Error('Set PLAYHOUSE_CORPUS to the folder of legacy projects.');
const project = path.join(corpus, 'TopDown.gameproj');

type Point = readonly [x: number, y: number];

/** A pressed pointer that visits each position from the given frame on. */
function pointer(...places: readonly (readonly [frame: number, ...Point])[]): object[] {
  return places.map(([frame, x, y], index) => ({ frame, type: index === 0 ? 'pointerDown' : 'pointerMove', x, y }));
}

function actor(report: PlayReport, id: string): PlayedActor {
  const found = report.actorList.find((entry) => entry.id === id);
  if (!found)
    throw new Error(`There is no actor ${id}; there are ${report.actorList.map((entry) => entry.name).join(', ')}.`);
  return found;
}

function distance({ position }: PlayedActor, [x, y]: Point): number {
  return Math.hypot(position.x - x, position.y - y);
}

/** The color of an instance after some frames; reports do not carry it. */
async function colorOf(
  sceneName: string,
  id: string,
  frames: number,
  events: readonly object[],
): Promise<{ red: number; green: number }> {
  const { contents } = await readAnyProject(project, '/');
  const scene = [...contents.project.scenes.values()].find(({ attributes }) => attributes.name === sceneName);
  const script = parseInputScript({ events });
  if (!scene || !script.ok) throw new Error('The scene or the input is wrong.');
  const game = await createGame(contents.project, createHeadlessPorts(contents.project), {
    seed: 1,
    sceneId: scene.id,
  });
  for (let frame = 1; frame <= frames; frame++) game.step(script.value.filter((event) => event.frame === frame));
  const index = game.actorList().findIndex((entry) => entry.id === id);
  const view = game.view.scenes[0]?.layers.flatMap(({ actors }) => actors)[index];
  if (!view) throw new Error(`There is no actor ${id}.`);
  return { red: view.red, green: view.green };
}

describe('Player control', () => {
  const scene = 'Player control';
  const id = 'id254583';

  it('moves the player to the pointer, where it stops and still faces the direction of movement', async () => {
    const target: Point = [1000, 560];
    const there = actor(await play(project, { scene, frames: 120, events: pointer([1, ...target]) }), id);
    expect(distance(there, target)).toBeLessThanOrEqual(10);
    const later = actor(await play(project, { scene, frames: 240, events: pointer([1, ...target]) }), id);
    expect(later.position).toEqual(there.position);
    expect(Math.abs(there.rotation - (Math.atan2(200, 360) * 180) / Math.PI)).toBeLessThan(3);
  });

  it('moves at 300 px/s', async () => {
    const after = actor(await play(project, { scene, frames: 61, events: pointer([1, 1240, 359.7578125]) }), id);
    expect(after.position.x - 640.3671875).toBeGreaterThanOrEqual(295);
    expect(after.position.x - 640.3671875).toBeLessThanOrEqual(305);
  });

  it('does not move without the pointer', async () => {
    const rest = actor(await play(project, { scene, frames: 60 }), id);
    expect(rest.position).toEqual({ x: 640.3671875, y: 359.7578125 });
  });

  it('goes to the next scene at the level switch', async () => {
    const report = await play(project, { scene, frames: 110, events: pointer([1, 115, 603]) });
    expect(report.scene.name).toBe('Walls');
  });
});

describe('Walls', () => {
  const scene = 'Walls';
  const id = 'id619629';
  const wallRight = 403.1171875 + 50;
  const wallTop = 355.50390625 + 50;

  it('stops the player at the wall', async () => {
    const stopped = actor(await play(project, { scene, frames: 240, events: pointer([1, 203, 355.5]) }), id);
    expect(stopped.position.x).toBeGreaterThan(wallRight + 50 - 1);
    expect(stopped.position.x).toBeLessThan(wallRight + 50 + 2);
  });

  it('lets the player slide along the wall and walk around it', async () => {
    const events = pointer([1, 203, 480]);
    let last = 0;
    for (let frames = 20; frames <= 110; frames += 10) {
      const { position } = actor(await play(project, { scene, frames, events }), id);
      const clearance = Math.hypot(Math.max(position.x - wallRight, 0), Math.max(position.y - wallTop, 0));
      expect(clearance).toBeGreaterThan(49);
      expect(position.y).toBeGreaterThanOrEqual(last);
      last = position.y;
    }
    const end = actor(await play(project, { scene, frames: 240, events }), id);
    expect(distance(end, [203, 480])).toBeLessThanOrEqual(11);
  });
});

describe('Room', () => {
  const scene = 'Room';
  const id = 'id527212';

  it('keeps the player inside the walls whatever the pointer does', async () => {
    for (const target of [
      [10, 10],
      [1270, 10],
      [640, 715],
      [22, 323],
    ] as const) {
      const { position } = actor(await play(project, { scene, frames: 400, events: pointer([1, ...target]) }), id);
      expect(position.y).toBeGreaterThan(75);
      expect(position.y).toBeLessThan(721.14 - 50 - 48);
      expect(position.x).toBeGreaterThan(70);
      expect(position.x).toBeLessThan(1235);
    }
  });

  it('lets the player walk around the rotated wall', async () => {
    const route = pointer([1, 640, 590], [70, 860, 590], [130, 1060, 570], [190, 1100, 420]);
    const report = actor(await play(project, { scene, frames: 300, events: route }), id);
    expect(distance(report, [1100, 420])).toBeLessThanOrEqual(12);
  });
});

describe('Crates', () => {
  const scene = 'Crates';
  const player = 'id742592';
  const crate = 'id255412';

  it('can be pushed by the player and slow down again', async () => {
    const events = pointer([1, 640, 408.6], [40, 460, 408.6]);
    const pushed = await play(project, { scene, frames: 90, events });
    expect(actor(pushed, crate).position.x).toBeLessThan(374.06 - 5);
    expect(actor(pushed, player).position.x).toBeGreaterThan(actor(pushed, crate).position.x + 90);
  });

  it('stay out of walls', async () => {
    const events = pointer([1, 640, 408.6], [40, 300, 408.6]);
    const pushed = await play(project, { scene, frames: 400, events });
    expect(actor(pushed, crate).position.x).toBeGreaterThan(230.98 + 50 + 48);
  });

  it('vanish at once when explosive, and are removed a second later', async () => {
    const events = pointer([1, 910, 349.8]);
    const report = await play(project, { scene, frames: 75, events });
    expect(report.actorList.some(({ id }) => id === 'id328004')).toBe(true);
    const later = await play(project, { scene, frames: 180, events });
    expect(later.actorList.some(({ id }) => id === 'id328004')).toBe(false);
  });
});

describe('Reset', () => {
  it('restarts the scene when the player touches a reset block', async () => {
    const scene = 'Reset';
    const start = { x: 168.51953125, y: 137.55078125 };
    const away = actor(await play(project, { scene, frames: 10, events: pointer([1, 168.5, 500]) }), 'id693734');
    expect(away.position.y).toBeGreaterThan(start.y + 30);
    const route = [...pointer([1, 168.5, 300], [60, 300, 300]), { frame: 90, type: 'pointerUp', x: 300, y: 300 }];
    const report = await play(project, { scene, frames: 120, events: route });
    expect(report.scene.name).toBe(scene);
    const again = actor(report, 'id693734');
    // Without the reset, the player would be at the pointer, 200 px away, with nothing to hold it.
    expect(distance(again, [300, 300])).toBeGreaterThan(100);
    expect(distance(again, [start.x, start.y])).toBeLessThan(120);
    const held = pointer([1, 168.5, 300], [60, 300, 300]);
    for (let frames = 70; frames <= 200; frames += 10) {
      const { position } = actor(await play(project, { scene, frames, events: held }), 'id693734');
      expect(position.x + 50).toBeLessThan(272.33 - 37.67 + 12);
    }
  });
});

describe('Switch', () => {
  const scene = 'Switch';

  it('opens the door and turns green when the player touches it', async () => {
    const closed = await play(project, { scene, frames: 30 });
    expect(closed.actorList.some(({ id }) => id === 'id351742')).toBe(true);
    const report = await play(project, { scene, frames: 120, events: pointer([1, 823, 574]) });
    expect(report.actorList.some(({ id }) => id === 'id351742')).toBe(false);
    const open = await play(project, {
      scene,
      frames: 120,
      events: pointer([1, 823, 574]),
      until: 'scene.door == true',
    });
    expect(open.frames).toBeLessThan(120);
    expect(await colorOf(scene, 'id260622', 120, pointer([1, 823, 574]))).toEqual({ red: 0, green: 1 });
    expect((await colorOf(scene, 'id260622', 5, [])).red).toBe(1);
  });
});

describe('Chaser Enemy', () => {
  const scene = 'Chaser Enemy';

  it('chases at 100 px/s, and restarts the scene when it catches the player', async () => {
    const report = await play(project, { scene, frames: 121 });
    const enemy = actor(report, 'id541643').position;
    expect(644.29 - enemy.x).toBeGreaterThan(195);
    expect(644.29 - enemy.x).toBeLessThan(205);
    const caught = await play(project, { scene, frames: 330 });
    const again = actor(caught, 'id541643').position;
    expect(again.x).toBeGreaterThan(124 + 100);
  });
});

describe('Vision Chaser Enemy', () => {
  const scene = 'Vision Chaser Enemy';
  const enemy = 'id170366';

  it('does not see the player from a distance', async () => {
    const report = await play(project, { scene, frames: 300 });
    expect(actor(report, enemy).position).toEqual({ x: 640.4921875, y: 359.98046875 });
  });

  it('approaches when the player is within its range', async () => {
    const events = [...pointer([1, 370, 358]), { frame: 60, type: 'pointerUp', x: 370, y: 358 }];
    const report = await play(project, { scene, frames: 120, events });
    expect(actor(report, enemy).position.x).toBeLessThan(640 - 50);
  });
});

describe('Camera control', () => {
  const scene = 'Camera control';
  const id = 'id630067';

  it('follows the player only beyond the tracking area', async () => {
    const still = await play(project, { scene, frames: 30, until: 'scene.camera.origin.x > 0' });
    expect(still.frames).toBe(30);
    const report = await play(project, {
      scene,
      frames: 400,
      events: pointer([1, 1100, 300]),
      until: 'scene.camera.origin.x > 40',
    });
    expect(report.frames).toBeLessThan(400);
    const player = actor(report, id).position;
    expect(player.x - 40).toBeGreaterThanOrEqual(340 + 600 - 12);
  });

  it('stays inside the scene', async () => {
    const out =
      'scene.camera.origin.x < 0 or scene.camera.origin.y < 0 or scene.camera.origin.x > 4000 - 1280 or scene.camera.origin.y > 4000 - 720';
    const report = await play(project, { scene, frames: 400, events: pointer([1, 5, 5]), until: out });
    expect(report.frames).toBe(400);
  });
});
