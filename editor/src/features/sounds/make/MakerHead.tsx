import { presetNames } from '@playhouse/audio';
import { Dices, Play, Redo2, Shuffle, Square, Undo2 } from 'lucide-react';
import { Button } from '../../../components/Button.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { t } from '../../../i18n/t.ts';
import { StillWaveform } from '../editor/StillWaveform.tsx';
import { SmallField } from '../SmallField.tsx';
import styles from './MakeSound.module.css';
import { originText, presetWords } from './makerWords.ts';
import { changeSeed, choosePreset, mutateSettings, redoMaker, seedLimit, undoMaker } from './soundMaker.ts';
import { newSeed, type OpenMaker } from './useMaker.ts';

/** Presets, mutation and seed, the waveform, and playing. */
export function MakerHead({ open }: { readonly open: OpenMaker }) {
  const { maker, sound, isPlaying } = open;
  const { origin, changed } = maker.current;
  return (
    <>
      <fieldset className={styles.presets} aria-label={t('Presets')}>
        {presetNames.map((name) => (
          <Button
            key={name}
            size="small"
            {...(name === 'random' ? { icon: Dices } : {})}
            onPress={() => open.show(choosePreset(maker, name, newSeed()), true)}
          >
            {presetWords[name]}
          </Button>
        ))}
      </fieldset>
      <div className={styles.tools}>
        <Button size="small" icon={Shuffle} onPress={() => open.show(mutateSettings(maker, newSeed()), true)}>
          {t('Mutate')}
        </Button>
        <SmallField
          label={t('Seed')}
          value={origin.kind === 'kept' ? '' : String(origin.seed)}
          inputMode="numeric"
          isDisabled={origin.kind === 'kept'}
          onCommit={(text) => {
            const isSeed = /^\d+$/.test(text) && Number(text) < seedLimit;
            if (isSeed) open.show(changeSeed(maker, Number(text)), true);
            return isSeed;
          }}
        />
        <span className={styles.origin} role="status">
          {originText(origin, changed !== undefined)}
        </span>
        <span className={styles.end}>
          <IconButton
            icon={Undo2}
            label={t('Undo in this dialog')}
            keys="Ctrl Z"
            size="small"
            isDisabled={maker.past.length === 0}
            onPress={() => open.show(undoMaker(maker), true)}
          />
          <IconButton
            icon={Redo2}
            label={t('Redo in this dialog')}
            keys="Ctrl Shift Z"
            size="small"
            isDisabled={maker.future.length === 0}
            onPress={() => open.show(redoMaker(maker), true)}
          />
        </span>
      </div>
      <div className={styles.preview}>
        <Button look="main" icon={isPlaying ? Square : Play} onPress={open.togglePlay}>
          {isPlaying ? t('Stop') : t('Play')}
        </Button>
        <div className={styles.wave}>
          <StillWaveform sound={sound} />
        </div>
      </div>
    </>
  );
}
