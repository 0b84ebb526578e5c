import type { Field } from '../catalogue/fields/field.ts';
import { isJsonObject } from '../model/json.ts';
import type { PathKey } from '../model/path.ts';
import { isExpression, keypathOfPart } from './expressionValue.ts';

/** The kind of a reference's target. `attribute` is a keypath, including one of a table or another instance. */
export type ReferenceKind =
  | 'scene'
  | 'prototype'
  | 'table'
  | 'image'
  | 'sound'
  | 'music'
  | 'font'
  | 'tag'
  | 'attribute';

/**
 * Receives one reference, the keys from the field's value to the text that contains it, and its position in a
 * tab-separated list.
 */
export type EmitReference = (kind: ReferenceKind, target: string, keys: readonly PathKey[], position?: number) => void;

/**
 * Calls `emit` for every reference in the value of a field. Blank values and words such as `next` are not references.
 */
export function fieldReferences(field: Field, value: unknown, emit: EmitReference): void {
  if (typeof value === 'string') {
    textReferences(field, value, emit);
  } else if (isExpression(value)) {
    if (field.computed) partReferences(value.$, [], emit);
  } else if (field.kind === 'point' || field.kind === 'color') {
    componentReferences(value, [], emit);
  } else if (field.kind === 'assignments' && Array.isArray(value)) {
    for (const [index, assignment] of value.entries()) componentReferences(assignment, [index], emit);
  }
}

/** Calls `emit` for every entry of a tab-separated list of texts. */
export function listReferences(
  kind: ReferenceKind,
  text: unknown,
  keys: readonly PathKey[],
  emit: EmitReference,
): void {
  if (typeof text !== 'string' || text === '') return;
  for (const [position, target] of text.split('\t').entries()) if (target !== '') emit(kind, target, keys, position);
}

function textReferences(field: Field, value: string, emit: EmitReference): void {
  if (value === '') return;
  switch (field.kind) {
    case 'images':
      listReferences('image', value, [], emit);
      break;
    case 'scene':
      if (field.words?.includes(value) !== true) emit('scene', value, []);
      break;
    case 'prototype':
    case 'table':
    case 'image':
    case 'sound':
    case 'music':
    case 'font':
    case 'tag':
    case 'attribute':
      emit(field.kind, value, []);
  }
}

function componentReferences(value: unknown, before: readonly PathKey[], emit: EmitReference): void {
  if (!isJsonObject(value)) return;
  for (const [key, component] of Object.entries(value)) {
    if (isExpression(component)) partReferences(component.$, [...before, key], emit);
  }
}

function partReferences(parts: readonly unknown[], before: readonly PathKey[], emit: EmitReference): void {
  for (const [index, part] of parts.entries()) {
    const keypath = keypathOfPart(part);
    if (keypath !== undefined) emit('attribute', keypath, [...before, '$', index, 'keypath']);
  }
}
