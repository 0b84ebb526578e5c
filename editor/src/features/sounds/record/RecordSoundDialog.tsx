import type { Sound } from '@playhouse/audio';
import { useMemo, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { said } from '../../../i18n/said.ts';
import { t } from '../../../i18n/t.ts';
import { useOpenProject } from '../../../session/SessionContext.ts';
import type { ListedSound } from '../editor/soundSaver.ts';
import { encodeApart } from '../editor/soundWork.ts';
import { addSoundFile } from '../editor/storeSound.ts';
import { RecordedPane } from './RecordedPane.tsx';
import { RecordingPane } from './RecordingPane.tsx';
import styles from './RecordSound.module.css';
import { trimRecording } from './recording.ts';
import { keepRecording, useRecordings } from './recordings.ts';

export interface RecordSoundDialogProps {
  readonly onClose: () => void;
  /** Called with the name of the new asset. */
  readonly onDone: (name: string) => void;
}

/** Records a sound with the microphone. docs/product-rules.md#adding-sounds. */
export function RecordSoundDialog({ onClose, onDone }: RecordSoundDialogProps) {
  const { id: game, session, assets } = useOpenProject();
  const recorded = useRecordings(({ recordings }) => recordings.get(game));
  const [name, setName] = useState('recording');
  const [isTrimmed, setTrimmed] = useState(true);
  /** Records again, while the last recording is still there. */
  const [isAgain, setAgain] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const trimmed = useMemo(() => recorded && trimRecording(recorded), [recorded]);
  const sound = isAgain ? undefined : isTrimmed ? trimmed : recorded;
  const add = async (added: Sound) => {
    setBusy(true);
    const store = async (): Promise<ListedSound> => {
      const encoded = await encodeApart(added);
      if (!encoded.ok) return { ok: false, message: encoded.fault.message };
      return addSoundFile({ session, assets }, name.trim(), encoded.value);
    };
    const stored = await store().catch(
      (): ListedSound => ({ ok: false, message: t('The sound could not be stored. Try again.') }),
    );
    setBusy(false);
    if (!stored.ok) return setFault(stored.message);
    keepRecording(game, undefined);
    onDone(stored.name);
  };
  return (
    <Dialog
      title={t('Record a sound')}
      size="wide"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('Cancel')}</Button>
          <Button
            look={sound ? 'main' : 'quiet'}
            isDisabled={!sound || isBusy || name.trim() === ''}
            onPress={() => (sound ? void add(sound) : undefined)}
          >
            {t('Add sound')}
          </Button>
        </>
      }
    >
      {recorded && sound ? (
        <>
          <RecordedPane
            sound={sound}
            canTrim={trimmed !== recorded}
            isTrimmed={isTrimmed}
            onTrim={setTrimmed}
            onAgain={() => setAgain(true)}
          />
          <TextField label={t('Name')} value={name} onChange={setName} />
        </>
      ) : (
        <RecordingPane
          onRecorded={(made) => {
            setAgain(false);
            keepRecording(game, made);
          }}
          {...(isAgain ? { onBack: () => setAgain(false) } : {})}
        />
      )}
      {fault === undefined ? null : (
        <p className={styles.fault} role="alert">
          {said(fault)}
        </p>
      )}
    </Dialog>
  );
}
