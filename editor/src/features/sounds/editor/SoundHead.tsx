import { Play, Redo2, Repeat, Save, Square, Undo2 } from 'lucide-react';
import { useStore } from 'zustand';
import { Button } from '../../../components/Button.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { t } from '../../../i18n/t.ts';
import { AssetPageHead } from '../../asset-page/AssetPageHead.tsx';
import styles from './SoundEditor.module.css';
import type { SoundEditor } from './soundEditor.ts';

export interface SoundHeadProps {
  readonly name: string;
  readonly editor: SoundEditor;
  readonly isDirty: boolean;
  readonly onSave: () => void;
}

/** Name, playing, own undo and saving. */
export function SoundHead({ name, editor, isDirty, onSave }: SoundHeadProps) {
  const { isPlaying, isLooping, shown } = useStore(editor.store);
  return (
    <AssetPageHead kind="sounds" name={name}>
      <IconButton
        icon={isPlaying ? Square : Play}
        label={isPlaying ? t('Stop') : t('Play')}
        keys="Space"
        onPress={() => editor.player.toggle()}
      />
      <IconButton
        icon={Repeat}
        label={t('Repeat while playing')}
        keys="L"
        isOn={isLooping}
        onPress={() => editor.player.toggleLooping()}
      />
      <span className={styles.gap} />
      <IconButton
        icon={Undo2}
        label={t('Undo in this sound')}
        keys="Ctrl Z"
        isDisabled={!shown.canUndo}
        onPress={() => editor.undo()}
      />
      <IconButton
        icon={Redo2}
        label={t('Redo in this sound')}
        keys="Ctrl Shift Z"
        isDisabled={!shown.canRedo}
        onPress={() => editor.redo()}
      />
      <span className={styles.gap} />
      <span className={styles.unsaved}>{isDirty ? t('Not saved yet') : ''}</span>
      <Button size="small" look="main" icon={Save} isDisabled={!isDirty} onPress={onSave}>
        {t('Save')}
      </Button>
    </AssetPageHead>
  );
}
