import type { Id, Instance, Point } from '../../generated/entities.ts';

/** A locked instance of a prototype that overrides only its position. docs/product-rules.md#instance. */
export function createInstance(id: Id, prototype: Id, position: Point): Instance {
  return { id, prototype, attributes: { position: { x: position.x, y: position.y } } };
}
