import { useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { useStore } from 'zustand';
import { t } from '../../../i18n/t.ts';
import styles from '../ImageEditor.module.css';
import { reorderFrame } from '../listCommands.ts';
import type { ImageEditor } from '../model/imageEditor.ts';
import { PictureThumbnail } from '../view/PictureThumbnail.tsx';
import { useFrameDrag } from './useFrameDrag.ts';

/** The frames in the order of time: a press makes one active, and a drag moves one. */
export function FrameButtons({ editor }: { readonly editor: ImageEditor }) {
  const frames = useStore(editor.store, ({ history }) => history.picture.frames);
  const active = useStore(editor.store, (state) => state.at.frame);
  const strip = useRef<HTMLDivElement>(null);
  const drag = useFrameDrag(strip, (from, to) => reorderFrame(editor, from, to));
  return (
    <div ref={strip} className={styles.strip} dir="ltr">
      {frames.map(({ id }, index) => (
        <Button
          key={id}
          className={styles.frame ?? ''}
          aria-pressed={index === active}
          aria-label={t('Frame {index}', { index: index + 1 })}
          data-frame={index}
          data-chosen={index === active || undefined}
          data-dragged={drag?.from === index || undefined}
          data-drop={drag?.to === index && drag.from !== index ? (drag.to < drag.from ? 'before' : 'after') : undefined}
          onPress={() => editor.goTo({ frame: index })}
        >
          <PictureThumbnail editor={editor} frame={index} side={44} />
          {index + 1}
        </Button>
      ))}
    </div>
  );
}
