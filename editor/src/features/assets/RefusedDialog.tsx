import { uploadTexts } from '@playhouse/core';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';

/** Lists the files that were not added. Texts: docs/product-rules.md#uploads. */
export function RefusedDialog({ names, onClose }: { readonly names: readonly string[]; readonly onClose: () => void }) {
  return (
    <Dialog
      title="Add images"
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
      <p>{uploadTexts.allowed('images')}</p>
    </Dialog>
  );
}
