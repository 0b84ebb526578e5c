import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeProject } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import { afterAll, expect, test } from 'vitest';
import { behavior, keyDown, rule } from '../../packages/runtime/src/test/describeGame.ts';
import { callJson } from '../cli/inProcess.ts';

const cwd = fs.mkdtempSync(path.join(os.tmpdir(), 'playhouse-pictures-'));
afterAll(() => fs.rmSync(cwd, { recursive: true, force: true }));

/** A scene in one color, which switches to another scene when the right key goes down. */
function put(green: number): void {
  const blue = { red: 0, green, blue: 1, alpha: 1 };
  const project = buildProject({
    displaySize: { width: 320, height: 200 },
    prototypes: [
      {
        id: 'id1',
        behaviors: [rule([keyDown('right')], [behavior('ChangeSceneAction', { sceneKey: 'id6' })])],
      },
    ],
    scenes: [
      {
        id: 'id5',
        attributes: { color: { red: 1, green: 0, blue: 0, alpha: 1 } },
        layers: [{ actors: [{ prototype: 'id1' }] }],
      },
      { id: 'id6', attributes: { color: blue }, layers: [] },
    ],
  });
  const kept = path.join(cwd, 'game/tests/look.play.json');
  const look = fs.existsSync(kept)
    ? JSON.parse(fs.readFileSync(kept, 'utf8'))
    : {
        frames: 20,
        events: [{ frame: 8, type: 'keyDown', key: 'right' }],
        assertions: [
          { type: 'picture', frame: 5 },
          { type: 'picture', frame: 15 },
        ],
      };
  for (const [name, bytes] of writeProject({
    project: { ...project, tests: new Map([['look', look]]) },
    files: new Map(),
  })) {
    const place = path.join(cwd, 'game', name);
    fs.mkdirSync(path.dirname(place), { recursive: true });
    fs.writeFileSync(place, bytes);
  }
}

test('pictures of a play test are taken, stored, and detect visual differences', async () => {
  const codes = async (...options: string[]) => {
    const { status, value } = await callJson(['test', 'game', ...options], { cwd });
    const failures = value.tests[0].failures.map(({ code, assertion }: Record<string, unknown>) => [code, assertion]);
    return [status, failures];
  };
  put(0);
  expect(await codes('--update')).toEqual([0, []]);
  expect(await codes()).toEqual([0, []]);
  // Only what is visible after the key has changed the color.
  put(1);
  expect(await codes()).toEqual([1, [['picture.differs', 2]]]);
});
