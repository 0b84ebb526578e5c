import type { Id, Layer } from '../../generated/entities.ts';

/** An empty layer that scrolls with the camera. docs/product-rules.md#layer. */
export function createLayer(id: Id, name = 'New Layer'): Layer {
  return { id, attributes: { name, scrollable: true }, actors: [] };
}
