import type { Point } from '@playhouse/core';
import { createContext, memo, type ReactNode, type RefObject, useContext, useRef, useState } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import { t } from '../../i18n/t.ts';
import { actorDragType } from '../drawing/dragTypes.ts';
import styles from './Stage.module.css';

export interface StageDropProps {
  /** An actor from the library, at a position on the stage. */
  readonly onActor: (prototype: string, at: Point) => void;
  readonly onFiles: (files: readonly File[], at: Point) => void;
  readonly children: ReactNode;
}

/** What lies in the drop zone: by context, so that the zone does not render again when the view moves. */
const Contents = createContext<ReactNode>(null);

function ContentsHere() {
  return useContext(Contents);
}

/** Accepts actors from the library and image files from the desktop. */
export function StageDrop({ onActor, onFiles, children }: StageDropProps) {
  const handlers = useRef({ onActor, onFiles });
  handlers.current = { onActor, onFiles };
  return (
    <Contents value={children}>
      <Zone handlers={handlers} />
    </Contents>
  );
}

interface ZoneProps {
  readonly handlers: RefObject<Pick<StageDropProps, 'onActor' | 'onFiles'>>;
}

const Zone = memo(function Zone({ handlers }: ZoneProps) {
  const [hasFiles, setHasFiles] = useState(false);
  return (
    <DropZone
      className={styles.zone ?? ''}
      aria-label={t('Stage: drop actors or images here')}
      getDropOperation={(types) => {
        const isActor = types.has(actorDragType);
        const isFile = types.has('image/png') || types.has('image/jpeg') || types.has('Files');
        setHasFiles(!isActor);
        return isActor || isFile || !types.has('text/plain') ? 'copy' : 'cancel';
      }}
      onDrop={async ({ items, x, y }) => {
        const { onActor, onFiles } = handlers.current;
        for (const item of items) {
          if (item.kind === 'text' && item.types.has(actorDragType))
            onActor(await item.getText(actorDragType), { x, y });
        }
        const files = await Promise.all(items.flatMap((item) => (item.kind === 'file' ? [item.getFile()] : [])));
        if (files.length > 0) onFiles(files, { x, y });
      }}
    >
      {({ isDropTarget }) => (
        <>
          <ContentsHere />
          {isDropTarget && hasFiles ? (
            <div className={styles.drop}>
              <span className={styles.dropWords}>{t('Drop to make actors')}</span>
            </div>
          ) : null}
        </>
      )}
    </DropZone>
  );
});
