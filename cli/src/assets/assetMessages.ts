import type { AssetFacts, AssetFolder, AssetType, Issue, Result } from '@playhouse/core';

/** A file that the child is asked to look at. */
export interface AssetRequest {
  readonly kind: AssetFolder;
  readonly file: string;
  readonly bytes: Uint8Array;
}

/** What is known of a file that can be an asset; `length` is how many of its bytes belong to it. */
export interface AssetReport extends AssetFacts {
  readonly type: AssetType;
  readonly extension: string;
  readonly length: number;
  readonly notes: readonly Issue[];
}

/** What the child says: first that it is ready, then a verdict for each request in turn. */
export type ChildMessage =
  | { readonly kind: 'ready' }
  | {
      readonly kind: 'verdict';
      readonly result: Result<AssetReport>;
      /** The most memory that the child has ever held, in bytes. */
      readonly memory: number;
    };

/** True for what the child says as it should. */
export function isChildMessage(message: unknown): message is ChildMessage {
  if (!isJsonObject(message)) return false;
  if (message.kind === 'ready') return true;
  const { kind, result, memory } = message;
  if (kind !== 'verdict' || typeof memory !== 'number' || !isJsonObject(result)) return false;
  return result.ok === true ? isJsonObject(result.value) : result.ok === false && Array.isArray(result.issues);
}

/** The core has the same, but whoever asks the child need not load it. */
function isJsonObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
