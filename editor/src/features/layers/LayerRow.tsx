import { ChevronRight, Ellipsis, Eye, EyeOff, GripVertical, Lock, LockOpen, Pin } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import { Menu, type MenuEntry } from '../../components/Menu.tsx';
import { RenameInput } from '../../components/RenameInput.tsx';
import { Tooltip } from '../../components/Tooltip.tsx';
import { t } from '../../i18n/t.ts';
import { useSession } from '../../session/SessionContext.ts';
import { useSceneUi } from '../../ui-state/sceneUi.ts';
import { targetData } from '../../ui-state/targetData.ts';
import { Thumbnail } from '../drawing/Thumbnail.tsx';
import { type DockActor, type DockRow, moreRowOf } from './dockRows.ts';
import styles from './LayersDock.module.css';
import type { DockMenu } from './useDockMenu.ts';

export interface LayerRowProps {
  readonly scene: string;
  readonly row: DockRow;
  readonly menu: DockMenu;
  /** New actors are added to this layer. */
  readonly isChosen: boolean;
  readonly isOpen: boolean;
  readonly isRenamed: boolean;
  readonly onRename: (layer: string | undefined) => void;
  readonly onMore: (layer: string) => void;
}

/** One layer with its tools and, when open, its actors, frontmost first. */
export function LayerRow({ scene, row, menu, isChosen, isOpen, isRenamed, onRename, onMore }: LayerRowProps) {
  const session = useSession();
  const toggleLayer = useSceneUi((state) => state.toggleLayer);
  const { id, name, scrollable, count, actors, left } = row;
  const isHidden = useSceneUi(({ hiddenLayers }) => hiddenLayers.has(id));
  const isLocked = useSceneUi(({ lockedLayers }) => lockedLayers.has(id));
  const target = { scene, layer: id };
  return (
    <TreeItem
      id={id}
      textValue={name}
      className={styles.layer ?? ''}
      data-chosen={isChosen || undefined}
      {...targetData({ kind: 'layer', scene, id })}
      onAction={() => onRename(id)}
      aria-label={t('{name}, layer, {count, plural, one {# actor} other {# actors}}', { name, count })}
    >
      <TreeItemContent>
        <Button excludeFromTabOrder slot="drag" className="ph-hidden" aria-label={t('Move {name}', { name })}>
          <GripVertical aria-hidden size={14} />
        </Button>
        <Button
          excludeFromTabOrder
          slot="chevron"
          className={styles.tool ?? ''}
          aria-label={isOpen ? t('Close {name}', { name }) : t('Open {name}', { name })}
        >
          <ChevronRight aria-hidden size={14} strokeWidth={2} style={{ rotate: isOpen ? '90deg' : '0deg' }} />
        </Button>
        {isRenamed ? (
          <RenameInput
            label={t('Layer name')}
            value={name}
            className={styles.input ?? ''}
            onDone={(text) => {
              if (text !== undefined) session.dispatch({ kind: 'layer.rename', data: { ...target, name: text } });
              onRename(undefined);
            }}
          />
        ) : (
          <span className={styles.name} dir="auto">
            <span className={styles.word}>{name}</span>
            <span className={styles.count}>{count}</span>
          </span>
        )}
        {scrollable ? null : (
          <Tooltip text={t('Fixed to the screen')}>
            <Button
              className={styles.tool ?? ''}
              excludeFromTabOrder
              data-on
              aria-label={t('{name} is fixed to the screen. Press to let it scroll', { name })}
              onPress={() => session.dispatch({ kind: 'layer.setScrollable', data: { ...target, scrollable: true } })}
            >
              <Pin aria-hidden size={15} strokeWidth={1.9} />
            </Button>
          </Tooltip>
        )}
        <MoreButton name={name} entries={() => menu.layer(id)} isInPalette />
        <Button
          className={styles.tool ?? ''}
          excludeFromTabOrder
          aria-label={isLocked ? t('Unlock {name}', { name }) : t('Lock {name}', { name })}
          data-on={isLocked || undefined}
          onPress={() => toggleLayer('lockedLayers', id)}
        >
          {isLocked ? (
            <Lock aria-hidden size={14} strokeWidth={1.9} />
          ) : (
            <LockOpen aria-hidden size={14} strokeWidth={1.9} />
          )}
        </Button>
        <Button
          className={styles.tool ?? ''}
          excludeFromTabOrder
          aria-label={isHidden ? t('Show {name}', { name }) : t('Hide {name}', { name })}
          data-on={isHidden || undefined}
          onPress={() => toggleLayer('hiddenLayers', id)}
        >
          {isHidden ? (
            <EyeOff aria-hidden size={15} strokeWidth={1.9} />
          ) : (
            <Eye aria-hidden size={15} strokeWidth={1.9} />
          )}
        </Button>
      </TreeItemContent>
      {actors.map((actor) => (
        <ActorRow key={actor.id} actor={actor} menu={menu} />
      ))}
      {left > 0 ? <MoreRow layer={id} left={left} onMore={onMore} /> : null}
    </TreeItem>
  );
}

interface MoreRowProps extends Pick<LayerRowProps, 'onMore'> {
  readonly layer: string;
  readonly left: number;
}

/** Stands for the actors that are not listed yet. */
function MoreRow({ layer, left, onMore }: MoreRowProps) {
  const text = t('{left, plural, one {1 more actor} other {# more actors}}', { left });
  return (
    <TreeItem id={moreRowOf(layer)} textValue={text} className={styles.actor ?? ''} onAction={() => onMore(layer)}>
      <TreeItemContent>
        <span className={styles.word}>{text}</span>
      </TreeItemContent>
    </TreeItem>
  );
}

interface ActorRowProps {
  readonly actor: DockActor;
  readonly menu: DockMenu;
}

function ActorRow({ actor, menu }: ActorRowProps) {
  const { id, name, prototype, image, color, isMissing } = actor;
  return (
    <TreeItem
      id={id}
      textValue={name}
      className={styles.actor ?? ''}
      {...targetData(isMissing ? undefined : { kind: 'prototype', id: prototype })}
    >
      <TreeItemContent>
        <Button excludeFromTabOrder slot="drag" className="ph-hidden" aria-label={t('Move {name}', { name })}>
          <GripVertical aria-hidden size={14} />
        </Button>
        <Thumbnail size="tiny" image={image} isMissing={isMissing} {...(color ? { color } : {})} />
        <span className={`${styles.word} ${styles.actorName}`}>{name}</span>
        <MoreButton name={name} entries={() => menu.actor(id)} onPress={() => menu.choose(id)} />
      </TreeItemContent>
    </TreeItem>
  );
}

interface MoreButtonProps {
  readonly name: string;
  readonly entries: () => readonly (MenuEntry | 'line')[];
  /** Called before the menu opens. */
  readonly onPress?: () => void;
  readonly isInPalette?: boolean;
}

function MoreButton({ name, entries, onPress, isInPalette = false }: MoreButtonProps) {
  return (
    <Menu label={name} placement="bottom end" entries={entries} isInPalette={isInPalette}>
      <Button
        className={`${styles.tool} ${styles.more}`}
        excludeFromTabOrder
        aria-label={t('More actions for {name}', { name })}
        {...(onPress ? { onPressStart: onPress } : {})}
      >
        <Ellipsis aria-hidden size={15} strokeWidth={2} />
      </Button>
    </Menu>
  );
}
