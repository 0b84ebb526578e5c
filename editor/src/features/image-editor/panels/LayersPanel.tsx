import { ChevronDown, ChevronUp, Copy, Eye, EyeOff, Merge, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { useStore } from 'zustand';
import { IconButton } from '../../../components/IconButton.tsx';
import { RenameInput } from '../../../components/RenameInput.tsx';
import { t } from '../../../i18n/t.ts';
import styles from '../ImageEditor.module.css';
import { addLayer, duplicateLayer, mergeLayer, moveLayer, removeLayer, reorderLayer } from '../listCommands.ts';
import type { ImageEditor } from '../model/imageEditor.ts';
import { PictureThumbnail } from '../view/PictureThumbnail.tsx';
import { layerDrop } from './layerDrop.ts';

const dragType = 'application/x-playhouse-picture-layer';

/** The layers, the front one on top. */
export function LayersPanel({ editor }: { readonly editor: ImageEditor }) {
  const layers = useStore(editor.store, ({ history }) => history.picture.layers);
  const at = useStore(editor.store, (state) => state.at);
  const last = layers.length - 1;
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ [dragType]: String(key) })),
    acceptedDragTypes: [dragType],
    getDropOperation: ({ type }) => (type === 'root' ? 'cancel' : 'move'),
    renderDropIndicator: (target) => <DropIndicator target={target} className={styles.dropLine ?? ''} />,
    onReorder({ keys, target }) {
      const ids = editor.picture.layers.map(({ id }) => id);
      const move = layerDrop(ids, Number([...keys][0]), target);
      if (move) reorderLayer(editor, move.from, move.to);
    },
  });
  return (
    <section className={styles.panel} aria-label={t('Layers')}>
      <header className={styles.panelHead}>
        <h2>{t('Layers')}</h2>
        <IconButton icon={Plus} size="small" label={t('Add layer')} onPress={() => addLayer(editor)} />
        <IconButton icon={Copy} size="small" label={t('Duplicate layer')} onPress={() => duplicateLayer(editor)} />
        <IconButton
          icon={ChevronUp}
          size="small"
          label={t('Move layer up')}
          isDisabled={at.layer >= last}
          onPress={() => moveLayer(editor, 1)}
        />
        <IconButton
          icon={ChevronDown}
          size="small"
          label={t('Move layer down')}
          isDisabled={at.layer === 0}
          onPress={() => moveLayer(editor, -1)}
        />
        <IconButton
          icon={Merge}
          size="small"
          label={t('Merge layer down')}
          isDisabled={at.layer === 0}
          onPress={() => mergeLayer(editor)}
        />
        <IconButton
          icon={Trash2}
          size="small"
          label={t('Delete layer')}
          isDisabled={last === 0}
          onPress={() => removeLayer(editor)}
        />
      </header>
      <LayerOpacity editor={editor} />
      <GridList
        aria-label={t('Layers, front first')}
        className={styles.layers ?? ''}
        selectionMode="single"
        selectionBehavior="replace"
        disallowEmptySelection
        selectedKeys={layers.slice(at.layer, at.layer + 1).map(({ id }) => id)}
        onSelectionChange={(keys) => {
          const [id] = keys;
          editor.goTo({ layer: layers.findIndex((layer) => layer.id === id) });
        }}
        dragAndDropHooks={dragAndDropHooks}
      >
        {layers.map((layer, index) => <LayerRow key={layer.id} index={index} editor={editor} />).reverse()}
      </GridList>
    </section>
  );
}

function LayerRow({ index, editor }: { readonly index: number; readonly editor: ImageEditor }) {
  const layer = useStore(editor.store, ({ history }) => history.picture.layers[index]);
  const at = useStore(editor.store, (state) => state.at);
  const [isRenaming, setRenaming] = useState(false);
  if (!layer) return null;
  const { name, isVisible } = layer;
  const isChosen = index === at.layer;
  const set = (values: { readonly name?: string; readonly isVisible?: boolean }, label: string) =>
    editor.edit({ kind: 'layer.set', index, values }, label);
  return (
    <GridListItem id={layer.id} textValue={name} className={styles.layer ?? ''} data-chosen={isChosen || undefined}>
      <Button slot="drag" className="ph-hidden" aria-label={t('Drag {name}', { name })} />
      <IconButton
        icon={isVisible ? Eye : EyeOff}
        size="small"
        label={isVisible ? t('Hide {name}', { name }) : t('Show {name}', { name })}
        onPress={() => set({ isVisible: !isVisible }, isVisible ? t('Hide layer') : t('Show layer'))}
      />
      {isRenaming ? (
        <RenameInput
          label={t('Name of {name}', { name })}
          value={name}
          className={styles.rename ?? ''}
          onDone={(next) => {
            setRenaming(false);
            if (next) set({ name: next }, t('Rename layer'));
          }}
        />
      ) : (
        <Button
          className={styles.layerName ?? ''}
          aria-pressed={isChosen}
          data-hidden={!isVisible || undefined}
          onPress={() => (isChosen ? setRenaming(true) : editor.goTo({ layer: index }))}
          aria-label={isChosen ? t('{name}, rename', { name }) : name}
        >
          <PictureThumbnail editor={editor} frame={at.frame} layer={index} side={28} />
          <span>{name}</span>
        </Button>
      )}
    </GridListItem>
  );
}

/** The opacity of the active layer; a drag is one undo step. */
function LayerOpacity({ editor }: { readonly editor: ImageEditor }) {
  const at = useStore(editor.store, (state) => state.at);
  const opacity = useStore(editor.store, ({ history }) => history.picture.layers[at.layer]?.opacity ?? 1);
  const [dragged, setDragged] = useState<number>();
  const commit = () => {
    if (dragged !== undefined && dragged !== opacity)
      editor.edit({ kind: 'layer.set', index: at.layer, values: { opacity: dragged } }, t('Layer opacity'));
    setDragged(undefined);
  };
  const percent = Math.round((dragged ?? opacity) * 100);
  return (
    <label className={styles.option}>
      <span>{t('Opacity')}</span>
      <input
        type="range"
        min={0}
        max={100}
        value={percent}
        aria-valuetext={`${percent} %`}
        onChange={({ currentTarget }) => setDragged(Number(currentTarget.value) / 100)}
        onPointerUp={commit}
        onKeyUp={commit}
        onBlur={commit}
      />
      <span>{percent} %</span>
    </label>
  );
}
