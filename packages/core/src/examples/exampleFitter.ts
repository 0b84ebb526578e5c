import type { KeypathOwner } from '../attributes/keypathOwner.ts';
import { builtInFonts } from '../catalogue/builtInFonts.ts';
import type { Field } from '../catalogue/fields/field.ts';
import type { NamedAttribute } from '../expression/names/nameScope.ts';
import { createProjectNames } from '../expression/names/projectNames.ts';
import { isJsonObject } from '../model/json.ts';
import { orderedPrototypes, type Project } from '../model/project.ts';
import { isExpression, keypathOfPart } from '../references/expressionValue.ts';

/** Replaces references in an example with things that a project has. */
export interface ExampleFitter {
  fit(field: Field, value: unknown): unknown;
}

/** Requirements for an attribute. */
type Wanted = 'numeric' | 'integer' | 'text' | 'any' | 'table';

const numericTypes: ReadonlySet<string> = new Set(['integer', 'real', 'angle', 'index']);

/** A fitter for an owner; equal references are replaced by the same thing. */
export function createExampleFitter(project: Project, owner: KeypathOwner): ExampleFitter {
  const names = createProjectNames(project, owner);
  const own = names.attributes().filter(({ keypath }) => isCustom(keypath));
  const chosen = new Map<string, string | undefined>();
  const attributeFor = (keypath: string, wanted: Wanted, fallback: string | undefined): string | undefined => {
    if (!isCustom(keypath)) return keypath;
    if (!chosen.has(keypath)) chosen.set(keypath, pick(own, wanted)?.keypath ?? fallback);
    return chosen.get(keypath);
  };
  const fitExpression = (field: Field, parts: readonly unknown[], otherwise: unknown): unknown => {
    const fittedParts = parts.map((part) => {
      const keypath = keypathOfPart(part);
      if (keypath === undefined) return part;
      const isNumeric = field.kind !== 'text' || field.result === 'number';
      const wanted = field.result === 'table' ? 'table' : isNumeric ? 'numeric' : 'any';
      const found = attributeFor(keypath, wanted, wanted === 'any' ? 'self.attributes.name' : undefined);
      return found === undefined ? undefined : { keypath: found };
    });
    return fittedParts.includes(undefined) ? otherwise : { '@': 'expression', $: fittedParts };
  };
  const fit = (field: Field, value: unknown): unknown => {
    if (isExpression(value)) return fitExpression(field, value.$, field.default);
    if (field.kind === 'attribute') {
      const target = field.target ?? 'any';
      // There is no writable built-in text.
      const fallback = field.writes && target === 'text' ? undefined : fallbacks[target];
      return attributeFor(String(value), target, fallback) ?? '';
    }
    if (field.kind === 'assignments' && Array.isArray(value)) {
      return value.filter(isJsonObject).map((row) => ({
        ...row,
        column: fit(cell, row.column),
        rhsvalue: fit(cell, row.rhsvalue),
      }));
    }
    if ((field.kind === 'point' || field.kind === 'color') && isJsonObject(value) && isJsonObject(field.default)) {
      const whole: Record<string, unknown> = field.default;
      const parts = Object.entries(value).map(([key, part]) => [key, fit(partOf(field, whole[key]), part)]);
      return Object.fromEntries(parts);
    }
    return fitReference(project, owner, field, value);
  };
  return { fit };
}

/** Built-in attributes that always exist. */
const fallbacks: Readonly<Record<'numeric' | 'integer' | 'text' | 'any', string | undefined>> = {
  numeric: 'self.attributes.position.x',
  any: 'self.attributes.position.x',
  text: 'self.attributes.name',
  integer: undefined,
};

const cell: Field = { kind: 'text', label: '', default: '', computed: true };

function partOf(field: Field, fallback: unknown): Field {
  return { ...field, kind: 'number', default: typeof fallback === 'number' ? fallback : 0 };
}

function isCustom(keypath: string): boolean {
  return /^(?:self|game)\.attributes\.id\d+$/.test(keypath);
}

/** Numbers are preferred where any value will do, since they fit into sums and texts alike. */
function pick(attributes: readonly NamedAttribute[], wanted: Wanted): NamedAttribute | undefined {
  const ofType = (fits: (type: string) => boolean) => attributes.find(({ type }) => fits(type));
  const numeric = () => ofType((type) => numericTypes.has(type));
  switch (wanted) {
    case 'numeric':
      return numeric();
    case 'integer':
      return ofType((type) => type === 'integer' || type === 'index');
    case 'any':
      return numeric() ?? ofType((type) => type === 'text');
    default:
      return ofType((type) => type === wanted);
  }
}

/** Entities, assets and tags of the project that replace those of the fixtures. */
function fitReference(project: Project, owner: KeypathOwner, field: Field, value: unknown): unknown {
  const { images, sounds, fonts } = project.assets;
  switch (field.kind) {
    case 'prototype': {
      const actors = orderedPrototypes(project);
      return (actors.find(({ id }) => !('id' in owner) || id !== owner.id) ?? actors[0])?.id ?? '';
    }
    case 'scene':
      return field.words?.some((word) => word === value) ? value : ([...project.scenes.keys()].at(-1) ?? '');
    case 'table': {
      const tables = [...project.tables.keys()];
      return (value === 'id21' ? tables[1] : undefined) ?? tables[0] ?? '';
    }
    case 'image':
      return images[0]?.name ?? '';
    case 'images':
      return String(value)
        .split('\t')
        .flatMap((_, index) => images[index]?.name ?? [])
        .join('\t');
    case 'sound':
      return sounds.find(({ files }) => files.some(({ name }) => !isMusic(name)))?.name ?? sounds[0]?.name ?? '';
    case 'music':
      return sounds.find(({ files }) => files.some(({ name }) => isMusic(name)))?.name ?? '';
    case 'font':
      return fonts[0]?.name ?? builtInFonts[0];
    case 'tag':
      return project.object.attributes.actorTags.split('\t')[0] ?? '';
    default:
      return value;
  }
}

function isMusic(file: string): boolean {
  return /\.m4a$/i.test(file);
}
