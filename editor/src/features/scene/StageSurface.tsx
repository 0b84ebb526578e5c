import type { Size } from '@playhouse/core';
import {
  type MouseEvent,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { t } from '../../i18n/t.ts';
import { useSceneUi } from '../../ui-state/sceneUi.ts';
import styles from './Stage.module.css';
import { StageCanvas } from './StageCanvas.tsx';
import { menuPosition, StageContextMenu } from './StageContextMenu.tsx';
import { StageEdges } from './StageEdges.tsx';
import { StageTree, stageTreeId } from './StageTree.tsx';
import { type StagePointerHost, StagePointers } from './stagePointers.ts';
import type { ZoomTarget } from './stageZoom.ts';
import { type SceneItems, useSceneItems } from './useSelection.ts';
import type { StageParts } from './useStage.ts';
import { useStageKeys } from './useStageKeys.ts';
import { standsFor, useStageMenu } from './useStageMenu.ts';
import { useStagePicture } from './useStagePicture.ts';

/** Handlers for the pointers of a stage; the wheel listener is on the element itself. */
function useStagePointer(element: RefObject<HTMLElement | null>, host: StagePointerHost) {
  const [pointers] = useState(() => new StagePointers(host));
  pointers.host = host;
  useEffect(() => {
    const node = element.current;
    if (!node) return;
    node.addEventListener('wheel', pointers.onWheel, { passive: false });
    return () => {
      node.removeEventListener('wheel', pointers.onWheel);
      pointers.leave();
    };
  }, [element, pointers]);
  const { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onPointerLeave } = pointers;
  const on = { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onPointerLeave };
  return { on, hasFinger: () => pointers.hasFinger };
}

export interface StageSurfaceProps {
  readonly parts: StageParts;
  readonly size: Size;
  readonly density: number;
  readonly zoom: (to: ZoomTarget) => void;
  /** Opens the behaviors of an actor. */
  readonly onOpen: (actor: string) => void;
}

/** The drawn stage with its pointer and keyboard handling; nothing once the scene is deleted. */
export function StageSurface(props: StageSurfaceProps) {
  const items = useSceneItems(props.parts.scene);
  return items ? <Surface {...props} {...items} /> : null;
}

function Surface({
  scene,
  layers,
  selected,
  count,
  parts,
  size,
  density,
  zoom,
  onOpen,
}: StageSurfaceProps & SceneItems) {
  const { controller, commands, setView, readView } = parts;
  const gesture = useSyncExternalStore(controller.subscribe, controller.getSnapshot);
  const surface = useRef<HTMLDivElement>(null);
  const treeId = useId();
  const [hasSpace, setSpace] = useState(false);
  const [menuAt, setMenuAt] = useState<{ readonly x: number; readonly y: number }>();
  const { selection, tool, mode, hasRulers, hasMinimap, select, change, setGrid, grid, hasGuides } = useSceneUi();
  const sizeNow = useRef(size);
  sizeNow.current = size;
  const isPanning = hasSpace || tool === 'hand';
  const pointer = useStagePointer(surface, {
    controller,
    view: readView,
    setView,
    stage: () => sizeNow.current,
    isPanning: () => isPanning,
    addsToSelection: () => useSceneUi.getState().selectsSeveral,
    onTap: (fingers) => (fingers === 2 ? commands.undo() : commands.redo()),
    onHold: (at) => openMenuAt(at),
  });
  const keys = useStageKeys({
    commands,
    items: parts.items,
    selection,
    select,
    cancel: controller.cancel,
    zoom,
    toggle(what) {
      if (what === 'grid') setGrid({ isShown: !grid.isShown });
      else if (what === 'snap') change({ hasGuides: !hasGuides });
      else if (what === 'rulers') change({ hasRulers: !hasRulers });
      else if (what === 'minimap') change({ hasMinimap: !hasMinimap });
      else change({ mode: mode === 'camera' ? 'layout' : 'camera' });
    },
    tool,
    prototype: selected[0]?.prototype,
    setSpace,
    open: onOpen,
    openMenu: () => setMenuAt(menuPosition(surface, selected[0], parts, size)),
  });
  const pictures = useStagePicture({ ...parts, scene, layers, selected, gesture, size, density });
  const stageMenu = useStageMenu({ scene: scene.id, commands, open: onOpen });
  const names = useMemo(() => new Map(scene.layers.map(({ id, attributes }) => [id, attributes.name])), [scene.layers]);
  const openMenuAt = (at: { readonly x: number; readonly y: number }) => {
    const box = surface.current?.getBoundingClientRect();
    if (mode === 'camera' || !box) return;
    const under = controller.actorAt({ x: at.x - box.left, y: at.y - box.top });
    if (under === undefined) select([]);
    else if (!useSceneUi.getState().selection.includes(under)) select([under]);
    setMenuAt(at);
  };
  const openContextMenu = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    // A finger that holds may still move what it holds.
    if (!pointer.hasFinger()) openMenuAt({ x: event.clientX, y: event.clientY });
  };
  const focused = selected[0]?.id;
  const { name } = scene.attributes;
  const label = useMemo(
    () => t('Scene {name}, {count, plural, one {# actor} other {# actors}}', { name, count }),
    [name, count],
  );
  const ruled = hasRulers ? 'ruled' : 'plain';
  return (
    <>
      <div
        ref={surface}
        id="stage"
        className={styles.surface}
        role="application"
        aria-label={label}
        aria-roledescription={t('stage')}
        aria-activedescendant={focused === undefined ? undefined : stageTreeId(focused)}
        aria-owns={treeId}
        data-rulers={ruled}
        data-lifted={gesture.isLifted || undefined}
        {...standsFor(selected)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the stage handles keys
        tabIndex={0}
        style={{ cursor: isPanning ? 'grab' : gesture.cursor }}
        {...pointer.on}
        {...keys}
        {...stageMenu.events}
        onDoubleClick={() => (selected[0] && mode === 'layout' ? onOpen(selected[0].id) : undefined)}
        onContextMenu={openContextMenu}
      >
        <StageCanvas size={size} density={density} className={styles.canvas ?? ''} draw={pictures.world} />
        <StageCanvas size={size} density={density} className={styles.canvas ?? ''} draw={pictures.overlay} />
        <StageTree id={treeId} layers={layers} names={names} selection={selection} active={focused} onSelect={select} />
      </div>
      <StageEdges ground={scene.attributes} pictures={pictures} parts={parts} size={size} density={density} />
      <StageContextMenu at={menuAt} onClose={useCallback(() => setMenuAt(undefined), [])} entries={stageMenu.entries} />
    </>
  );
}
