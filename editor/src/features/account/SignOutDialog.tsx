import { useEffect, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { TextField } from '../../components/TextField.tsx';
import { unexpectedError } from '../../components/unexpectedError.ts';
import { t } from '../../i18n/t.ts';
import type { AccountUser } from '../../session/cloud/account.ts';
import { getServices } from '../../session/services.ts';
import { exportProject } from '../projects/projectCommands.ts';
import { clearAndSignOut, sendAll, type Unsent } from './signOut.ts';

export interface SignOutDialogProps {
  readonly user: AccountUser;
  readonly onClose: () => void;
}

type Step =
  | { readonly kind: 'sending' | 'clearing' }
  | { readonly kind: 'asking'; readonly unsent: readonly Unsent[] }
  | { readonly kind: 'failed'; readonly message: string };

/** Signs out once everything is on the server; asks what to do where it is not. */
export default function SignOutDialog({ user, onClose }: SignOutDialogProps) {
  const [step, setStep] = useState<Step>({ kind: 'sending' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const show = (next: Step) => (isCurrent ? setStep(next) : undefined);
    const start = async () => {
      const { store } = await getServices();
      const unsent = await sendAll(store, user.id);
      if (!isCurrent) return;
      if (unsent.length > 0) show({ kind: 'asking', unsent });
      else await leave(user, show);
    };
    show({ kind: 'sending' });
    start().catch((error: unknown) => show({ kind: 'failed', message: unexpectedError(error) }));
    return () => {
      isCurrent = false;
    };
  }, [user, attempt]);
  const drop = () => void leave(user, setStep).catch((error: unknown) => setStep(failed(error)));
  return (
    <Dialog
      title={t('Sign out')}
      role="alertdialog"
      isOpen
      onClose={step.kind === 'clearing' ? () => undefined : onClose}
      actions={step.kind === 'clearing' ? null : <Button onPress={onClose}>{t('Cancel')}</Button>}
    >
      {step.kind === 'sending' ? <p role="status">{t('Syncing your projects…')}</p> : null}
      {step.kind === 'clearing' ? <p role="status">{t('Clearing user data...')}</p> : null}
      {step.kind === 'failed' ? <p role="alert">{step.message}</p> : null}
      {step.kind === 'asking' ? (
        <Asking unsent={step.unsent} onRetry={() => setAttempt((count) => count + 1)} onDelete={drop} />
      ) : null}
    </Dialog>
  );
}

function failed(error: unknown): Step {
  return { kind: 'failed', message: unexpectedError(error) };
}

async function leave(user: AccountUser, show: (step: Step) => void): Promise<void> {
  show({ kind: 'clearing' });
  const { store } = await getServices();
  location.assign(await clearAndSignOut(store, user.id));
}

interface AskingProps {
  readonly unsent: readonly Unsent[];
  readonly onRetry: () => void;
  readonly onDelete: () => void;
}

/** What people type to delete changes for good. */
const confirmation = 'delete';

function Asking({ unsent, onRetry, onDelete }: AskingProps) {
  const [typed, setTyped] = useState('');
  const download = async (entry: Unsent['entry']) => exportProject((await getServices()).store, entry);
  return (
    <>
      <p>{t('Signing out deletes your projects from this browser. These have changes that are not on the server:')}</p>
      <ul>
        {unsent.map(({ entry, count }) => (
          <li key={entry.id}>
            <span dir="auto">{entry.title || t('Untitled')}</span>{' '}
            {count === undefined
              ? t('(the server did not say how many)')
              : t('({count, plural, one {# document} other {# documents}})', { count })}{' '}
            <Button
              size="small"
              aria-label={t('Export {title}', { title: entry.title })}
              onPress={() => void download(entry)}
            >
              {t('Export')}
            </Button>
          </li>
        ))}
      </ul>
      <Button onPress={onRetry}>{t('Sync and sign out')}</Button>
      <TextField
        label={t('To sign out without them, type “{word}”', { word: confirmation })}
        value={typed}
        onChange={setTyped}
      />
      <Button look="danger" isDisabled={typed.trim().toLowerCase() !== confirmation} onPress={onDelete}>
        {t('Delete and sign out')}
      </Button>
    </>
  );
}
