import { useState } from 'react';
import { t } from '../../../i18n/t.ts';
import { rotate } from '../imageCommands.ts';
import type { ImageEditor } from '../model/imageEditor.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { NumberRow } from './NumberRow.tsx';

/** Rotates what is selected, or the whole picture, by any angle. */
export function RotateDialog({ editor, onClose }: { readonly editor: ImageEditor; readonly onClose: () => void }) {
  const [degrees, setDegrees] = useState(45);
  const hasSelection = editor.store.getState().selection !== undefined;
  return (
    <ActionDialog
      title={hasSelection ? t('Rotate the selection') : t('Rotate image')}
      action={t('Rotate')}
      isDisabled={degrees % 360 === 0}
      onClose={onClose}
      onApply={() => rotate(editor, degrees)}
    >
      <NumberRow label={t('Clockwise')} unit="°" minimum={-359} maximum={359} value={degrees} onChange={setDegrees} />
      {hasSelection ? null : <p>{t('The picture grows so that nothing is cut off.')}</p>}
    </ActionDialog>
  );
}
