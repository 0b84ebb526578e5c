import { factorOfDecibels, gainLimits } from '@playhouse/audio';
import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { currentLanguage, t } from '../../../i18n/t.ts';
import styles from './SoundEditor.module.css';

export interface GainDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onApply: (decibels: number) => void;
}

/** Asks for a gain in dB. */
export function GainDialog(props: GainDialogProps) {
  return (
    <Dialog title={t('Gain')} isOpen={props.isOpen} onClose={props.onClose}>
      {props.isOpen ? <GainForm {...props} /> : null}
    </Dialog>
  );
}

function GainForm({ onClose, onApply }: GainDialogProps) {
  const [text, setText] = useState('-6');
  const decibels = /^\s*[+-]?\d+(?:[.,]\d+)?\s*$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
  const isValid = decibels >= gainLimits.minimum && decibels <= gainLimits.maximum;
  const percent = Math.round(factorOfDecibels(decibels) * 100);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isValid) return;
        onClose();
        onApply(decibels);
      }}
    >
      <TextField
        label={t('Gain in dB')}
        value={text}
        onChange={setText}
        autoFocus
        {...(isValid
          ? {
              hint: t('{percent} % of the level now. 6 dB more is twice as much.', {
                percent: percent.toLocaleString(currentLanguage().locale),
              }),
            }
          : {
              error: t('Type a number from {minimum} to {maximum}.', {
                minimum: gainLimits.minimum,
                maximum: gainLimits.maximum,
              }),
            })}
      />
      <div className={styles.actions}>
        <Button onPress={onClose}>{t('Cancel')}</Button>
        <Button look="main" type="submit" isDisabled={!isValid}>
          {t('Apply')}
        </Button>
      </div>
    </form>
  );
}
