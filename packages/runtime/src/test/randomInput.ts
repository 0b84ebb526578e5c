import { controllerAxes, controllerButtons } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import * as fc from 'fast-check';
import type { ScriptedEvent } from '../index.ts';
import { writeNetworkTable } from '../state/networkTable.ts';
import { createTable } from '../state/table.ts';

/** Possible answers of a server: tables in the network format. */
const answeredTables = [
  ...buildProject({
    tables: [
      { name: 'A', rows: ['first', ''], columns: [{ name: 'Cost', type: 2, cells: [7, 8] }] },
      { name: 'B', rows: ['x'], columns: [{ name: '', type: 1, cells: ['a|b\\'] }] },
    ],
  }).tables.values(),
].map((document) => writeNetworkTable(createTable(document)));

const prices = [{ product: 'sword', name: 'Sword', price: '2 €' }];
const place = { x: fc.integer({ min: 0, max: 400 }), y: fc.integer({ min: 0, max: 300 }) };
const tilt = fc.double({ min: -1, max: 1, noNaN: true });
const orientation = fc.constantFrom(0, 1, 2, 3, 4);
/** Mostly the first two, so that they have an effect. */
const touch = fc.oneof(fc.constantFrom(1, 2), fc.integer({ min: 1, max: 11 }));
const player = fc.oneof(fc.constantFrom(1, 2), fc.integer({ min: 1, max: 11 }));

/** Input of every kind, within this many frames. */
export function randomInputWithin(frames: number, maxLength: number): fc.Arbitrary<ScriptedEvent[]> {
  const frame = fc.integer({ min: 1, max: frames });
  return fc
    .array(fc.oneof(...controls(frame), ...answers(frame)), { maxLength })
    .map((events) => events.sort((a, b) => a.frame - b.frame));
}

function controls(frame: fc.Arbitrary<number>): fc.Arbitrary<ScriptedEvent>[] {
  const gamepad = { frame, type: fc.constant('gamepad' as const), player };
  return [
    fc.record({
      frame,
      type: fc.constantFrom('keyDown' as const, 'keyUp' as const),
      key: fc.constantFrom('space', 'a', 'left'),
    }),
    fc.record({
      frame,
      type: fc.constantFrom('pointerDown' as const, 'pointerMove' as const, 'pointerUp' as const),
      ...place,
    }),
    fc.record({
      frame,
      type: fc.constantFrom('touchStart' as const, 'touchMove' as const, 'touchEnd' as const),
      touch,
      ...place,
    }),
    fc.record({ ...gamepad, button: fc.constantFrom(...controllerButtons), value: fc.constantFrom(0, 1) }),
    fc.record({ ...gamepad, axis: fc.constantFrom(...controllerAxes), value: tilt }),
    fc.record(
      {
        frame,
        type: fc.constant('controller' as const),
        player,
        connected: fc.boolean(),
        name: fc.constantFrom('Pad', ''),
        vendorID: fc.nat(9999),
        productID: fc.nat(9999),
      },
      { requiredKeys: ['frame', 'type', 'player', 'connected'] },
    ),
    fc.record({ frame, type: fc.constant('accelerometer' as const), x: tilt, y: tilt, z: tilt }),
    fc.record({
      frame,
      type: fc.constant('screen' as const),
      width: fc.constantFrom(320, 1024),
      height: fc.constant(768),
      deviceOrientation: orientation,
      interfaceOrientation: orientation,
    }),
    fc.record({ frame, type: fc.constant('windowResize' as const) }),
  ];
}

/** Texts are frequent, because games wait for them. */
function answers(frame: fc.Arbitrary<number>): fc.Arbitrary<ScriptedEvent>[] {
  const text = fc.record({ frame, type: fc.constant('text' as const), value: fc.constantFrom('', 'Ada', '7') });
  return [
    ...[text, text, text],
    fc.record({ frame, type: fc.constant('textCancel' as const) }),
    fc.record({ frame, type: fc.constant('platformConnected' as const), value: fc.boolean() }),
    fc.record({ frame, type: fc.constant('adReward' as const), name: fc.constant('coins'), value: fc.nat(9) }),
    fc.record({
      frame,
      type: fc.constant('purchase' as const),
      product: fc.constantFrom('sword', 'nothing'),
      state: fc.constantFrom('unpurchased' as const, 'pending' as const, 'purchased' as const),
    }),
    fc.record(
      {
        frame,
        type: fc.constant('answer' as const),
        call: fc.integer({ min: 1, max: 12 }),
        value: fc.constantFrom(...answeredTables, 'nonsense', prices),
      },
      { requiredKeys: ['frame', 'type', 'call'] },
    ),
  ];
}

/** Input of every kind, within the first two seconds. */
export const randomInput = randomInputWithin(120, 12);
