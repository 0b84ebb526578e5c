import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { SearchField } from '../../components/SearchField.tsx';
import { Switch } from '../../components/Switch.tsx';
import { t } from '../../i18n/t.ts';
import { usePreferences } from '../../ui-state/preferences.ts';
import { useShortcutsDialog } from '../../ui-state/shortcutsDialog.ts';
import { findShortcuts } from './findShortcuts.ts';
import { areaNames } from './fixedKeys.ts';
import { KeyCaps } from './KeyCaps.tsx';
import { ShortcutRow } from './ShortcutRow.tsx';
import styles from './ShortcutsDialog.module.css';
import { keysOf } from './shortcuts.ts';

/** All keyboard shortcuts by area; those of commands can be changed. */
export function ShortcutsDialog() {
  const { isOpen, show } = useShortcutsDialog();
  const preferences = usePreferences();
  const { shortcuts: chosen, characterKeys, change } = preferences;
  const [query, setQuery] = useState('');
  const areas = findShortcuts(query, chosen);
  return (
    <Dialog
      title={t('Keyboard shortcuts')}
      size="wide"
      isOpen={isOpen}
      onClose={() => show(false)}
      actions={
        <>
          <Button
            isDisabled={Object.keys(chosen).length === 0 && characterKeys}
            onPress={() => change({ shortcuts: {}, characterKeys: true })}
          >
            {t('Reset all')}
          </Button>
          <Button look="main" onPress={() => show(false)}>
            {t('Close')}
          </Button>
        </>
      }
    >
      <SearchField label={t('Search shortcuts')} value={query} onChange={setQuery} isFocusedAtFirst />
      <div className={styles.letters}>
        <Switch
          label={t('Use single letters and signs as shortcuts')}
          isOn={characterKeys}
          onChange={(isOn) => change({ characterKeys: isOn })}
        />
        {characterKeys ? null : (
          <p className={styles.hint}>
            {t('When this is off, letters, digits and signs do nothing without Ctrl or Alt.')}
          </p>
        )}
      </div>
      <div className={styles.areas}>
        {areas.map(({ area, changeable, also, fixed }) => (
          <section key={area} aria-label={areaNames[area]}>
            <h3 className={styles.heading}>{areaNames[area]}</h3>
            <ul>
              {changeable.map((shortcut) => (
                <ShortcutRow key={shortcut.id} shortcut={shortcut} />
              ))}
              {fixed.map(({ keys, action }) => (
                <KeyRow key={action} keys={keys} action={action} />
              ))}
              {also.map(({ id, label }) => (
                <KeyRow key={id} keys={keysOf(id, preferences) ?? t('No keys')} action={label} />
              ))}
            </ul>
          </section>
        ))}
        {areas.length === 0 ? (
          <EmptyState text={t('No shortcut contains “{query}”.', { query: query.trim() })} />
        ) : null}
      </div>
    </Dialog>
  );
}

/** Keys that cannot be changed here. */
function KeyRow({ keys, action }: { readonly keys: string; readonly action: string }) {
  return (
    <li className={styles.row}>
      <span className={styles.label}>{action}</span>
      <KeyCaps keys={keys} />
    </li>
  );
}
