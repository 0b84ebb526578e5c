import { type Mask, type Picture, type Point, pickColor } from '@playhouse/paint';
import { Grid3x3, Maximize2, ZoomIn, ZoomOut } from 'lucide-react';
import { useStore } from 'zustand';
import { IconButton } from '../../../components/IconButton.tsx';
import { t } from '../../../i18n/t.ts';
import styles from '../ImageEditor.module.css';
import type { ImageEditor } from '../model/imageEditor.ts';
import { toolOf } from '../model/tools.ts';
import type { PictureView } from '../view/pictureView.ts';
import { colorWords } from './swatches.ts';

/** Where the tool is, what it does, and zoom. */
export function StatusStrip({ editor, view }: { readonly editor: ImageEditor; readonly view: PictureView }) {
  const tool = useStore(editor.store, (state) => state.tool);
  const hasGrid = useStore(view.store, (state) => state.hasGrid);
  const scale = useStore(view.store, (state) => state.view.scale);
  const selection = useStore(editor.store, (state) => state.selection);
  return (
    <footer className={styles.status}>
      <Position editor={editor} view={view} />
      <span className={styles.hint} aria-live="polite">
        {toolOf(tool).label}: {toolOf(tool).hint}
        {selection ? ` ${selectedText(selection)}` : ''}
      </span>
      <div className={styles.end}>
        <IconButton
          icon={Grid3x3}
          label={t('Pixel grid')}
          keys="G"
          size="small"
          isOn={hasGrid}
          onPress={() => view.toggle('hasGrid')}
        />
        <IconButton icon={ZoomOut} label={t('Zoom out')} keys="-" size="small" onPress={() => view.zoom(-1)} />
        <span className={styles.scale}>{Math.round(scale * 100)} %</span>
        <IconButton icon={ZoomIn} label={t('Zoom in')} keys="+" size="small" onPress={() => view.zoom(1)} />
        <IconButton icon={Maximize2} label={t('Show all')} keys="0" size="small" onPress={() => view.fit()} />
      </div>
    </footer>
  );
}

function selectedText({ width, height }: Mask): string {
  return t('Selected: {width} × {height} px.', { width, height });
}

/** The pixel under the pointer, or that of the keyboard, which is also announced with its color. */
function Position({ editor, view }: { readonly editor: ImageEditor; readonly view: PictureView }) {
  const cursor = useStore(editor.store, (state) => state.cursor);
  const picture = useStore(editor.store, ({ history }) => history.picture);
  const frame = useStore(editor.store, (state) => state.at.frame);
  const { pointer, isByKeyboard } = useStore(view.store);
  const at = isByKeyboard ? cursor : pointer;
  return (
    <>
      <span className={styles.position}>{at ? `${Math.floor(at.x)}, ${Math.floor(at.y)}` : ''}</span>
      <span id="image-cursor" className="ph-hidden" role="status">
        {isByKeyboard ? `${cursor.x}, ${cursor.y}, ${seenAt(picture, frame, cursor)}` : ''}
      </span>
    </>
  );
}

/** The color that is seen at a pixel, in words. */
function seenAt(picture: Picture, frame: number, { x, y }: Point): string {
  const color = pickColor(picture, { frame, layer: 0 }, x, y, true);
  return color.a === 0 ? t('transparent') : colorWords(color);
}
