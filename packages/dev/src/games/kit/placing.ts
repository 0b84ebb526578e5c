import type { Instance, Layer } from '@playhouse/core';
import { id } from './ids.ts';

/** Overrides of an instance. */
export type Overrides = Record<string, unknown>;

/** Size of the games' pictures on the screen. */
export const display = { width: 1024, height: 768 } as const;

/** An instance by its center. */
export function at(prototype: string, x: number, y: number, attributes: Overrides = {}): Instance {
  return { id: id(), prototype, attributes: { position: { x, y }, ...attributes } };
}

/** An instance by its left and bottom edge, in whole blocks of 64. */
export function blocks(prototype: string, left: number, bottom: number, wide: number, high: number): Instance {
  const size = { width: wide * 64, height: high * 64 };
  return at(prototype, left + size.width / 2, bottom + size.height / 2, { size });
}

/** A layer with its actors, back to front. */
export function layer(name: string, actors: Instance[], scrollable = true): Layer {
  return { id: id(), attributes: { name, scrollable }, actors };
}
