import { succeed } from '../../model/issue.ts';
import { defineEdit } from '../defineEdit.ts';
import { moveMember } from '../moveMember.ts';
import { nameIn } from '../naming.ts';
import { type LayerTarget, layerName, layerPath, locateLayer } from './locateLayer.ts';

/** Moves a layer to another place, counted from the back; beyond the list means the front. */
export const reorderLayer = defineEdit({
  kind: 'layer.reorder',
  plan(project, data: LayerTarget & { readonly index: number }) {
    const found = locateLayer(project, data);
    if (!found.ok) return found;
    const layers = project.scenes.get(data.scene)?.layers ?? [];
    return succeed(moveMember(layers, layers.indexOf(found.value), layerPath(data), data.index));
  },
  label: (project, data) => ({
    what: `Moved ${layerName(project, data)} in the layers`,
    where: nameIn(project.scenes.get(data.scene), ''),
  }),
});
