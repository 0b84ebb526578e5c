import { describe, expect, it } from 'vitest';
import { behaviorDescriptors } from '../catalogue/behaviors/index.ts';
import type { AnyBehaviorDescriptor } from '../catalogue/defineBehavior.ts';
import type { Field, FieldKind } from '../catalogue/fields/field.ts';
import type { Behavior } from '../generated/entities.ts';
import { importOf, textFiles } from './test/readFixture.ts';

const descriptors: readonly AnyBehaviorDescriptor[] = behaviorDescriptors;
const program =
  '<expression><string xml:space="preserve">1 + </string><reference keypath="self.attributes.rotation"/></expression>';
const stored = { '@': 'expression', $: ['1 + ', { keypath: 'self.attributes.rotation' }] };

interface Sample {
  readonly tag: string;
  readonly inner: string;
  readonly value: unknown;
}

function parts(ids: readonly string[], inner: string): string {
  return ids.map((id) => `<real id="${id}">${inner}</real>`).join('');
}

/** A value of each kind, as written in a legacy file and as stored. */
const literals: Readonly<Record<FieldKind, Sample>> = {
  number: { tag: 'real', inner: '12.5', value: 12.5 },
  angle: { tag: 'angle', inner: '-45', value: -45 },
  boolean: { tag: 'boolean', inner: 'true', value: true },
  text: { tag: 'text', inner: ' as &lt;typed&gt; ', value: ' as <typed> ' },
  choice: { tag: 'index', inner: '1', value: 1 },
  word: { tag: 'text', inner: 'word', value: 'word' },
  point: { tag: 'point', inner: parts(['x', 'y'], '3'), value: { x: 3, y: 3 } },
  color: {
    tag: 'color',
    inner: parts(['red', 'green', 'blue', 'alpha'], '0.25'),
    value: { red: 0.25, green: 0.25, blue: 0.25, alpha: 0.25 },
  },
  image: { tag: 'image', inner: 'tree.png', value: 'tree' },
  images: { tag: 'text', inner: 'a.png\tb\tc.d', value: 'a\tb\tc.d' },
  sound: { tag: 'sound', inner: 'bang.wav', value: 'bang' },
  music: { tag: 'music', inner: 'theme', value: 'theme' },
  font: { tag: 'text', inner: 'Arial', value: 'Arial' },
  key: { tag: 'text', inner: 'space', value: 'space' },
  scene: { tag: 'text', inner: 'id300001', value: 'id300001' },
  prototype: { tag: 'text', inner: 'id200001', value: 'id200001' },
  table: { tag: 'text', inner: 'id900001', value: 'id900001' },
  tag: { tag: 'text', inner: 'Wall', value: 'Wall' },
  attribute: { tag: 'text', inner: 'devices.mouse.position.x', value: 'game.devices.mouse.position.x' },
  assignments: {
    tag: 'array',
    inner:
      '<tablecolumnassignment id="id7"><text id="column" name="column">2</text><text id="rhsvalue">x</text></tablecolumnassignment>',
    value: [{ id: 'id7', column: '2', rhsvalue: 'x' }],
  },
};

function computedSample(field: Field): Sample {
  const { tag } = literals[field.kind];
  if (field.kind === 'point') return { tag, inner: parts(['x', 'y'], program), value: { x: stored, y: stored } };
  if (field.kind !== 'color') return { tag, inner: program, value: stored };
  const ids = ['red', 'green', 'blue', 'alpha'];
  return { tag, inner: parts(ids, program), value: Object.fromEntries(ids.map((id) => [id, stored])) };
}

function sampleOf(field: Field, isComputed: boolean): Sample {
  return isComputed && field.computed ? computedSample(field) : literals[field.kind];
}

function markupOf(descriptor: AnyBehaviorDescriptor, id: string, isComputed: boolean): string {
  const attributes = Object.entries(descriptor.fields).map(([key, field]) => {
    const { tag, inner } = sampleOf(field, isComputed);
    return `<${tag} id="${key}">${inner}</${tag}>`;
  });
  const named = `<text id="name">Mine</text><text id="bundleName">B.behavior</text>${attributes.join('')}`;
  return `<behavior id="${id}" class="${descriptor.class}" enabled="false"><attributes>${named}</attributes></behavior>`;
}

function importAll(isComputed: boolean): { behaviors: readonly Behavior[]; losses: readonly unknown[] } {
  const list = descriptors.map((descriptor, index) => markupOf(descriptor, `id${index + 1}`, isComputed));
  const actor = `<actor id="id200001"><attributes/><behaviors>${list.join('')}</behaviors></actor>`;
  const game = '<game title="All"><prototypes><actor id="id200001"/></prototypes></game>';
  const { contents, losses } = importOf(textFiles({ 'object.xml': game, 'actors/1.xml': actor }));
  return { behaviors: contents.project.actors.get('id200001')?.behaviors ?? [], losses };
}

describe.each([
  ['literals', false],
  ['programs where they are allowed', true],
] as const)('every behavior with %s in every field', (_, isComputed) => {
  const { behaviors, losses } = importAll(isComputed);

  it('is imported without a loss', () => {
    expect(losses).toEqual([]);
    expect(behaviors).toHaveLength(descriptors.length);
    expect(behaviors.length).toBeGreaterThan(60);
  });

  it.each(descriptors.map((descriptor, index) => [descriptor.class, index, descriptor] as const))(
    '%s',
    (name, index, descriptor) => {
      const fields = Object.entries(descriptor.fields);
      const values = Object.fromEntries(fields.map(([key, field]) => [key, sampleOf(field, isComputed).value]));
      const lists = Object.fromEntries((descriptor.children ?? []).map((list) => [list, []]));
      expect(behaviors[index]).toEqual({
        id: `id${index + 1}`,
        class: name,
        enabled: false,
        attributes: { name: 'Mine', bundleName: 'B.behavior', ...values },
        ...lists,
      });
    },
  );
});

describe('a behavior without attributes', () => {
  it.each(descriptors.map((descriptor) => [descriptor.class, descriptor] as const))(
    '%s gets the defaults of its fields',
    (name, descriptor) => {
      const actor = `<actor id="id2"><behaviors><behavior id="id3" class="${name}"/></behaviors></actor>`;
      const { contents } = importOf(textFiles({ 'object.xml': '<game title="A"/>', 'actors/1.xml': actor }));
      const behavior = contents.project.actors.get('id2')?.behaviors[0];
      const fields = Object.entries(descriptor.fields).filter(([, field]) => !field.legacy);
      const values = fields.map(([key, field]) => [key, field.kind === 'assignments' ? [] : field.default] as const);
      expect(behavior?.attributes).toEqual({ name: descriptor.title, ...Object.fromEntries(values) });
      expect(behavior?.enabled).toBe(true);
    },
  );
});
