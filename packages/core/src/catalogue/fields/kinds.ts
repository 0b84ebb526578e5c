import { color as colorType } from '../../attributes/types/color.ts';
import { point as pointType } from '../../attributes/types/point.ts';
import type { Field, FieldKind, FieldValues } from './field.ts';

type Options<Kind extends FieldKind, Computed extends boolean> = Partial<
  Omit<Field<Kind, Computed>, 'kind' | 'computed'>
> & { readonly label: string };

function fieldOf<Kind extends FieldKind, Computed extends boolean>(
  kind: Kind,
  computed: Computed,
  fallback: FieldValues[Kind],
) {
  return (options: Options<Kind, Computed>): Field<Kind, Computed> => ({
    kind,
    computed,
    default: fallback,
    ...options,
  });
}

/** A number or an expression that results in one. */
export const numeric = fieldOf('number', true, 0);
/** A number that cannot be an expression. */
export const number = fieldOf('number', false, 0);
/** Degrees, counter-clockwise, or an expression. */
export const angle = fieldOf('angle', true, 0);
export const boolean = fieldOf('boolean', false, false);
/** A text that cannot be an expression. */
export const text = fieldOf('text', false, '');
/** A literal text or an expression. */
export const program = fieldOf('text', true, '');
/** One of `options`, stored as its code. */
export const choice = fieldOf('choice', false, 0);
/** One of `options`, stored as its word. */
export const word = fieldOf('word', false, '');
export const point = fieldOf('point', true, pointType.default);
export const color = fieldOf('color', true, colorType.default);
export const imageRef = fieldOf('image', false, '');
export const imageList = fieldOf('images', false, '');
export const soundRef = fieldOf('sound', false, '');
export const musicRef = fieldOf('music', false, '');
export const fontRef = fieldOf('font', false, 'Arimo');
export const keyRef = fieldOf('key', false, '');
export const sceneRef = fieldOf('scene', false, '');
export const prototypeRef = fieldOf('prototype', false, '');
export const tableRef = fieldOf('table', false, '');
export const tagRef = fieldOf('tag', false, '');
export const attributeRef = fieldOf('attribute', false, '');
export const assignments = fieldOf('assignments', false, []);

/** 0 relative to the actor, 1 relative to the scene (docs/runtime-rules.md#conventions). Shares the row of `row`. */
export const relativeTo = (label: string, row: string, fallback: 0 | 1 = 0): Field<'choice', false> =>
  choice({
    label,
    default: fallback,
    row: { label: row, word: 'relative to' },
    options: [
      [0, 'actor'],
      [1, 'scene'],
    ],
  });
