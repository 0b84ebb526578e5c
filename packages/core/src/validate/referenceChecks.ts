import { isBlank } from '../attributes/defineAttributeType.ts';
import { type FieldPlace, reportField } from './fieldPlace.ts';
import { hasTarget } from './lookup.ts';
import { type FactKind, noteUse } from './uses.ts';

type TargetKind = Exclude<FactKind, 'game' | 'instance'>;

/** A reference by id, name or tag. Blank is an issue only where a value is required. */
export function checkReference(place: FieldPlace, value: unknown, kind: TargetKind): void {
  if (isFilledText(place, value)) checkTarget(place, value, kind);
}

/** An image, or blank for none. docs/product-rules.md#values: an asset reference is invalid if not in the manifest. */
export function checkImage(place: FieldPlace, value: unknown): void {
  checkReference(place, value, 'image');
}

/** Images in a list by tabs; a finding for each that is missing. */
export function checkImages(place: FieldPlace, value: unknown): void {
  if (!isFilledText(place, value)) return;
  if (!value.includes('\t')) {
    checkTarget(place, value, 'image');
    return;
  }
  const names = value.split('\t').filter((name) => name !== '');
  for (const name of new Set(names)) checkTarget(place, name, 'image');
  if (names.length === 0) reportField(place, 'value.required');
}

/** A sound whose file is m4a. docs/product-rules.md#values. */
export function checkMusic(place: FieldPlace, value: unknown): void {
  if (!isFilledText(place, value) || !checkTarget(place, value, 'sound')) return;
  if (place.check.lookup.sounds.get(value) === false) reportField(place, 'reference.type', { target: value });
}

/** A built-in font or one of the project. */
export function checkFont(place: FieldPlace, value: unknown): void {
  checkReference(place, value, 'font');
}

/** A scene, or a word such as `next` where the field allows it. */
export function checkScene(place: FieldPlace, value: unknown): void {
  if (!isFilledText(place, value) || place.field.words?.includes(value) === true) return;
  checkTarget(place, value, 'scene');
}

function isFilledText(place: FieldPlace, value: unknown): value is string {
  if (isBlank(value)) {
    if (place.field.required === true) reportField(place, 'value.required');
    return false;
  }
  if (typeof value === 'string') return true;
  reportField(place, 'value.type');
  return false;
}

/** True when the target exists. A tag that nobody has breaks nothing. */
function checkTarget(place: FieldPlace, target: string, kind: TargetKind): boolean {
  const { check, field } = place;
  if (place.resolver.isOpen) return true;
  noteUse(check.uses, kind, target);
  if (hasTarget(check.lookup, kind, target)) return true;
  const isAsset = kind === 'image' || kind === 'sound' || kind === 'font';
  reportField(place, isAsset ? 'asset.missing' : 'reference.missing', { kind: field.kind, target, [kind]: target });
  return false;
}
