import { Maximize2, Scan, Volume2, ZoomIn, ZoomOut } from 'lucide-react';
import { Fragment, useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../../components/Button.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { t } from '../../../i18n/t.ts';
import { GainDialog } from './GainDialog.tsx';
import styles from './SoundEditor.module.css';
import { type ChangeSound, soundCommands } from './soundCommands.ts';
import type { SoundEditor } from './soundEditor.ts';

/** The tools that change the selection, and zoom. */
export function SoundTools({ editor, change }: { readonly editor: SoundEditor; readonly change: ChangeSound }) {
  // Which tools are possible depends on the selection and the sound.
  useStore(editor.store);
  const [isGaining, setGaining] = useState(false);
  return (
    <div className={styles.tools} role="toolbar" aria-label={t('Sound tools')}>
      {soundCommands(editor, change).map(({ id, label, icon, isDisabled = false, onAction }) => (
        <Fragment key={id}>
          <Button
            size="small"
            look="plain"
            {...(icon ? { icon } : {})}
            {...(onAction ? { onPress: onAction } : {})}
            isDisabled={isDisabled}
          >
            {label}
          </Button>
          {id === 'fadeOut' ? (
            <Button size="small" look="plain" icon={Volume2} onPress={() => setGaining(true)}>
              {t('Gain…')}
            </Button>
          ) : null}
        </Fragment>
      ))}
      <div className={styles.end}>
        <IconButton icon={ZoomOut} label={t('Zoom out')} keys="-" size="small" onPress={() => editor.wave.zoom(2)} />
        <IconButton icon={ZoomIn} label={t('Zoom in')} keys="+" size="small" onPress={() => editor.wave.zoom(1 / 2)} />
        <IconButton
          icon={Scan}
          label={t('Zoom to the selection')}
          size="small"
          onPress={() => editor.wave.showSelection()}
        />
        <IconButton
          icon={Maximize2}
          label={t('Show all')}
          keys="0"
          size="small"
          onPress={() => editor.wave.showAll()}
        />
      </div>
      <GainDialog
        isOpen={isGaining}
        onClose={() => setGaining(false)}
        onApply={(decibels) => change(() => void editor.edit((range) => ({ kind: 'gain', range, decibels })))}
      />
    </div>
  );
}
