import { succeed } from '../../model/issue.ts';
import { defineEdit } from '../defineEdit.ts';
import { nameIn } from '../naming.ts';
import { type LayerTarget, layerName, layerPath, locateLayer } from './locateLayer.ts';

/** Lets a layer move with the camera, or keeps it on the screen. docs/product-rules.md#layer. */
export const setLayerScrollable = defineEdit({
  kind: 'layer.setScrollable',
  plan(project, data: LayerTarget & { readonly scrollable: boolean }) {
    const found = locateLayer(project, data);
    if (!found.ok) return found;
    return succeed([{ op: 'set', path: [...layerPath(data), 'attributes', 'scrollable'], value: data.scrollable }]);
  },
  label: (project, data) => ({
    what: data.scrollable ? `Let ${layerName(project, data)} scroll` : `Kept ${layerName(project, data)} on screen`,
    where: nameIn(project.scenes.get(data.scene), ''),
  }),
});
