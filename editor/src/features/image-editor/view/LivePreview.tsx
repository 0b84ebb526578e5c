import { useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { t } from '../../../i18n/t.ts';
import styles from '../ImageEditor.module.css';
import type { ImageEditor } from '../model/imageEditor.ts';
import { showRaster, useThumbnailSize } from './PictureThumbnail.tsx';
import { Thumbnail } from './thumbnail.ts';

/** px of the longer side. */
const side = 176;

/** What the active frame will look like, for dialogs that hide the picture. */
export function LivePreview({ editor }: { readonly editor: ImageEditor }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const picture = useStore(editor.store, ({ live, history }) => live ?? history.picture);
  const frame = useStore(editor.store, ({ at }) => at.frame);
  const size = useThumbnailSize(editor, side);
  const thumbnail = useMemo(() => new Thumbnail({ frame }, side), [frame]);
  useEffect(() => {
    if (canvas.current) showRaster(canvas.current, thumbnail.of(picture));
  }, [thumbnail, picture]);
  return <canvas ref={canvas} className={styles.livePreview} style={size} role="img" aria-label={t('Preview')} />;
}
