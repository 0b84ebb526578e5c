import { findKey, keyNames } from '@playhouse/core';
import { Keyboard, List } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { t } from '../../i18n/t.ts';
import { type FieldControlProps, pickerProps, storedText } from './fieldControl.ts';
import { keyOfEvent } from './keyOfEvent.ts';
import picker from './Picker.module.css';
import { Picker } from './Picker.tsx';

const options = keyNames.map((name) => ({ id: name, name }));

/** A key of the keyboard: pressed, or chosen by its name. Esc stops listening. */
export function KeyField(props: FieldControlProps) {
  const { label, value, onChange, isInvalid } = props;
  const [isListening, setListening] = useState(false);
  const stored = storedText(value);
  const name = stored === undefined ? t('Mixed') : stored === '' ? t('No key chosen') : (findKey(stored) ?? stored);
  const listen = (event: KeyboardEvent) => {
    if (!isListening) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') return setListening(false);
    const key = keyOfEvent(event);
    if (key === undefined) return;
    onChange(key);
    setListening(false);
  };
  return (
    <span className={picker.joined} onKeyDownCapture={listen}>
      <button
        type="button"
        className={picker.button}
        aria-label={isListening ? t('{label}, press a key', { label }) : `${label}, ${name}`}
        data-wrong={isInvalid || undefined}
        data-listening={isListening || undefined}
        onClick={({ currentTarget }) => {
          currentTarget.focus();
          setListening(true);
        }}
        onBlur={() => setListening(false)}
      >
        <Keyboard aria-hidden size={15} strokeWidth={1.75} className={picker.muted} />
        <span className={picker.word} data-blank={stored === '' || undefined}>
          {isListening ? t('Press a key') : name}
        </span>
      </button>
      <Picker
        {...pickerProps(props)}
        label={t('{label}, all keys', { label })}
        value={stored === undefined ? undefined : (findKey(stored) ?? '')}
        options={options}
        blank={t('All keys')}
        empty=""
        icon={List}
        onChange={(key) => onChange(key)}
      />
    </span>
  );
}
