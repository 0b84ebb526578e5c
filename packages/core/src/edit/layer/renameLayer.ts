import { succeed } from '../../model/issue.ts';
import { defineEdit, refusal } from '../defineEdit.ts';
import { isName, nameIn } from '../naming.ts';
import { type LayerTarget, layerName, layerPath, locateLayer } from './locateLayer.ts';

/** Renames a layer. */
export const renameLayer = defineEdit({
  kind: 'layer.rename',
  plan(project, data: LayerTarget & { readonly name: string }) {
    const found = locateLayer(project, data);
    if (!found.ok) return found;
    if (!isName(data.name)) return refusal('A layer needs a name.');
    return succeed([{ op: 'set', path: [...layerPath(data), 'attributes', 'name'], value: data.name }]);
  },
  label: (project, data) => ({
    what: `Renamed ${layerName(project, data)}`,
    where: nameIn(project.scenes.get(data.scene), ''),
  }),
});
