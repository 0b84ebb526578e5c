import type { AssetFacts, AssetFolder, AssetType, FontDescription, Issue, Result } from '@playhouse/core';
import * as v from 'valibot';

/** A file for the child to inspect. */
export interface AssetRequest {
  readonly kind: AssetFolder;
  readonly file: string;
  readonly bytes: Uint8Array;
  /** A text to draw with a font, which adds a font description. */
  readonly specimen?: string;
}

/** The result for a valid asset; `length` is the number of bytes that belong to it. */
export interface AssetReport extends AssetFacts {
  readonly type: AssetType;
  readonly extension: string;
  readonly length: number;
  readonly notes: readonly Issue[];
  /** Present when the request has a specimen. */
  readonly font?: FontDescription;
}

/** Messages from the child: first that it is ready, then one verdict per request, in order. */
export type ChildMessage =
  | { readonly kind: 'ready' }
  | {
      readonly kind: 'verdict';
      readonly result: Result<AssetReport>;
      /** Peak memory of the child, in bytes. */
      readonly memory: number;
    };

const issue = v.looseObject({ message: v.string() });
const font = v.looseObject({
  family: v.string(),
  blocks: v.array(v.object({ name: v.string(), characters: v.number(), of: v.number() })),
  specimen: v.object({ text: v.string(), missing: v.array(v.string()), svg: v.string() }),
});
const report = v.looseObject({
  extension: v.string(),
  length: v.number(),
  notes: v.array(issue),
  font: v.optional(font),
});
const result = v.variant('ok', [
  v.object({ ok: v.literal(true), value: report }),
  v.object({ ok: v.literal(false), issues: v.array(issue) }),
]);
const childMessage = v.variant('kind', [
  v.object({ kind: v.literal('ready') }),
  v.object({ kind: v.literal('verdict'), result, memory: v.number() }),
]);

/** True for valid messages from the child. */
export function isChildMessage(message: unknown): message is ChildMessage {
  return v.is(childMessage, message);
}
