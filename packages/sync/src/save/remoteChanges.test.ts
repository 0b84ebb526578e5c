import { createPrototype, type Op } from '@playhouse/core';
import { describe, expect, test } from 'vitest';
import { type Device, Devices } from '../test/twoDevices.ts';
import { RemoteChanges } from './remoteChanges.ts';

const title = (value: string): Op => ({ op: 'set', path: ['object', 'title'], value });
const attribute = (id: string, value: number): Op => ({
  op: 'set',
  path: ['actors', 'id5', 'attributes', id],
  value: { '@': 'real', $: value, name: id },
});
const titleOf = ({ session }: Device) => session.getState().project.object.title;
const attributeOf = ({ session }: Device, id: string) => {
  const { attributes = {} } = session.getState().project.actors.get('id5') ?? {};
  return (attributes as Record<string, { $?: number } | undefined>)[id]?.$;
};

async function twoDevices(): Promise<readonly [Device, Device, Devices]> {
  const devices = new Devices();
  return [await devices.add(), await devices.add(), devices];
}

describe('a change from another device', () => {
  test('is taken into the open project, and own steps can still be undone', async () => {
    const [ann, bob] = await twoDevices();
    ann.edit(attribute('id101', 1));
    await ann.save();
    bob.edit(title('Bob'));
    await bob.save();
    await bob.sync();
    await ann.sync();
    expect([titleOf(ann), attributeOf(ann, 'id101')]).toEqual(['Bob', 1]);
    expect(ann.session.undo()).toEqual([]);
    expect([titleOf(ann), attributeOf(ann, 'id101')]).toEqual(['Bob', undefined]);
  });

  test('drops the steps that it overwrites, also after the project was opened again', async () => {
    const [ann, bob] = await twoDevices();
    ann.edit(title('Ann'));
    ann.edit(attribute('id101', 1));
    await ann.save();
    await ann.sync();
    await bob.sync();
    bob.edit(title('Bob'));
    await bob.save();
    await bob.sync();
    await ann.sync();
    await ann.crash(false);
    ann.session.undo();
    ann.session.undo();
    expect([titleOf(ann), attributeOf(ann, 'id101')]).toEqual(['Bob', undefined]);
  });

  test('waits while the document has unsaved edits, which are then merged with it', async () => {
    const [ann, bob, devices] = await twoDevices();
    bob.edit(attribute('id102', 2));
    await bob.save();
    await bob.sync();
    ann.edit(attribute('id101', 1));
    await ann.sync();
    expect([attributeOf(ann, 'id101'), attributeOf(ann, 'id102')]).toEqual([1, undefined]);
    await ann.save();
    // Until both are merged, nothing of its own disappears from the screen.
    await ann.look();
    expect(attributeOf(ann, 'id101')).toBe(1);
    await devices.heal();
    for (const device of [ann, bob])
      expect([attributeOf(device, 'id101'), attributeOf(device, 'id102')]).toEqual([1, 2]);
    expect(ann.text()).toBe(bob.text());
  });

  test('stays when it meets edits of a tab that crashed', async () => {
    const [ann, bob, devices] = await twoDevices();
    bob.edit(attribute('id102', 2));
    await bob.save();
    await bob.sync();
    ann.edit(attribute('id101', 1));
    await ann.sync();
    await ann.crash(false);
    expect(attributeOf(ann, 'id101')).toBe(1);
    await devices.heal();
    for (const device of [ann, bob])
      expect([attributeOf(device, 'id101'), attributeOf(device, 'id102')]).toEqual([1, 2]);
  });

  test('brings a prototype back that was removed here meanwhile, and removes one that nobody changed', async () => {
    const [ann, bob, devices] = await twoDevices();
    ann.edit({ op: 'set', path: ['actors', 'id6'], value: createPrototype('id6', 'Rat') });
    await devices.heal();
    ann.edit({ op: 'unset', path: ['actors', 'id5'] }, { op: 'unset', path: ['actors', 'id6'] });
    await ann.save();
    bob.edit(attribute('id102', 2));
    await devices.heal();
    for (const device of [ann, bob]) expect([...device.session.getState().project.actors.keys()]).toEqual(['id5']);
    expect(attributeOf(ann, 'id102')).toBe(2);
  });

  test.each([
    ['shown', attribute('id101', 1), 'new'],
    ['removed', { op: 'unset', path: ['actors', 'id5'] } as const, undefined],
  ])('is %s, too, after more edits than a history holds', async (_, last, name) => {
    const [ann, bob] = await twoDevices();
    for (let edit = 1; edit <= 220; edit += 1) {
      bob.edit({ op: 'set', path: ['actors', 'id5', 'attributes', 'name'], value: edit % 2 === 0 ? 'new' : 'old' });
      await bob.save();
      // The server keeps longer histories, as CouchDB does.
      if (edit % 100 === 0) await bob.sync();
    }
    bob.edit(last);
    await bob.save();
    for (const device of [bob, ann]) await device.sync();
    expect(ann.session.getState().project.actors.get('id5')?.attributes.name).toBe(name);
  });

  test('of a file is there before the documents that name it', async () => {
    const [ann, bob] = await twoDevices();
    const bytes = Uint8Array.of(1, 2, 3);
    const put = await bob.store.putAsset('one', 'images/pip.png', bytes);
    expect(put.ok).toBe(true);
    bob.edit(title('With a file'));
    await bob.save();
    await bob.sync();
    let filesAtTitle = -1;
    ann.session.subscribe(() => {
      filesAtTitle = ann.files.size;
    });
    await ann.sync();
    expect([filesAtTitle, ann.files.get('images/pip.png')]).toEqual([1, bytes]);
  });
});

test('a save that meets a change of the same document overwrites nothing', async () => {
  const [ann, bob] = await twoDevices();
  bob.edit(title('Bob'));
  await bob.save();
  await bob.sync();
  ann.edit(title('Ann'));
  await ann.sync();
  await ann.save();
  expect(ann.reports).toEqual(['Save conflict in object.json, retried.']);
  const leaves = await ann.leaves('object.json');
  expect(
    leaves
      .filter(({ isDeleted }) => !isDeleted)
      .map(({ body }) => body?.title)
      .sort(),
  ).toEqual(['Ann', 'Bob']);
  expect(titleOf(ann)).toBe('Ann');
});

test('a database that was emptied, and filled by a server that lacks the last edits, takes nothing back', async () => {
  const [ann] = await twoDevices();
  ann.edit(title('Ann'));
  await ann.save();
  const seen = (await ann.leaves('object.json'))[0]?.history ?? [];
  const [older] = seen.slice(1);
  const leaf = { rev: older ?? '', history: seen.slice(1), isDeleted: false, body: { title: 'older' } };
  const taken: string[] = [];
  let tell: (id: string, rev: string) => void = () => undefined;
  const changes = new RemoteChanges({
    open: async () => ({
      leaves: async (id: string) => (id === 'object.json' ? [leaf] : []),
      readAll: async () => [],
      readFile: async () => undefined,
      watch(listener: (id: string, rev: string) => void) {
        tell = listener;
        return () => undefined;
      },
    }),
    saver: {
      revisionOf: () => seen[0],
      takeIn: (arrived) => [...arrived.keys()].filter((each) => taken.push(each) < 0),
    },
    timers: {
      after(_, work) {
        queueMicrotask(work);
        return () => undefined;
      },
    },
    replace: () => undefined,
    replaceFile: () => undefined,
    report: (error) => void taken.push(String(error)),
  });
  await changes.start();
  tell('object.json', leaf.rev);
  tell('actors/id5.json', leaf.rev);
  await changes.settled();
  expect([older !== undefined, taken]).toEqual([true, []]);
});
