import type { Field, FieldKind } from '../catalogue/fields/field.ts';
import { readAssignments } from './assignments.ts';
import { readComputedComponent, readComputedNumber, readProgramText } from './computedValues.ts';
import type { ImportContext } from './context.ts';
import { findExpression } from './expressionParts.ts';
import { longKeypath } from './keypath.ts';
import { groupReader, type Reader, type Readers, readBoolean, readNumber, readText } from './values.ts';
import type { XmlElement } from './xml.ts';

/**
 * The value of a behavior's or predicate's attribute, as the field of the catalogue stores it.
 * docs/runtime-rules.md#legacy-behaviors.
 */
export function readField(context: ImportContext, element: XmlElement, field: Field): unknown {
  const computed = field.computed ? computedReaders[field.kind] : undefined;
  const reader = computed ?? plainReaders[field.kind];
  return reader(context, element, field.default);
}

/** A keypath: the text, or the only reference of an expression. Old files use an `attribute` element for none. */
export const readAttributeReference: Reader = (context, element, fallback) => {
  if (element.name === 'attribute') return fallback;
  const parts = findExpression(element)?.children ?? [];
  const [only] = parts;
  const isReference = parts.length === 1 && only?.name === 'reference';
  return longKeypath(isReference ? (context.source.take(only, 'keypath') ?? '') : readText(context, element));
};

const readImages: Reader = (context, element) => {
  const names = readText(context, element).split('\t');
  return names.map((name) => context.assets.image(name)).join('\t');
};

/** A code; older files have true and false for some. docs/runtime-rules.md#legacy-behaviors. */
const readCode: Reader = (context, element, fallback) =>
  element.name === 'boolean' ? Number(readBoolean(context, element)) : readNumber(context, element, fallback);

const plainReaders: Readonly<Record<FieldKind, Reader>> = {
  number: readNumber,
  angle: readNumber,
  boolean: readBoolean,
  text: readText,
  choice: readCode,
  word: readText,
  point: groupReader({ x: readNumber, y: readNumber }),
  color: groupReader(colorOf(readComputedComponent)),
  image: (context, element) => context.assets.image(readText(context, element)),
  images: readImages,
  sound: (context, element) => context.assets.sound(readText(context, element)),
  music: (context, element) => context.assets.sound(readText(context, element)),
  font: readText,
  key: readText,
  scene: (context, element) => context.documents.resolve('scene', readText(context, element)),
  prototype: (context, element) => context.documents.resolve('prototype', readText(context, element)),
  table: (context, element) => context.documents.resolve('table', readText(context, element)),
  tag: readText,
  attribute: readAttributeReference,
  assignments: readAssignments,
};

const computedReaders: Readonly<Partial<Record<FieldKind, Reader>>> = {
  number: readComputedNumber,
  angle: readComputedNumber,
  text: readProgramText,
  point: groupReader({ x: readComputedNumber, y: readComputedNumber }),
};

function colorOf(reader: Reader): Readers {
  return { red: reader, green: reader, blue: reader, alpha: reader };
}
