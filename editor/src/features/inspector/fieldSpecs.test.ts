import { expect, it } from 'vitest';
import { motionSection, physicsSection, sceneSections } from './fieldSpecs.ts';

const fields = [physicsSection, motionSection, ...sceneSections].flatMap((section) => section.fields);
const fieldOf = (key: string) => fields.find(({ path }) => path.at(-1) === key)?.field;

it.each([...physicsSection.fields, ...motionSection.fields].map(({ label, field }) => [label, field] as const))(
  '%s is explained in at most two short sentences',
  (_label, { help = '' }) => {
    expect(help).toMatch(/^\S.*\.$/);
    expect(help.length).toBeLessThan(100);
  },
);

/** docs/runtime-rules.md#physics, docs/runtime-rules.md#scene-attributes. */
const units: readonly (readonly [key: string, unit: string | undefined])[] = [
  ['linearVelocity', 'px/s'],
  ['maxSpeed', 'px/s'],
  ['angularVelocity', 'deg/s'],
  ['centerOfMass', 'px'],
  ['drag', 'px/s²'],
  ['angularDrag', 'deg/s²'],
  ['gravity', 'px/s²'],
  ['density', undefined],
  ['friction', undefined],
  ['restitution', undefined],
];

it.each(units)('%s has the unit %s', (key, unit) => {
  expect(fieldOf(key)).toBeDefined();
  expect(fieldOf(key)?.unit).toBe(unit);
});
