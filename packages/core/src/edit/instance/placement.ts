import type { Instance, Point, PrototypeDocument, Size } from '../../generated/entities.ts';
import { isJsonObject, numberOr } from '../../model/json.ts';
import { valueAt } from '../../model/path.ts';
import type { AttributePath } from '../attribute/attributePath.ts';

/** The position, size and rotation of an instance. */
export interface Placement {
  readonly position: Point;
  readonly size: Size;
  readonly rotation: number;
}

/** An instance's value of an attribute: its own, else that of its prototype; undefined when neither has it. */
export function instanceValue(
  instance: Instance,
  prototype: PrototypeDocument | undefined,
  path: AttributePath,
): unknown {
  return valueAt(instance, path) ?? valueAt(prototype, path);
}

/**
 * Position, size and angle of an instance; missing or damaged values count as the default. docs/format.md#overrides.
 */
export function placementOf(instance: Instance, prototype: PrototypeDocument | undefined): Placement {
  const own = instance.attributes;
  const shared = prototype?.attributes;
  const size = own.size ?? shared?.size;
  return {
    position: positionOf(instance, prototype),
    size: { width: numberAt(size, 'width', 100), height: numberAt(size, 'height', 100) },
    rotation: numberOr(own.rotation ?? shared?.rotation, 0),
  };
}

/** Only the position, for edits of many instances at once. */
export function positionOf(instance: Instance, prototype: PrototypeDocument | undefined): Point {
  const position = instance.attributes.position ?? prototype?.attributes.position;
  return { x: numberAt(position, 'x', 0), y: numberAt(position, 'y', 0) };
}

/** Rounds to a ten-thousandth of a pixel, so that rotating and scaling leave no long fractions. */
export function roundCoordinate(value: number): number {
  const scaled = value * 1e4;
  return Number.isFinite(scaled) ? Math.round(scaled) / 1e4 + 0 : value;
}

function numberAt(value: unknown, key: string, fallback: number): number {
  return isJsonObject(value) ? numberOr(value[key], fallback) : fallback;
}
