import type { Asset } from '@playhouse/core';
import { useRef } from 'react';
import { t } from '../../i18n/t.ts';
import { ImageDialogs } from './ImageDialogs.tsx';
import styles from './ImageEditor.module.css';
import type { StoredDraft } from './model/storedDraft.ts';
import { FramesStrip } from './panels/FramesStrip.tsx';
import { ImageHead } from './panels/ImageHead.tsx';
import { SidePanels } from './panels/SidePanels.tsx';
import { StatusStrip } from './panels/StatusStrip.tsx';
import { ToolColumn } from './panels/ToolColumn.tsx';
import { ToolOptions } from './panels/ToolOptions.tsx';
import { useImageEditor } from './useImageEditor.ts';
import { useImageKeys } from './useImageKeys.ts';
import { useImageMenus } from './useImageMenus.ts';
import { CanvasView } from './view/CanvasView.tsx';

export interface ImageEditorViewProps {
  readonly asset: Asset;
  readonly file: string;
  readonly draft: StoredDraft;
  /** Told which file the editor has open; undefined when it is closed. */
  readonly onFile: (file: string | undefined) => void;
}

/** A picture with its tools. docs/editor-design.md#image-editor. */
export function ImageEditorView({ asset, file, draft, onFile }: ImageEditorViewProps) {
  const { editor, view, save } = useImageEditor(file, draft, onFile);
  const section = useRef<HTMLElement>(null);
  const { menus, dialog, sheet, close } = useImageMenus(asset.name, editor);
  useImageKeys(section, editor, view, save);
  return (
    <section ref={section} className={styles.editor} aria-label={t('Image {name}', { name: asset.name })}>
      <ImageHead name={asset.name} editor={editor} menus={menus} onSave={() => void save()} />
      <ToolOptions editor={editor} />
      <div className={styles.middle}>
        <ToolColumn editor={editor} />
        <CanvasView name={asset.name} editor={editor} view={view} />
        <SidePanels editor={editor} />
      </div>
      <FramesStrip editor={editor} view={view} />
      <StatusStrip editor={editor} view={view} />
      <ImageDialogs editor={editor} dialog={dialog} sheet={sheet} onClose={close} onSave={(more) => void save(more)} />
    </section>
  );
}
