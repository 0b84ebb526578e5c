import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { t } from '../../i18n/t.ts';
import { useCloudTrouble } from '../../session/cloud/cloudNote.ts';

/** Says why a project is no longer synced. It stays until it is read, also after the editor has left the project. */
export default function TroubleDialog() {
  const { trouble } = useCloudTrouble();
  const close = () => useCloudTrouble.setState({ trouble: undefined });
  return (
    <Dialog
      title={t('Cloud sync')}
      role="alertdialog"
      isOpen={trouble !== undefined}
      onClose={close}
      actions={<Button onPress={close}>{t('OK')}</Button>}
    >
      <p>{trouble?.text}</p>
      <p>{t('Your copy on this computer stays.')}</p>
    </Dialog>
  );
}
