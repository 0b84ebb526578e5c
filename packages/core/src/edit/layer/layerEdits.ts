import { succeed } from '../../model/issue.ts';
import { defineEdit, refusal } from '../defineEdit.ts';
import { instancesOf, keepShown } from '../instance/keepShown.ts';
import { moveMember } from '../moveMember.ts';
import { isName, nameIn } from '../naming.ts';
import { addLayer } from './addLayer.ts';
import { type LayerTarget, layerName, layerPath, locateLayer } from './locateLayer.ts';

/**
 * Makes a layer scroll with the camera or stay fixed on the screen. Its actors stay where they are shown.
 * docs/product-rules.md#layer.
 */
const setLayerScrollable = defineEdit({
  kind: 'layer.setScrollable',
  plan(project, data: LayerTarget & { readonly scrollable: boolean }) {
    const found = locateLayer(project, data);
    if (!found.ok) return found;
    const scene = project.scenes.get(data.scene);
    const shifts = scene ? keepShown(scene, instancesOf(project, found.value), data) : [];
    const path = [...layerPath(data), 'attributes', 'scrollable'];
    return succeed([{ op: 'set', path, value: data.scrollable }, ...shifts]);
  },
  label: (project, data) => ({
    what: data.scrollable ? `Let ${layerName(project, data)} scroll` : `Kept ${layerName(project, data)} on screen`,
    where: nameIn(project.scenes.get(data.scene), ''),
  }),
});

/** Moves a layer to another position, counted from the back; beyond the list means the front. */
const reorderLayer = defineEdit({
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

/** Renames a layer. */
const renameLayer = defineEdit({
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

/** Removes a layer together with its actors. The last layer of a scene stays. */
const removeLayer = defineEdit({
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

/** Every edit of layers. */
export const layerEdits = [addLayer, removeLayer, renameLayer, reorderLayer, setLayerScrollable] as const;
