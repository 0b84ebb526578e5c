import type { SynthParameters } from '@playhouse/audio';
import { useState } from 'react';
import { TextField } from '../../../components/TextField.tsx';
import { inSentence } from '../../../i18n/inSentence.ts';
import { t } from '../../../i18n/t.ts';
import { useOpenProject } from '../../../session/SessionContext.ts';
import { addSound, replaceSound } from '../editor/storeSound.ts';
import { MakerDialog } from './MakerDialog.tsx';
import styles from './MakeSound.module.css';
import { keepMaker } from './makerDrafts.ts';
import { presetWords } from './makerWords.ts';
import { reopenMaker, type SoundMaker } from './soundMaker.ts';
import { startRandomly, useMaker } from './useMaker.ts';

interface DoneProps {
  readonly onClose: () => void;
  /** Called with the name of the asset that has the sound. */
  readonly onDone: (name: string) => void;
}

/** Makes a new sound of the game with the synthesizer. docs/editor-design.md#sound-editor. */
export function MakeSoundDialog({ onClose, onDone }: DoneProps) {
  const { id, session, assets } = useOpenProject();
  const key = `${id} new`;
  const open = useMaker(key, startRandomly);
  const [typed, setTyped] = useState<string>();
  const name = typed ?? nameOf(open.maker);
  return (
    <MakerDialog
      title={t('Make a sound')}
      open={open}
      action={t('Add sound')}
      isReady={name.trim() !== ''}
      onClose={onClose}
      store={(sound, recipe) => addSound({ session, assets }, name.trim(), sound, recipe)}
      onStored={(stored) => {
        keepMaker(key, undefined);
        onDone(stored);
      }}
    >
      <TextField label={t('Name')} value={name} onChange={setTyped} />
    </MakerDialog>
  );
}

export interface ChangeSoundDialogProps extends DoneProps {
  readonly name: string;
  /** The file of the sound, which the dialog replaces. */
  readonly file: string;
  readonly parameters: SynthParameters;
  /** Whether the file was edited since it was made with these settings. */
  readonly isEdited: boolean;
}

/** Changes a sound that was made with the synthesizer. docs/editor-design.md#sound-editor. */
export function ChangeSoundDialog({ name, file, parameters, isEdited, onClose, onDone }: ChangeSoundDialogProps) {
  const { id, session, assets } = useOpenProject();
  const key = `${id} ${file}`;
  const open = useMaker(key, () => reopenMaker(parameters));
  return (
    <MakerDialog
      title={t('Change “{name}”', { name })}
      open={open}
      action={t('Change sound')}
      isReady={open.maker.current.parameters !== parameters}
      onClose={onClose}
      store={(made, recipe) => replaceSound({ session, assets }, file, made, recipe)}
      onStored={(stored) => {
        keepMaker(key, undefined);
        onDone(stored);
      }}
    >
      {isEdited ? (
        <p className={styles.note}>
          {t('This sound was also edited on its page. “Change sound” replaces those edits; undo brings them back.')}
        </p>
      ) : null}
    </MakerDialog>
  );
}

function nameOf({ current: { origin }, past }: SoundMaker): string {
  const origins = [...past.map((made) => made.origin), origin];
  const preset = origins.findLast(({ kind }) => kind === 'preset');
  return preset?.kind === 'preset' && preset.preset !== 'random' ? inSentence(presetWords[preset.preset]) : t('sound');
}
