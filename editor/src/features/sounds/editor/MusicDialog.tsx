import { limits } from '@playhouse/core';
import { useNavigate } from 'react-router';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { showToast } from '../../../components/toasts.ts';
import { t } from '../../../i18n/t.ts';
import { useOpenProject } from '../../../session/SessionContext.ts';
import type { SoundEditor } from './soundEditor.ts';
import { sizeText } from './soundWords.ts';
import { addSoundFile } from './storeSound.ts';
import { sizeFault, wavBytes } from './wavSize.ts';

export interface MusicDialogProps {
  readonly name: string;
  readonly editor: SoundEditor;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onEdit: () => void;
}

/** Asks before music is edited, because the result is a WAV file, which cannot be music. */
export function MusicDialog({ name, editor, isOpen, onClose, onEdit }: MusicDialogProps) {
  const { id: game, session, assets } = useOpenProject();
  const navigate = useNavigate();
  const copy = async () => {
    onClose();
    const encoded = await editor.encode();
    if (!encoded) return;
    const stored = await addSoundFile({ session, assets }, t('{name} edited', { name }), encoded.bytes);
    if (stored.ok) await navigate(`/game/${game}/assets/sound/${encodeURIComponent(stored.name)}`);
    else showToast(stored.message);
  };
  const bytes = wavBytes(editor.shown);
  const isTooLarge = sizeFault(bytes) !== undefined;
  const edit = () => {
    onClose();
    onEdit();
  };
  return (
    <Dialog
      title={t('Edit this music?')}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('Cancel')}</Button>
          {isTooLarge ? null : <Button onPress={copy}>{t('Edit a copy')}</Button>}
          <Button look="main" onPress={edit}>
            {t('Edit this one')}
          </Button>
        </>
      }
    >
      <p>
        {t(
          '“{name}” is music because it is an m4a file. Saving an edit stores it as a WAV file of {size}. It then counts as a sound: Play Music can no longer use it.',
          { name, size: sizeText(bytes) },
        )}
      </p>
      {isTooLarge ? (
        <p>
          {t(
            'This is more than the limit of {size}, so make it shorter, mix it to mono, or lower its sample rate before you save. To keep this music, duplicate it in the library first.',
            { size: sizeText(limits.entryBytes) },
          )}
        </p>
      ) : null}
    </Dialog>
  );
}
