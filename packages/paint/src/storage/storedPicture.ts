import { checkCounts, checkSize, limits } from '../document/limits.ts';
import type { Frame, Layer } from '../document/picture.ts';
import { accept, type Result, refuse } from '../result.ts';

/** "PHP1", as a little-endian number. */
export const storedMagic = 0x31504850;

export interface StoredHeader {
  readonly width: number;
  readonly height: number;
  readonly rate: number;
  readonly layers: readonly Layer[];
  readonly frames: readonly Frame[];
  readonly nextId: number;
  /** How many distinct tiles there are. */
  readonly tiles: number;
  /** The number of the distinct cel, by frame, then by layer. */
  readonly cels: readonly (readonly number[])[];
}

/** Reads a header and checks every value, so that nothing else has to. */
export function parseHeader(bytes: Uint8Array): Result<StoredHeader> {
  const header = parse(bytes);
  if (!isRecord(header)) return damaged();
  const { width, height, rate, layers, frames, nextId, tiles, cels } = header;
  const size = checkSize(Number(width), Number(height));
  if (!size.ok) return size;
  if (!Array.isArray(layers) || !Array.isArray(frames) || !Array.isArray(cels)) return damaged();
  const counts = checkCounts(layers.length, frames.length);
  if (!counts.ok) return counts;
  const cleanLayers = layers.map(layerFrom);
  const cleanFrames = frames.map(frameFrom);
  if (cleanLayers.includes(undefined) || cleanFrames.includes(undefined)) return damaged();
  if (!isCount(tiles, limits.bytes / (64 * 64 * 4)) || !isCount(nextId) || !isBetween(rate, 1, 60)) return damaged();
  const ids = [...cleanLayers, ...cleanFrames].map((part) => part?.id ?? 0);
  if (new Set(ids).size !== ids.length || Math.max(...ids) >= nextId) return damaged();
  if (
    cels.length !== frames.length ||
    !cels.every((row) => isCelRow(row, layers.length, layers.length * frames.length))
  ) {
    return damaged();
  }
  return accept({
    width: Number(width),
    height: Number(height),
    rate,
    layers: cleanLayers.filter((layer) => layer !== undefined),
    frames: cleanFrames.filter((frame) => frame !== undefined),
    nextId,
    tiles,
    cels,
  });
}

export function damaged(): Result<never> {
  return refuse('damaged', 'The stored picture is damaged.');
}

function layerFrom(value: unknown): Layer | undefined {
  if (!isRecord(value)) return undefined;
  const { id, name, isVisible, opacity } = value;
  if (!isCount(id) || typeof name !== 'string' || typeof isVisible !== 'boolean') return undefined;
  return isBetween(opacity, 0, 1) ? { id, name, isVisible, opacity } : undefined;
}

function frameFrom(value: unknown): Frame | undefined {
  if (!isRecord(value) || !isCount(value.id)) return undefined;
  if (value.duration === undefined) return { id: value.id };
  return isBetween(value.duration, 10, 60_000) ? { id: value.id, duration: value.duration } : undefined;
}

function isCelRow(row: unknown, layers: number, max: number): row is number[] {
  return Array.isArray(row) && row.length === layers && row.every((cel) => isCount(cel, max - 1));
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isCount(value: unknown, max = Number.MAX_SAFE_INTEGER): value is number {
  return Number.isInteger(value) && isBetween(value, 0, max);
}

function isBetween(value: unknown, min: number, max: number): value is number {
  return typeof value === 'number' && value >= min && value <= max;
}
