import { describeAddress } from '@playhouse/player/messages';
import { TriangleAlert } from 'lucide-react';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import styles from './OpenUrlDialog.module.css';

export interface OpenUrlDialogProps {
  /** The address that the game wants to open; undefined shows nothing. */
  readonly url: string | undefined;
  readonly onAnswer: (answer: 'open' | 'stay') => void;
}

/** A game leaves the page only with a press, after the person has seen where the address really leads. */
export function OpenUrlDialog({ url, onAnswer }: OpenUrlDialogProps) {
  const { address, host, warnings } = url === undefined ? nothing : describeAddress(url);
  return (
    <Dialog
      title="Open this address?"
      isOpen={url !== undefined}
      onClose={() => onAnswer('stay')}
      actions={
        <>
          <Button onPress={() => onAnswer('stay')}>Stay here</Button>
          <Button
            look="main"
            onPress={() => {
              window.open(url, '_blank', 'noopener,noreferrer');
              onAnswer('open');
            }}
          >
            Open
          </Button>
        </>
      }
    >
      <p>
        The game wants to open a page of <strong className={styles.host}>{host}</strong>
      </p>
      <p className={styles.address}>{address}</p>
      {warnings.map((warning) => (
        <p key={warning} className={styles.warning}>
          <TriangleAlert aria-hidden size={16} strokeWidth={1.75} />
          {warning}
        </p>
      ))}
      <p className={styles.note}>If you stay here, the game cannot ask again until it restarts.</p>
    </Dialog>
  );
}

const nothing = { address: '', host: '', warnings: [] };
