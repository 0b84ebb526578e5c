import { useState } from 'react';
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
      title={hasSelection ? 'Rotate the selection' : 'Rotate image'}
      action="Rotate"
      isDisabled={degrees % 360 === 0}
      onClose={onClose}
      onApply={() => rotate(editor, degrees)}
    >
      <NumberRow label="Clockwise" unit="°" minimum={-359} maximum={359} value={degrees} onChange={setDegrees} />
      {hasSelection ? null : <p>The picture grows so that nothing is cut off.</p>}
    </ActionDialog>
  );
}
