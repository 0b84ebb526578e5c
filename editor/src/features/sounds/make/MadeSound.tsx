import { parseSynth, type SynthParameters } from '@playhouse/audio';
import type { Asset } from '@playhouse/core';
import { SlidersHorizontal } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../../components/Button.tsx';
import { t } from '../../../i18n/t.ts';
import styles from '../editor/SoundEditor.module.css';
import type { SoundEditor } from '../editor/soundEditor.ts';
import type { SoundSaver } from '../editor/soundSaver.ts';
import { ChangeSoundDialog } from './MakeSoundDialog.tsx';

export interface MadeSoundProps {
  readonly asset: Asset;
  readonly editor: SoundEditor;
  readonly saver: SoundSaver;
}

/** Says that a sound was made with the synthesizer, and opens its settings. Nothing for other sounds. */
export function MadeSound({ asset, editor, saver }: MadeSoundProps) {
  const { loaded, file } = useStore(editor.store);
  const parameters = useMemo(() => parametersOf(loaded.recipe), [loaded.recipe]);
  const [isOpen, setOpen] = useState(false);
  if (!parameters) return null;
  const open = async () => {
    editor.player.stop();
    await saver.save();
    setOpen(true);
  };
  return (
    <p className={styles.note}>
      {t('This sound was made with the synthesizer.')}{' '}
      <Button size="small" icon={SlidersHorizontal} onPress={() => void open()}>
        {t('Change sound…')}
      </Button>
      {isOpen ? (
        <ChangeSoundDialog
          name={asset.name}
          file={file}
          parameters={parameters}
          isEdited={loaded.isAsMade === false}
          onClose={() => setOpen(false)}
          onDone={() => setOpen(false)}
        />
      ) : null}
    </p>
  );
}

function parametersOf(recipe: string | undefined): SynthParameters | undefined {
  const read = recipe === undefined ? undefined : parseSynth(recipe);
  return read?.ok ? read.value : undefined;
}
