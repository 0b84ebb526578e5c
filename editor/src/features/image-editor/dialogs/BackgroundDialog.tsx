import type { Edit } from '@playhouse/paint';
import { useMemo, useState } from 'react';
import { t } from '../../../i18n/t.ts';
import type { ImageEditor } from '../model/imageEditor.ts';
import { LivePreview } from '../view/LivePreview.tsx';
import { changePicture } from '../worker/changePicture.ts';
import { useEditPreview } from '../worker/editPreview.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { NumberRow, Row } from './NumberRow.tsx';

/** Removes the color of the corners; the picture shows the result while the dialog is open. */
export function BackgroundDialog({ editor, onClose }: { readonly editor: ImageEditor; readonly onClose: () => void }) {
  const [tolerance, setTolerance] = useState(24);
  const [softness, setSoftness] = useState(0);
  const edit = useMemo((): Edit => {
    const { at } = editor.store.getState();
    return { kind: 'removeBackground', ...at, options: { tolerance, softness } };
  }, [editor, tolerance, softness]);
  useEditPreview(editor, edit);
  const remove = () => {
    editor.show(undefined);
    void changePicture(editor, edit, t('Remove background'));
  };
  return (
    <ActionDialog title={t('Remove background')} action={t('Remove')} onClose={onClose} onApply={remove}>
      <p>{t('Areas that touch a corner and have its color become transparent.')}</p>
      <Row>
        <NumberRow label={t('Tolerance')} minimum={0} maximum={255} value={tolerance} onChange={setTolerance} />
        <NumberRow label={t('Soft edge')} minimum={0} maximum={255} value={softness} onChange={setSoftness} />
      </Row>
      <LivePreview editor={editor} />
    </ActionDialog>
  );
}
