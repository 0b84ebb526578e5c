import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type School, startSchool } from '../../packages/server/src/test/schoolServer.ts';
import { usualPatience } from '../../packages/sync/src/pouch/patientFetch.ts';
import type { CloudDevice } from './cloudDevice.ts';
import { faults } from './faults.ts';
import { createWorld, type FaultWorld, isQuiet, openBoth, until } from './faultWorld.ts';

/** More than databases keep of a history. */
const many = 260;

let school: School;
let count = 0;

beforeAll(async () => {
  school = await startSchool();
});

afterAll(async () => {
  await school.close();
  expect(school.faults).toEqual([]);
}, 60_000);

async function setOften(device: CloudDevice, key: string, times: number): Promise<void> {
  for (let time = 1; time <= times; time += 1) {
    device.set(key, `${time}`);
    await device.save();
  }
}

interface Apart {
  readonly world: FaultWorld;
  /** How often each device saves while the first one is not connected. */
  readonly ann: number;
  readonly ben: number;
}

/** Before, both had changed the game and an actor; meanwhile, the second device deletes the actor. */
async function prepare({ world: { ann, ben } }: Apart): Promise<void> {
  ben.set('both', 'old');
  ben.edit({ op: 'set', path: ['actors', 'id5', 'attributes', 'name'], value: 'Before' });
  await until(() => isQuiet(ben) && ann.get('both') === 'old', 30_000);
}

async function goApart({ world: { ann, ben }, ...times }: Apart): Promise<void> {
  await setOften(ben, 'ben', times.ben);
  ben.set('both', 'new');
  for (let time = 0; time < times.ben; time += 1) {
    ben.edit({ op: 'set', path: ['actors', 'id6', 'attributes', 'name'], value: `Pip ${time}` });
    await ben.save();
  }
  ben.edit({ op: 'unset', path: ['actors', 'id6'] });
  await ben.save();
  if (ann.isOpen) await setOften(ann, 'ann', times.ann);
}

async function haveAll({ world: { ann, ben }, ...times }: Apart): Promise<void> {
  const isDone = () => isQuiet(ann) && isQuiet(ben) && ann.text() === ben.text();
  await until(isDone, 60_000);
  expect([ann.state, ben.state].map(({ phase, waiting }) => [phase, waiting])).toEqual([
    ['live', 0],
    ['live', 0],
  ]);
  for (const device of [ann, ben]) {
    expect(device.get('both')).toBe('new');
    expect(device.get('ben')).toBe(times.ben > 0 ? `${times.ben}` : undefined);
    expect(device.get('ann')).toBe(times.ann > 0 ? `${times.ann}` : undefined);
    expect([...device.session.getState().project.actors.keys()]).toEqual(['id5', 'id7']);
  }
  expect(ann.text()).toBe(ben.text());
}

describe.concurrent('two devices of which one was not connected for long', () => {
  it.each([
    { name: 'many changes there, few here', ann: 3, ben: many },
    { name: 'many changes here, few there', ann: many, ben: 3 },
    { name: 'many changes on both sides', ann: many, ben: many },
  ])('merge $name', { timeout: 300_000 }, async (times) => {
    count += 1;
    const apart = { ...times, world: await createWorld(school, count, usualPatience) };
    const { proxy, ann } = apart.world;
    await openBoth(apart.world);
    await prepare(apart);
    proxy.begin(faults['no connection'] ?? expect.fail());
    await goApart(apart);
    proxy.end();
    ann.tell({ type: 'online' });
    await haveAll(apart);
    await apart.world.close();
  });

  it('agree when one was closed while the other made many changes', { timeout: 300_000 }, async () => {
    count += 1;
    const apart = { ann: 0, ben: many, world: await createWorld(school, count, usualPatience) };
    await openBoth(apart.world);
    await prepare(apart);
    await apart.world.ann.close();
    await goApart(apart);
    await apart.world.ann.open();
    await haveAll(apart);
    await apart.world.close();
  });
});
