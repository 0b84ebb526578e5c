import { isJsonObject } from '../json.ts';
import type { PathKey } from '../path.ts';
import { locationText, type Notes, showValue } from './notes.ts';

/** Types of custom attributes with their initial values. docs/product-rules.md#custom-attributes. */
const markerDefaults: ReadonlyMap<unknown, unknown> = new Map<unknown, unknown>([
  ['integer', 0],
  ['real', 0],
  ['boolean', false],
  ['text', ''],
  ['angle', 0],
  ['index', 1],
  ['table', undefined],
]);

/**
 * A custom attribute in marker form, created from a plain value or from a marker with a wrong type or value; anything
 * else is returned unchanged. Changes are noted.
 */
export function asMarker(
  value: unknown,
  path: readonly PathKey[],
  { document, notes }: { readonly document: string; readonly notes: Notes },
): unknown {
  const marker = isJsonObject(value) ? repairMarker(value) : markerOf(value);
  if (marker === value || marker === undefined) return value;
  const message = `${locationText(document, path)} is not a complete attribute; its type is now ${marker['@']}.`;
  notes.add('document.shape', 'blocking', path, message, { found: showValue(value), used: marker['@'] });
  return marker;
}

type Marker = Record<string, unknown>;

function repairMarker(value: Marker): Marker {
  const type = markerDefaults.has(value['@']) ? value['@'] : (typeOf(value.$) ?? 'real');
  const isValueFine = value.$ === undefined || typeOf(value.$) !== undefined;
  if (type === value['@'] && isValueFine) return value;
  return { ...value, '@': type, $: isValueFine ? (value.$ ?? markerDefaults.get(type)) : markerDefaults.get(type) };
}

function markerOf(value: unknown): Marker | undefined {
  const type = typeOf(value);
  return type === undefined ? undefined : { '@': type, $: value, name: '' };
}

function typeOf(value: unknown): string | undefined {
  if (typeof value === 'number') return 'real';
  if (typeof value === 'string') return 'text';
  return typeof value === 'boolean' ? 'boolean' : undefined;
}
