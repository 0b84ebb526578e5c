import styles from '../ImageEditor.module.css';
import type { ImageEditor } from '../model/imageEditor.ts';
import { ColorsPanel } from './ColorsPanel.tsx';
import { LayersPanel } from './LayersPanel.tsx';

/** Layers and colors, beside the canvas. */
export function SidePanels({ editor }: { readonly editor: ImageEditor }) {
  return (
    <div className={styles.side}>
      <LayersPanel editor={editor} />
      <ColorsPanel editor={editor} />
    </div>
  );
}
