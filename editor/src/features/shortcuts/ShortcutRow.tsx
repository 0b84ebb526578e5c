import { RotateCcw } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { IconButton } from '../../components/IconButton.tsx';
import { commaSeparated } from '../../i18n/counted.ts';
import { keyNames } from '../../i18n/keyNames.ts';
import { t } from '../../i18n/t.ts';
import { chordOf, showChord } from '../../interactions/chord.ts';
import { usePreferences } from '../../ui-state/preferences.ts';
import { fixedActionAt } from './fixedActionAt.ts';
import styles from './ShortcutsDialog.module.css';
import { chordsOf, type Shortcut, userOf } from './shortcuts.ts';

const prompt = t('Press keys, Del for none');

/** A command with its keys, which are changed by pressing others. */
export function ShortcutRow({ shortcut }: { readonly shortcut: Shortcut }) {
  const { shortcuts: chosen, change } = usePreferences();
  const [isListening, setListening] = useState(false);
  const [message, setMessage] = useState('');
  const { id, label } = shortcut;
  const keys = commaSeparated(chordsOf(shortcut, chosen).map((each) => keyNames(showChord(each)))) || t('No keys');
  const set = (chord: string) => {
    setListening(false);
    const pressed = keyNames(showChord(chord));
    const action = fixedActionAt(chord, shortcut);
    if (action !== undefined) {
      setMessage(t('{keys} always means “{action}” here. Choose other keys.', { keys: pressed, action }));
      return;
    }
    const other = userOf(chord, shortcut, chosen);
    setMessage(other ? t('It was {keys} of “{label}”, which has lost it.', { keys: pressed, label: other.label }) : '');
    change({ shortcuts: { ...chosen, ...(other && { [other.id]: '' }), [id]: chord } });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isListening) return;
    event.preventDefault();
    event.stopPropagation();
    const chord = chordOf(event.nativeEvent);
    if (chord === 'Escape' || chord === 'Tab') setListening(false);
    else if (chord === 'Delete' || chord === 'Backspace') set('');
    else if (chord !== '') set(chord);
  };
  const reset = () => {
    setMessage('');
    const { [id]: _, ...others } = chosen;
    change({ shortcuts: others });
  };
  return (
    <li className={styles.row}>
      <span className={styles.label}>
        {label}
        {message ? (
          <span className={styles.message} role="status">
            {message}
          </span>
        ) : null}
      </span>
      {chosen[id] === undefined ? null : (
        <IconButton icon={RotateCcw} label={t('Reset the keys of {label}', { label })} size="small" onPress={reset} />
      )}
      {/* Captured, since the button itself reacts to Enter and the space bar. */}
      <span onKeyDownCapture={onKeyDown}>
        <Button
          className={styles.change ?? ''}
          data-listening={isListening || undefined}
          aria-label={isListening ? `${label}: ${prompt}` : t('{label}: {keys}, change', { label, keys })}
          onPress={() => setListening(true)}
          onBlur={() => setListening(false)}
        >
          {isListening ? prompt : keys}
        </Button>
      </span>
    </li>
  );
}
