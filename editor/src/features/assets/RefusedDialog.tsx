import { type AssetFolder, uploadTexts } from '@playhouse/core';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';

interface RefusedDialogProps {
  /** The kind of asset that the files were added as. */
  readonly kind?: AssetFolder;
  readonly names: readonly string[];
  readonly onClose: () => void;
}

/** Lists the files that were not added. Texts: docs/product-rules.md#uploads. */
export function RefusedDialog({ kind = 'images', names, onClose }: RefusedDialogProps) {
  return (
    <Dialog
      title={`Add ${kind}`}
      isOpen={names.length > 0}
      onClose={onClose}
      actions={<Button onPress={onClose}>Close</Button>}
    >
      <p>{uploadTexts.notAdded}</p>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <p>{uploadTexts.allowed(kind)}</p>
    </Dialog>
  );
}
