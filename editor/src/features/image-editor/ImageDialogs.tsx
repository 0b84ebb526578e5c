import type { Raster } from '@playhouse/paint';
import { AnimateDialog } from './dialogs/AnimateDialog.tsx';
import { BackgroundDialog } from './dialogs/BackgroundDialog.tsx';
import { CanvasDialog } from './dialogs/CanvasDialog.tsx';
import { RotateDialog } from './dialogs/RotateDialog.tsx';
import { ScaleDialog } from './dialogs/ScaleDialog.tsx';
import { SheetDialog } from './dialogs/SheetDialog.tsx';
import { TextDialog } from './dialogs/TextDialog.tsx';
import type { DialogId } from './imageMenus.ts';
import type { ImageEditor } from './model/imageEditor.ts';
import { WorkNote } from './panels/WorkNote.tsx';
import type { MoreEdits } from './storage/storePicture.ts';

export interface ImageDialogsProps {
  readonly editor: ImageEditor;
  readonly dialog: DialogId | undefined;
  /** An image to cut into frames. */
  readonly sheet: Raster | undefined;
  readonly onClose: () => void;
  readonly onSave: (more: MoreEdits) => void;
}

/** The dialogs of the image editor, one at a time, and what is being done after they are closed. */
export function ImageDialogs(props: ImageDialogsProps) {
  return (
    <>
      <OpenDialog {...props} />
      <WorkNote editor={props.editor} />
    </>
  );
}

function OpenDialog({ editor, dialog, sheet, onClose, onSave }: ImageDialogsProps) {
  if (sheet) return <SheetDialog editor={editor} sheet={sheet} onClose={onClose} />;
  switch (dialog) {
    case 'scale':
      return <ScaleDialog editor={editor} onClose={onClose} />;
    case 'canvas':
      return <CanvasDialog editor={editor} onClose={onClose} />;
    case 'rotate':
      return <RotateDialog editor={editor} onClose={onClose} />;
    case 'background':
      return <BackgroundDialog editor={editor} onClose={onClose} />;
    case 'animate':
      return <AnimateDialog editor={editor} onClose={onClose} onSave={onSave} />;
    case undefined:
      return <TextDialog editor={editor} />;
  }
}
