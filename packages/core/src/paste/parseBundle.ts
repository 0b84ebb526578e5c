import { formatVersion } from '../archive/readProject.ts';
import type { EntitySpec, PasteBundle } from '../generated/library.ts';
import { validatePasteBundle } from '../generated/pasteValidators.js';
import { type Issue, type Result, refuse, succeed } from '../model/issue.ts';
import { isJsonObject } from '../model/json.ts';
import { limits } from '../model/limits.ts';
import { cleanJson } from '../model/parse/cleanJson.ts';
import { inspectJson } from '../model/parse/inspectJson.ts';
import { createNotes } from '../model/parse/notes.ts';
import { cleanText } from '../model/text.ts';
import { pastedImageFault } from './pastedImage.ts';
import { isImportable } from './settleEntity.ts';
import { skipDamaged } from './skipDamaged.ts';

/** A bundle that can be pasted, and findings on omitted parts. */
export interface ReadBundle {
  readonly bundle: PasteBundle;
  /** A finding for each behavior and condition that is damaged. */
  readonly skipped: readonly Issue[];
}

/**
 * The only place where a value of unknown origin becomes a bundle. A value of another version, too large, nested too
 * deeply, with forbidden keys or broken images, or of the wrong shape is refused in one sentence; behaviors and
 * conditions of the wrong shape are omitted individually. Texts become well-formed, and names lose control characters.
 * docs/reliability.md#t5 and docs/reliability.md#t7 and docs/reliability.md#t12.
 */
export function parseBundle(value: unknown): Result<ReadBundle> {
  const version = isJsonObject(value) ? value.formatVersion : undefined;
  if (typeof version === 'number' && version > formatVersion) return refuseBundle(bundleFaults.newer);
  if (typeof version === 'number' && version < formatVersion) return refuseBundle(bundleFaults.older);
  const inspection = inspectJson(wrapped(value), false);
  if (inspection === 'large') return refuseBundle(bundleFaults.large);
  if (inspection === 'deep') return refuseBundle(bundleFaults.deep);
  const refusals = createNotes('clipboard');
  const notes = createNotes('clipboard');
  const read = cleanJson(value, { document: 'clipboard', notes, refusals, removeKeys: false });
  if (refusals.list().length > 0) return refuseBundle(bundleFaults.keys);
  const skipped = createNotes('clipboard');
  const cleaned = validatePasteBundle(read) ? read : skipDamaged(read, skipped);
  if (!validatePasteBundle(cleaned) || cleaned.behaviors?.length === 0) return refuseBundle(bundleFaults.shape);
  if (documentsIn(cleaned).some(isTooLarge)) return refuseBundle(bundleFaults.large);
  for (const { name, data } of cleaned.imageSpec) {
    const why = data === '' ? undefined : pastedImageFault(data);
    if (why !== undefined) return refuseBundle(`The image ${clean(name)} on the clipboard ${why}.`);
  }
  return succeed({ bundle: withCleanNames(cleaned), skipped: skipped.list() });
}

/** The finding of a clipboard that cannot be pasted, in one sentence. */
export function refuseBundle(message: string): Result<never> {
  return refuse({ code: 'document.unreadable', severity: 'blocking', path: [], params: {}, message });
}

/** Why a bundle cannot be pasted. */
export const bundleFaults = {
  newer: 'This was copied with a newer version of Playhouse and cannot be pasted here.',
  older: 'This was copied with an older version of Playhouse. Please copy it again.',
  deep: 'What is on the clipboard is nested too deep to be pasted.',
  large: 'What is on the clipboard is too large to be pasted.',
  keys: 'What is on the clipboard holds a key that no project may have.',
  shape: 'What is on the clipboard is damaged and cannot be pasted.',
} as const;

/** Leaves room below the depth limit of documents, where pieces may be nested more deeply than on the clipboard. */
function wrapped(value: unknown): unknown {
  let outer = value;
  for (let level = 0; level < 20; level += 1) outer = [outer];
  return outer;
}

function documentsIn({ behaviors, actorInstances, actorPrototypes, scenes, entitySpec }: PasteBundle): unknown[] {
  const pieces = actorPrototypes ?? scenes ?? [behaviors ?? actorInstances];
  return [...pieces, ...entitySpec.flatMap(({ document }) => document ?? [])];
}

function isTooLarge(document: unknown): boolean {
  const text = JSON.stringify(document);
  if (text.length * 3 <= limits.documentBytes) return false;
  return new TextEncoder().encode(text).length > limits.documentBytes;
}

function withCleanNames(bundle: PasteBundle): PasteBundle {
  const { keypathSpec, entitySpec, soundSpec, imageSpec, fontSpec } = bundle;
  const named = <Spec extends { name: string }>(spec: Spec): Spec => ({ ...spec, name: clean(spec.name) });
  return {
    ...bundle,
    keypathSpec: keypathSpec.map(named),
    entitySpec: entitySpec.map((spec) => named(withoutDamage(spec))),
    soundSpec: soundSpec.map(named),
    imageSpec: imageSpec.map(named),
    fontSpec: fontSpec.map(named),
  };
}

/** An invalid document is not offered for import. */
function withoutDamage(spec: EntitySpec): EntitySpec {
  if (isImportable(spec)) return spec;
  const { document: _, ...rest } = spec;
  return rest;
}

function clean(name: string): string {
  return cleanText(name).replace(/[\t\r\n]+/g, ' ');
}
