import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';

export interface OpenUrlDialogProps {
  /** The address that the game wants to open; undefined shows nothing. */
  readonly url: string | undefined;
  readonly onClose: () => void;
}

/** A game leaves the page only with a press on the whole address. */
export function OpenUrlDialog({ url, onClose }: OpenUrlDialogProps) {
  return (
    <Dialog
      title="Open this address?"
      isOpen={url !== undefined}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Stay here</Button>
          <Button
            look="main"
            onPress={() => {
              window.open(url, '_blank', 'noopener,noreferrer');
              onClose();
            }}
          >
            Open
          </Button>
        </>
      }
    >
      <p style={{ overflowWrap: 'anywhere' }}>{url}</p>
    </Dialog>
  );
}
