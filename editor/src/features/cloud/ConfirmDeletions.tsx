import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { WarningDialog } from '../../components/WarningDialog.tsx';
import { t } from '../../i18n/t.ts';
import { Refusal } from '../../session/cloud/serverCalls.ts';
import { useOpenProject } from '../../session/SessionContext.ts';

/**
 * Asks whether the server may delete what was deleted here. An old device, or one whose storage was damaged, would
 * otherwise delete everywhere what it does not know. docs/server.md
 */
export function ConfirmDeletions({ documents }: { readonly documents: readonly string[] }) {
  const { cloud } = useOpenProject();
  const [isAsking, setAsking] = useState(false);
  const [fault, setFault] = useState('');
  const close = () => {
    setAsking(false);
    setFault('');
  };
  const confirm = () =>
    cloud
      .confirmDeletions()
      .then(close, (error: unknown) =>
        setFault(error instanceof Refusal ? error.message : t('The server cannot be reached.')),
      );
  return (
    <>
      <Button size="small" onPress={() => setAsking(true)}>
        {t('Review')}
      </Button>
      <WarningDialog
        title={t('Delete in the cloud, too?')}
        cancel={t('Not now')}
        deed={t('Delete in the cloud')}
        isOpen={isAsking}
        onCancel={close}
        onConfirm={() => void confirm()}
      >
        <p>
          {t(
            '{count, plural, one {One part} other {# parts}} of this project {count, plural, one {was} other {were}} deleted on this computer. The cloud still has {count, plural, one {it} other {them}}, as do your other devices and everybody who shares the project.',
            { count: documents.length },
          )}
        </p>
        <p>
          {t('If you did not mean to delete that, choose “Not now”, and undo it or bring back an earlier version.')}
        </p>
        {fault === '' ? null : <p role="alert">{fault}</p>}
      </WarningDialog>
    </>
  );
}
