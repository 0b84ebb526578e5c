import type { FieldSpec } from './fieldSpecs.ts';

const known = new Map<string, FieldSpec>();

/** The control that fits an attribute's type; the same one for the same attribute. */
export function customAttributeSpec(id: string, name: string, type: string): FieldSpec {
  const key = `${id} ${type} ${name}`;
  const spec = known.get(key) ?? makeSpec(id, name, type);
  known.set(key, spec);
  return spec;
}

function makeSpec(id: string, name: string, type: string): FieldSpec {
  const base = { label: name, path: ['attributes', id] };
  if (type === 'boolean') return { ...base, kind: 'switch' };
  if (type === 'text') return { ...base, kind: 'text' };
  if (type === 'angle') return { ...base, kind: 'angle' };
  if (type === 'real') return { ...base, kind: 'number' };
  return { ...base, kind: 'number', isInteger: true, ...(type === 'index' && { minimum: 0 }) };
}
