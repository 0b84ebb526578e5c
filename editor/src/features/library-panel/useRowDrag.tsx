import type { Size } from '@playhouse/core';
import { useEffect, useMemo } from 'react';
import { type DragAndDropOptions, DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { useFingerDrag } from '../../components/fingerDrag.ts';
import { useLatest } from '../../components/useLatest.ts';
import { carryActor } from '../../ui-state/carriedActor.ts';
import { usePreferences } from '../../ui-state/preferences.ts';
import { actorDragType } from '../drawing/dragTypes.ts';
import { dragImageSize, isHalvingDrag } from './dragImage.ts';
import { DragRest } from './dragRest.ts';
import styles from './LibraryRows.module.css';

export interface RowDrag {
  /** Drag type of this list's rows, so that other lists do not accept them. */
  readonly type: string;
  /** Undefined while the order cannot be changed. */
  readonly onReorder: ((id: string, index: number) => void) | undefined;
  readonly ids: readonly string[];
  /** How long the pointer rests over a row before it may be dropped there, in milliseconds. */
  readonly delay: number;
  /** The image that follows the pointer; rows without one cannot be dropped on the stage. */
  readonly pictureOf?: (id: string) => {
    readonly url: string | undefined;
    readonly color: string;
    readonly size: Size;
  };
}

/**
 * Drag and drop of library rows, which are in an element: within the list and onto the stage. Stays the same while the
 * same can be done.
 */
export function useRowDrag(drag: RowDrag, area: { readonly current: HTMLElement | null }) {
  useFingerDrag(area);
  const { type, delay } = drag;
  const canReorder = drag.onReorder !== undefined;
  const hasPictures = drag.pictureOf !== undefined;
  const rest = useMemo(() => new DragRest(delay), [delay]);
  useEffect(() => rest.watch(), [rest]);
  const latest = useLatest(drag);
  const options = useMemo(
    (): DragAndDropOptions => ({
      getItems: (keys) =>
        [...keys].map((key) => ({
          [type]: String(key),
          'text/plain': String(key),
          ...(hasPictures && { [actorDragType]: String(key) }),
        })),
      ...(hasPictures && {
        onDragStart: ({ keys: [key] }) => carryActor(key === undefined ? undefined : String(key)),
        onDragEnd: () => carryActor(undefined),
      }),
      acceptedDragTypes: canReorder ? [type] : [],
      getDropOperation(target) {
        if (target.type !== 'item' || target.dropPosition === 'on') return 'cancel';
        return rest.isOver(`${target.key} ${target.dropPosition}`) ? 'move' : 'cancel';
      },
      onReorder({ keys, target }) {
        const [id] = [...keys].map(String);
        if (id === undefined) return;
        const { ids, onReorder } = latest.current;
        const place = ids.filter((other) => other !== id).indexOf(String(target.key));
        onReorder?.(id, target.dropPosition === 'after' ? place + 1 : place);
      },
      renderDropIndicator: (target) => <DropIndicator target={target} className={styles.indicator ?? ''} />,
      ...(hasPictures && { renderDragPreview: (items) => previewOf(latest.current, items[0]?.[actorDragType]) }),
    }),
    [type, canReorder, hasPictures, rest, latest],
  );
  return useDragAndDrop(options).dragAndDropHooks;
}

/** The actual picture at its size, centered on the pointer. */
function previewOf(drag: RowDrag, id: string | undefined) {
  const picture = id === undefined ? undefined : drag.pictureOf?.(id);
  const { width, height } = dragImageSize(picture?.size ?? { width: 48, height: 48 }, {
    isHalved: isHalvingDrag(),
    actorResizeScale: usePreferences.getState().actorResizeScale,
  });
  const element = (
    <div className={styles.preview} style={{ width, height, background: picture?.url ? 'none' : picture?.color }}>
      {picture?.url ? <img src={picture.url} alt="" style={{ width, height }} /> : null}
    </div>
  );
  return { element, x: width / 2, y: height / 2 };
}
