import type { Id, Layer } from '../../generated/entities.ts';

/** An empty layer that scrolls with the camera. Spec 2, chapter 3 "Layer". */
export function createLayer(id: Id, name = 'New Layer'): Layer {
  return { id, attributes: { name, scrollable: true }, actors: [] };
}
