import type { Point } from '@playhouse/core';
import { createContext, memo, type ReactNode, type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { DropZone, type DropZoneProps } from 'react-aria-components/DropZone';
import { t } from '../../i18n/t.ts';
import { carriedActor } from '../../ui-state/carriedActor.ts';
import { actorDragType } from '../drawing/dragTypes.ts';
import type { CarriedActor } from './carriedActor.ts';
import styles from './Stage.module.css';

export interface StageDropProps {
  readonly carried: CarriedActor;
  /** An actor from the library, at a position in the scene. */
  readonly onActor: (prototype: string, position: Point) => void;
  readonly onFiles: (files: readonly File[], at: Point) => void;
  readonly children: ReactNode;
}

type DropHandlers = Omit<StageDropProps, 'children'>;

/** What lies in the drop zone: by context, so that the zone does not render again when the view moves. */
const Contents = createContext<ReactNode>(null);

function ContentsHere() {
  return useContext(Contents);
}

/** Accepts actors from the library and image files from the desktop. */
export function StageDrop({ carried, onActor, onFiles, children }: StageDropProps) {
  const handlers = useRef({ carried, onActor, onFiles });
  handlers.current = { carried, onActor, onFiles };
  return (
    <Contents value={children}>
      <Zone handlers={handlers} />
    </Contents>
  );
}

interface ZoneProps {
  readonly handlers: RefObject<DropHandlers>;
}

const Zone = memo(function Zone({ handlers }: ZoneProps) {
  const zone = useRef<HTMLDivElement>(null);
  const [hasFiles, setHasFiles] = useState(false);
  const over = useDragOver(zone);
  return (
    <DropZone
      ref={zone}
      className={styles.zone ?? ''}
      aria-label={t('Stage: drop actors or images here')}
      getDropOperation={(types) => {
        const isActor = types.has(actorDragType);
        const isFile = types.has('image/png') || types.has('image/jpeg') || types.has('Files');
        setHasFiles(!isActor);
        return isActor || isFile || !types.has('text/plain') ? 'copy' : 'cancel';
      }}
      {...carryEvents(handlers, over)}
    >
      {({ isDropTarget }) => (
        <>
          <ContentsHere />
          {isDropTarget && hasFiles ? (
            <div className={styles.drop}>
              <span className={styles.dropWords}>{dropWords(over.current.images)}</span>
            </div>
          ) : null}
        </>
      )}
    </DropZone>
  );
});

/** Browsers tell how many files there are, but not all of them their types. */
function dropWords(count: number): string {
  if (count === 0) return t('Drop to make actors');
  return t('{count, plural, one {Drop to make # actor} other {Drop to make # actors}}', { count });
}

/** What events of a drag say that the drop zone does not pass on. */
interface DragOver {
  /** The number of images among the files. */
  readonly images: number;
  /** Ctrl suspends snapping. */
  readonly isFree: boolean;
}

function useDragOver(zone: RefObject<HTMLElement | null>): RefObject<DragOver> {
  const over = useRef<DragOver>({ images: 0, isFree: false });
  useEffect(() => {
    const stop = new AbortController();
    const note = ({ ctrlKey, metaKey, dataTransfer }: DragEvent) => {
      const items = [...(dataTransfer?.items ?? [])];
      const images = items.filter(({ kind, type }) => kind === 'file' && /^image\/(png|jpeg)$/.test(type)).length;
      over.current = { images, isFree: ctrlKey || metaKey };
    };
    for (const type of ['dragenter', 'dragover', 'drop'] as const)
      zone.current?.addEventListener(type, note, { capture: true, signal: stop.signal });
    return () => stop.abort();
  }, [zone]);
  return over;
}

/** An actor settles while it is carried, and is placed where it was shown last. */
function carryEvents(
  handlers: RefObject<DropHandlers>,
  over: RefObject<DragOver>,
): Pick<DropZoneProps, 'onDropEnter' | 'onDropMove' | 'onDropExit' | 'onDrop'> {
  const carry = (prototype: string | undefined, screen: Point) =>
    prototype === undefined
      ? undefined
      : handlers.current.carried.carry({ prototype, screen, isFree: over.current.isFree });
  const show = ({ x, y }: Point) => void carry(carriedActor(), { x, y });
  return {
    onDropEnter: show,
    onDropMove: show,
    onDropExit: () => handlers.current.carried.leave(),
    async onDrop({ items, x, y }) {
      const { carried, onActor, onFiles } = handlers.current;
      const shown = carry(carriedActor(), { x, y });
      for (const item of items) {
        if (item.kind !== 'text' || !item.types.has(actorDragType)) continue;
        const prototype = await item.getText(actorDragType);
        const position = shown ?? carry(prototype, { x, y });
        carried.leave();
        if (position) onActor(prototype, position);
      }
      const files = await Promise.all(items.flatMap((item) => (item.kind === 'file' ? [item.getFile()] : [])));
      if (files.length > 0) onFiles(files, { x, y });
    },
  };
}
