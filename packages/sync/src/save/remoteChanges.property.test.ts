import type { Op } from '@playhouse/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Device, Devices } from '../test/twoDevices.ts';

interface Step {
  readonly device: number;
  readonly what: 'own' | 'title' | 'undo' | 'save' | 'sync' | 'merge' | 'crash' | 'crash while saving';
  readonly place: 'object' | 'prototype';
}

const step = fc.record<Step>({
  device: fc.nat(2),
  what: fc.constantFrom(
    ...(['own', 'own', 'title', 'undo', 'save', 'sync', 'sync', 'merge', 'crash', 'crash while saving'] as const),
  ),
  place: fc.constantFrom('object', 'prototype'),
});

const places = { object: ['object', 'attributes'], prototype: ['actors', 'id5', 'attributes'] } as const;

function ownValues({ session }: Device, key: string): readonly unknown[] {
  const { object, actors } = session.getState().project;
  return [object.attributes, actors.get('id5')?.attributes].map((attributes) => Reflect.get(attributes ?? {}, key));
}

class Story {
  readonly devices = new Devices();
  readonly titles = new Set(['start']);
  /** What each person sees of the attributes that nobody else changes. */
  private readonly own = new Map<Device, readonly unknown[]>();
  private values = 0;

  async take({ device: number, what, place }: Step): Promise<void> {
    const device = this.devices.all[number];
    if (!device) return;
    const key = `id10${number}`;
    this.values += 1;
    if (what === 'own') device.edit(this.set([...places[place], key], { '@': 'real', $: this.values, name: key }));
    if (what === 'title') device.edit(this.set(['object', 'title'], this.titled(`title ${this.values}`)));
    if (what === 'undo') device.session.undo();
    if (what !== 'own' && what !== 'title' && what !== 'undo') {
      const before = ownValues(device, key);
      if (what === 'save') await device.save();
      if (what === 'sync') await device.sync();
      if (what === 'merge') await device.merge();
      if (what === 'crash' || what === 'crash while saving') await device.crash(what === 'crash while saving');
      expect(ownValues(device, key), `${what} on ${number}`).toEqual(before);
    }
    this.own.set(device, ownValues(device, key));
  }

  async check(): Promise<void> {
    await this.devices.heal();
    const [first] = this.devices.all;
    for (const [number, device] of this.devices.all.entries()) {
      expect(device.text()).toBe(first?.text());
      const own = this.own.get(device);
      if (own) expect(ownValues(device, `id10${number}`)).toEqual(own);
      for (const document of ['object.json', 'actors/id5.json']) {
        const open = (await device.leaves(document)).filter(({ isDeleted }) => !isDeleted);
        expect(open).toHaveLength(1);
      }
    }
    expect(this.titles).toContain(first?.session.getState().project.object.title);
  }

  private titled(title: string): string {
    this.titles.add(title);
    return title;
  }

  private set(path: Op['path'], value: unknown): Op {
    return { op: 'set', path, value };
  }
}

test('devices that edit, sync, merge and crash in any order lose no edit', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30, size: 'max' }), async (steps) => {
      const story = new Story();
      for (let count = 0; count < 3; count += 1) await story.devices.add();
      for (const each of steps) await story.take(each);
      await story.check();
    }),
    { seed: 1, numRuns: 15, endOnFailure: true },
  );
});
