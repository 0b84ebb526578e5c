import type { Layer, SceneDocument } from '@playhouse/core';
import { ChevronRight, Ellipsis, Eye, EyeOff, GripVertical, Lock, LockOpen, Pin } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import { Menu } from '../../components/Menu.tsx';
import { Tooltip } from '../../components/Tooltip.tsx';
import { useSession } from '../../session/SessionContext.ts';
import { RenameInput } from '../library-panel/RenameInput.tsx';
import { Thumbnail } from '../library-panel/Thumbnail.tsx';
import { useSceneUi } from '../scene/sceneUi.ts';
import type { DrawnItem } from '../scene/stageItems.ts';
import styles from './LayersDock.module.css';

export interface LayerRowProps {
  readonly scene: SceneDocument;
  readonly layer: Layer;
  readonly items: readonly DrawnItem[];
  /** New actors go into this layer. */
  readonly isChosen: boolean;
  readonly isOpen: boolean;
  readonly isRenamed: boolean;
  readonly onRename: (layer: string | undefined) => void;
}

/** At most so many actors of a layer have a row; the others are found on the stage. */
const mostRows = 300;

/** One layer with its tools and, when open, its actors, the front one on top. */
export function LayerRow({ scene, layer, items, isChosen, isOpen, isRenamed, onRename }: LayerRowProps) {
  const session = useSession();
  const { hiddenLayers, lockedLayers, toggleLayer } = useSceneUi();
  const { name, scrollable } = layer.attributes;
  const target = { scene: scene.id, layer: layer.id };
  const isHidden = hiddenLayers.has(layer.id);
  const isLocked = lockedLayers.has(layer.id);
  return (
    <TreeItem
      id={layer.id}
      textValue={name}
      className={styles.layer ?? ''}
      data-chosen={isChosen || undefined}
      onAction={() => onRename(layer.id)}
      aria-label={`${name}, layer, ${items.length} ${items.length === 1 ? 'actor' : 'actors'}`}
    >
      <TreeItemContent>
        <Button slot="drag" className="ph-hidden" aria-label={`Move ${name}`}>
          <GripVertical aria-hidden size={14} />
        </Button>
        <Button slot="chevron" className={styles.tool ?? ''} aria-label={isOpen ? `Close ${name}` : `Open ${name}`}>
          <ChevronRight aria-hidden size={14} strokeWidth={2} style={{ rotate: isOpen ? '90deg' : '0deg' }} />
        </Button>
        {isRenamed ? (
          <RenameInput
            label="Layer name"
            value={name}
            className={styles.input ?? ''}
            onDone={(text) => {
              if (text !== undefined) session.dispatch({ kind: 'layer.rename', data: { ...target, name: text } });
              onRename(undefined);
            }}
          />
        ) : (
          <span className={styles.name}>
            <span className={styles.word}>{name}</span>
            <span className={styles.count}>{items.length}</span>
          </span>
        )}
        {scrollable ? null : (
          <Tooltip text="Stays on the screen">
            <Button
              className={styles.tool ?? ''}
              data-on
              aria-label={`${name} stays on the screen. Press to let it scroll`}
              onPress={() => session.dispatch({ kind: 'layer.setScrollable', data: { ...target, scrollable: true } })}
            >
              <Pin aria-hidden size={15} strokeWidth={1.9} />
            </Button>
          </Tooltip>
        )}
        <LayerMenu scene={scene} layer={layer} onRename={onRename} />
        <Button
          className={styles.tool ?? ''}
          aria-label={isLocked ? `Unlock ${name}` : `Lock ${name}`}
          data-on={isLocked || undefined}
          onPress={() => toggleLayer('lockedLayers', layer.id)}
        >
          {isLocked ? (
            <Lock aria-hidden size={14} strokeWidth={1.9} />
          ) : (
            <LockOpen aria-hidden size={14} strokeWidth={1.9} />
          )}
        </Button>
        <Button
          className={styles.tool ?? ''}
          aria-label={isHidden ? `Show ${name}` : `Hide ${name}`}
          data-on={isHidden || undefined}
          onPress={() => toggleLayer('hiddenLayers', layer.id)}
        >
          {isHidden ? (
            <EyeOff aria-hidden size={15} strokeWidth={1.9} />
          ) : (
            <Eye aria-hidden size={15} strokeWidth={1.9} />
          )}
        </Button>
      </TreeItemContent>
      {isOpen
        ? items
            .slice(-mostRows)
            .toReversed()
            .map((item) => <ActorRow key={item.id} item={item} />)
        : items.slice(-1).map((item) => <ActorRow key={item.id} item={item} />)}
    </TreeItem>
  );
}

function ActorRow({ item }: { readonly item: DrawnItem }) {
  return (
    <TreeItem id={item.id} textValue={item.name} className={styles.actor ?? ''}>
      <TreeItemContent>
        <Button slot="drag" className="ph-hidden" aria-label={`Move ${item.name}`}>
          <GripVertical aria-hidden size={14} />
        </Button>
        <Thumbnail
          size="tiny"
          image={item.look?.image ?? ''}
          isMissing={!item.look}
          {...(item.look ? { color: item.look.color } : {})}
        />
        <span className={styles.word}>{item.name}</span>
      </TreeItemContent>
    </TreeItem>
  );
}

function LayerMenu({ scene, layer, onRename }: Pick<LayerRowProps, 'scene' | 'layer' | 'onRename'>) {
  const session = useSession();
  const { name, scrollable } = layer.attributes;
  const target = { scene: scene.id, layer: layer.id };
  const place = scene.layers.indexOf(layer);
  const move = (index: number) => session.dispatch({ kind: 'layer.reorder', data: { ...target, index } });
  return (
    <Menu
      label={name}
      placement="bottom end"
      entries={[
        { id: 'rename', label: 'Rename', keys: 'F2', onAction: () => onRename(layer.id) },
        {
          id: 'scroll',
          label: 'Scrolls with the camera',
          isChosen: scrollable,
          onAction: () =>
            session.dispatch({ kind: 'layer.setScrollable', data: { ...target, scrollable: !scrollable } }),
        },
        ...(place < scene.layers.length - 1
          ? [{ id: 'forward', label: 'One forward', onAction: () => void move(place + 1) }]
          : []),
        ...(place > 0 ? [{ id: 'backward', label: 'One back', onAction: () => void move(place - 1) }] : []),
        ...(scene.layers.length > 1
          ? [
              'line' as const,
              {
                id: 'delete',
                label: 'Delete',
                tone: 'danger' as const,
                onAction: () => void session.dispatch({ kind: 'layer.remove', data: target }),
              },
            ]
          : []),
      ]}
    >
      <Button className={`${styles.tool} ${styles.more}`} aria-label={`More for ${name}`}>
        <Ellipsis aria-hidden size={15} strokeWidth={2} />
      </Button>
    </Menu>
  );
}
