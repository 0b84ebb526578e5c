import { type Field, isJsonObject, type NameScope, nameIn, type ProgramPart, type Project } from '@playhouse/core';
import { t } from '../../i18n/t.ts';

/** The parts of a stored expression; undefined for a literal. docs/format.md#expressions. */
export function programOf(value: unknown): readonly ProgramPart[] | undefined {
  if (!isJsonObject(value) || value['@'] !== 'expression' || !Array.isArray(value.$)) return undefined;
  return value.$.filter((part: unknown): part is ProgramPart => {
    return typeof part === 'string' || (isJsonObject(part) && typeof part.keypath === 'string');
  });
}

/** An expression in words: attributes by their names, "Missing attribute" for those that do not exist. */
export function programWords(parts: readonly ProgramPart[], names: NameScope): string {
  return parts.map((part) => (typeof part === 'string' ? part : attributeWords(part.keypath, names))).join('');
}

/** The name of an attribute as in expressions. */
function attributeWords(keypath: string, names: NameScope): string {
  return names.attributeAt(keypath) ? names.textOf(keypath) : missingAttribute;
}

const missingAttribute = t('Missing attribute');

/** The label of a choice's stored code. */
export function optionLabel(field: Field, value: unknown): string {
  const found = field.options?.find(([code]) => code === value);
  return found?.[1] ?? String(value ?? '');
}

/** The name of the scene, actor or table that a field refers to; undefined when it does not exist. */
export function namedTarget(project: Project, kind: Field['kind'], value: unknown): string | undefined {
  const id = String(value);
  if (kind === 'prototype') return nameOr(project.actors.get(id));
  if (kind === 'table') return project.tables.get(id)?.name;
  if (kind !== 'scene') return undefined;
  return sceneWords[id] ?? nameOr(project.scenes.get(id));
}

/** "Missing actor", for a field that refers to something that does not exist; undefined for blank and existing ones. */
export function missingTarget(project: Project, names: NameScope, kind: Field['kind'], value: unknown) {
  if (typeof value !== 'string' || value === '') return undefined;
  if (kind === 'attribute') return names.attributeAt(value) ? undefined : missingAttribute;
  const missing = missingTargets[kind];
  return missing === undefined || namedTarget(project, kind, value) !== undefined ? undefined : missing;
}

/** Things that fields refer to by id, by the kind of the field, when they are missing. */
const missingTargets: { readonly [Kind in Field['kind']]?: string } = {
  prototype: t('Missing actor'),
  scene: t('Missing scene'),
  table: t('Missing table'),
};

/** What fields show that refer to nothing, by the kind of the field. */
export const blankTargets: { readonly [Kind in Field['kind']]?: string } = {
  prototype: t('No actor chosen'),
  scene: t('No scene chosen'),
  table: t('No table chosen'),
  sound: t('No sound chosen'),
  music: t('No music chosen'),
  font: t('No font chosen'),
  tag: t('No tag chosen'),
  key: t('No key chosen'),
};

const sceneWords: Readonly<Record<string, string>> = {
  next: t('Next scene'),
  prev: t('Previous scene'),
  index: t('Scene by number'),
};

function nameOr(entity: { readonly attributes: unknown } | undefined): string | undefined {
  return entity && nameIn(entity, t('No name'));
}
