import { addLayer } from './addLayer.ts';
import { removeLayer } from './removeLayer.ts';
import { renameLayer } from './renameLayer.ts';
import { reorderLayer } from './reorderLayer.ts';
import { setLayerScrollable } from './setLayerScrollable.ts';

/** Every edit of layers. */
export const layerEdits = [addLayer, removeLayer, renameLayer, reorderLayer, setLayerScrollable] as const;
