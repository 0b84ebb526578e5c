import { limits } from '../model/limits.ts';

/**
 * Limits of single assets beyond those of stored projects. docs/reliability.md#t3 and docs/reliability.md#t4 and
 * docs/reliability.md#t14. Sizes in bytes.
 */
export const assetLimits = {
  imageBytes: 16 * 1024 * 1024,
  soundBytes: limits.entryBytes,
  fontBytes: limits.entryBytes,
  /** All images of a project together, unpacked. */
  projectPixels: 512_000_000,
  /** All frames of an animated image together, unpacked. */
  framePixels: 512_000_000,
  /** A file that makes a reader walk over more parts than this is refused. */
  chunks: 100_000,
  scans: 500,
  boxes: 100_000,
  boxDepth: 16,
  fontTables: 128,
} as const;
