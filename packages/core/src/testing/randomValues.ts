import type { Field } from '../catalogue/fields/field.ts';
import { keyNames } from '../catalogue/keyNames.ts';
import type { Expression } from '../generated/entities.ts';
import type { RandomNames } from './randomNames.ts';
import { below, chance, pick, type Random, times } from './randomSource.ts';

/** A value that a field of this kind may store, including blank, unusual and computed ones. */
export function randomFieldValue(random: Random, field: Field, names: RandomNames): unknown {
  const isParted = field.kind === 'point' || field.kind === 'color' || field.kind === 'assignments';
  if (field.computed && !isParted && chance(random, 0.3)) return randomExpression(random, names);
  return literal(random, field, names);
}

/** A program with a few parts, usually a valid one. */
export function randomExpression(random: Random, names: RandomNames): Expression {
  const reference = { keypath: pick(random, names.keypaths) ?? 'self.attributes.rotation' };
  const parts = pick<Expression['$']>(random, [
    [],
    ['1 + 2'],
    [reference],
    [reference, ' * 2'],
    ['max(', reference, ', 3)'],
    ['"x".."', randomWord(random), '"'],
    ['(('],
  ]);
  return { '@': 'expression', $: parts ?? [] };
}

/** A name as people type it, possibly with spaces, accents and characters that are not allowed in file names. */
export function randomWord(random: Random): string {
  return pick(random, words) ?? 'word';
}

/** A number of a size that is common in games. */
export function randomNumber(random: Random): number {
  return pick(random, [0, 1, -1, 2.5, 60, 300, 1e6, below(random, 1000), below(random, 100_000) / 100]) ?? 0;
}

const words = [
  'Pip',
  'Snail',
  'a b',
  'Öl',
  '日本',
  '__proto__',
  'constructor',
  'id7',
  '"q"',
  'x.y',
  '😀',
  'tab',
  'Pip 1',
];

function literal(random: Random, field: Field, names: RandomNames): unknown {
  switch (field.kind) {
    case 'number':
    case 'angle':
      return randomNumber(random);
    case 'boolean':
      return chance(random, 0.5);
    case 'text':
      return chance(random, 0.2) ? '' : randomWord(random);
    case 'choice':
    case 'word':
      return pick(random, field.options ?? [])?.[0] ?? field.default;
    case 'point':
      return { x: component(random, names), y: component(random, names) };
    case 'color':
      return { red: random(), green: random(), blue: component(random, names), alpha: 1 };
    case 'assignments':
      return assignments(random, names);
    case 'images':
      return times(below(random, 4), () => pick(random, names.images) ?? 'gone').join('\t');
    case 'key':
      return pick(random, keyNames) ?? '';
    default:
      return reference(random, field, names);
  }
}

function reference(random: Random, field: Field, names: RandomNames): string {
  if (chance(random, 0.15)) return '';
  const lists: Partial<Record<Field['kind'], readonly string[]>> = {
    image: names.images,
    sound: names.sounds,
    music: names.sounds,
    font: [...names.fonts, 'Arimo'],
    scene: [...names.scenes, ...(field.words ?? [])],
    prototype: names.prototypes,
    table: names.tables,
    tag: names.tags,
    attribute: names.keypaths,
  };
  return pick(random, lists[field.kind] ?? []) ?? '';
}

function component(random: Random, names: RandomNames): unknown {
  return chance(random, 0.2) ? randomExpression(random, names) : randomNumber(random);
}

function assignments(random: Random, names: RandomNames): unknown[] {
  return times(below(random, 3) + 1, (index) => ({
    id: `id${index + 1}`,
    column: String(index + 1),
    rhsvalue: chance(random, 0.3) ? randomExpression(random, names) : randomWord(random),
  }));
}
