import { type Field, isJsonObject, nameIn, type ProgramPart, type Project } from '@playhouse/core';

/** The parts of a stored expression; undefined for a literal. docs/format.md#expressions. */
export function programOf(value: unknown): readonly ProgramPart[] | undefined {
  if (!isJsonObject(value) || value['@'] !== 'expression' || !Array.isArray(value.$)) return undefined;
  return value.$.filter((part: unknown): part is ProgramPart => {
    return typeof part === 'string' || (isJsonObject(part) && typeof part.keypath === 'string');
  });
}

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

const sceneWords: Readonly<Record<string, string>> = {
  next: 'Next scene',
  prev: 'Previous scene',
  index: 'Scene by number',
};

function nameOr(entity: { readonly attributes: unknown } | undefined): string | undefined {
  return entity && nameIn(entity, 'No name');
}
