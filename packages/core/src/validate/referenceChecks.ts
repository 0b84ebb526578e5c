import { isBlank } from '../attributes/defineAttributeType.ts';
import { type FieldCheck, reportField } from './fieldCheck.ts';
import { hasTarget } from './lookup.ts';
import { type FactKind, noteUse } from './uses.ts';

type TargetKind = Exclude<FactKind, 'game' | 'instance'>;

/** A reference by id, name or tag. Blank is an issue only if a value is required. */
export function checkReference(fieldCheck: FieldCheck, value: unknown, kind: TargetKind): void {
  if (isFilledText(fieldCheck, value)) checkTarget(fieldCheck, value, kind);
}

/** An image, or blank for none. docs/product-rules.md#values: an asset reference is invalid if not in the manifest. */
export function checkImage(fieldCheck: FieldCheck, value: unknown): void {
  checkReference(fieldCheck, value, 'image');
}

/** Images in a tab-separated list; one finding for each missing image. */
export function checkImages(fieldCheck: FieldCheck, value: unknown): void {
  if (!isFilledText(fieldCheck, value)) return;
  if (!value.includes('\t')) {
    checkTarget(fieldCheck, value, 'image');
    return;
  }
  const names = value.split('\t').filter((name) => name !== '');
  for (const name of new Set(names)) checkTarget(fieldCheck, name, 'image');
  if (names.length === 0) reportField(fieldCheck, 'value.required');
}

/** A sound whose file is m4a. docs/product-rules.md#values. */
export function checkMusic(fieldCheck: FieldCheck, value: unknown): void {
  if (!isFilledText(fieldCheck, value) || !checkTarget(fieldCheck, value, 'sound')) return;
  if (fieldCheck.check.lookup.sounds.get(value) === false) reportField(fieldCheck, 'reference.type', { target: value });
}

/** A built-in font or one in the project. */
export function checkFont(fieldCheck: FieldCheck, value: unknown): void {
  checkReference(fieldCheck, value, 'font');
}

/** A scene, or a word such as `next` where the field allows it. */
export function checkScene(fieldCheck: FieldCheck, value: unknown): void {
  if (!isFilledText(fieldCheck, value) || fieldCheck.field.words?.includes(value) === true) return;
  checkTarget(fieldCheck, value, 'scene');
}

function isFilledText(fieldCheck: FieldCheck, value: unknown): value is string {
  if (isBlank(value)) {
    if (fieldCheck.field.required === true) reportField(fieldCheck, 'value.required');
    return false;
  }
  if (typeof value === 'string') return true;
  reportField(fieldCheck, 'value.type');
  return false;
}

/** True when the target exists. An unused tag breaks nothing. */
function checkTarget(fieldCheck: FieldCheck, target: string, kind: TargetKind): boolean {
  const { check, field } = fieldCheck;
  if (fieldCheck.resolver.isOpen) return true;
  noteUse(check.uses, kind, target);
  if (hasTarget(check.lookup, kind, target)) return true;
  const isAsset = kind === 'image' || kind === 'sound' || kind === 'font';
  reportField(fieldCheck, isAsset ? 'asset.missing' : 'reference.missing', {
    kind: field.kind,
    target,
    [kind]: target,
  });
  return false;
}
