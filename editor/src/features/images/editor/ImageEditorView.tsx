import type { Asset } from '@playhouse/core';
import { useRef } from 'react';
import styles from './ImageEditor.module.css';
import type { StoredDraft } from './model/storedDraft.ts';
import { ImageHead } from './panels/ImageHead.tsx';
import { StatusStrip } from './panels/StatusStrip.tsx';
import { ToolColumn } from './panels/ToolColumn.tsx';
import { useImageEditor } from './useImageEditor.ts';
import { useImageKeys } from './useImageKeys.ts';
import { CanvasView } from './view/CanvasView.tsx';

export interface ImageEditorViewProps {
  readonly asset: Asset;
  readonly file: string;
  readonly draft: StoredDraft;
}

/** A picture with its tools. docs/editor-design.md#image-editor. */
export function ImageEditorView({ asset, file, draft }: ImageEditorViewProps) {
  const { editor, view, save } = useImageEditor(file, draft);
  const section = useRef<HTMLElement>(null);
  useImageKeys(section, editor, view, save);
  return (
    <section ref={section} className={styles.editor} aria-label={`Image ${asset.name}`}>
      <ImageHead name={asset.name} editor={editor} menus={() => ({})} onSave={() => void save()} />
      <div className={styles.middle}>
        <ToolColumn editor={editor} />
        <CanvasView name={asset.name} editor={editor} view={view} />
      </div>
      <StatusStrip editor={editor} view={view} />
    </section>
  );
}
