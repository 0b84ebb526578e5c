import { succeed } from '../../model/issue.ts';
import { defineEdit, refusal } from '../defineEdit.ts';
import { nameIn } from '../naming.ts';
import { type LayerTarget, layerName, layerPath, locateLayer } from './locateLayer.ts';

/** Removes a layer together with its actors. The last layer of a scene stays. */
export const removeLayer = defineEdit({
  kind: 'layer.remove',
  plan(project, data: LayerTarget) {
    const found = locateLayer(project, data);
    if (!found.ok) return found;
    if (project.scenes.get(data.scene)?.layers.length === 1) return refusal('A scene needs at least one layer.');
    return succeed([{ op: 'remove', path: layerPath(data) }]);
  },
  label: (project, data) => ({
    what: `Deleted ${layerName(project, data)}`,
    where: nameIn(project.scenes.get(data.scene), ''),
  }),
});
