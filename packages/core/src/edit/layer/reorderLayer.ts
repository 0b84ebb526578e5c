import { succeed } from '../../validate/issue.ts';
import { defineEdit } from '../defineEdit.ts';
import { nameIn } from '../naming.ts';
import { type LayerTarget, layerName, layerPath, locateLayer } from './locateLayer.ts';

/** Moves a layer to another place, counted from the back; beyond the list means the front. */
export const reorderLayer = defineEdit({
  kind: 'layer.reorder',
  plan(project, data: LayerTarget & { readonly index: number }) {
    const found = locateLayer(project, data);
    return found.ok ? succeed([{ op: 'move', path: layerPath(data), index: data.index }]) : found;
  },
  label: (project, data) => ({
    what: `Moved ${layerName(project, data)} in the layers`,
    where: nameIn(project.scenes.get(data.scene), ''),
  }),
});
