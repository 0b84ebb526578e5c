import { describeAddress } from '@playhouse/player/messages';
import { TriangleAlert } from 'lucide-react';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { said } from '../../i18n/said.ts';
import { t } from '../../i18n/t.ts';
import styles from './AddressDialog.module.css';

/** The texts of a question about an address. */
interface AddressQuestion {
  readonly title: string;
  /** Shown before the host. */
  readonly wish: string;
  readonly refuse: string;
  readonly allow: string;
  readonly note: string;
}

const questions = {
  open: {
    title: t('Open this address?'),
    wish: t('The game wants to open a page on'),
    refuse: t('Stay here'),
    allow: t('Open'),
    note: t('If you stay here, the game cannot ask again until it restarts.'),
  },
  call: {
    title: t('Let the game call this server?'),
    wish: t('The game wants to exchange data with'),
    refuse: t('Refuse'),
    allow: t('Allow'),
    note: t(
      'The game can send whatever you type into it. If you allow it, it holds for this project on this computer until you forget the server under Services.',
    ),
  },
  callHere: {
    title: t('Let the game call this server?'),
    wish: t('The game wants to exchange data with'),
    refuse: t('Refuse'),
    allow: t('Allow'),
    note: t('The game can send whatever you type into it. Your answer holds until you close this page.'),
  },
} as const satisfies Readonly<Record<string, AddressQuestion>>;

export interface AddressDialogProps {
  readonly question: keyof typeof questions;
  /** What the game wants to open or call; undefined closes the dialog. */
  readonly url: string | undefined;
  readonly onAnswer: (isAllowed: boolean) => void;
}

/** Asks before a game opens an address, and shows where the address really leads. */
export function AddressDialog({ question, url, onAnswer }: AddressDialogProps) {
  const { title, wish, refuse, allow, note } = questions[question];
  const { address, host, warnings } = url === undefined ? nothing : describeAddress(url);
  return (
    <Dialog
      title={title}
      isOpen={url !== undefined}
      onClose={() => onAnswer(false)}
      actions={
        <>
          <Button onPress={() => onAnswer(false)}>{refuse}</Button>
          <Button look="main" onPress={() => onAnswer(true)}>
            {allow}
          </Button>
        </>
      }
    >
      <p>
        {wish} <strong className={styles.host}>{host}</strong>
      </p>
      <p className={styles.address}>{address}</p>
      {warnings.map((warning) => (
        <p key={warning} className={styles.warning}>
          <TriangleAlert aria-hidden size={16} strokeWidth={1.75} />
          {said(warning)}
        </p>
      ))}
      <p className={styles.note}>{note}</p>
    </Dialog>
  );
}

const nothing = { address: '', host: '', warnings: [] };
