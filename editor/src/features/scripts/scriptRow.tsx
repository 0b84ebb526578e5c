import type { DelegateDocument } from '@playhouse/core';
import { ArrowRight, CopyPlus, FileCode, Pencil, Power, PowerOff, Trash2 } from 'lucide-react';
import type { MenuEntry } from '../../components/Menu.tsx';
import { t } from '../../i18n/t.ts';
import type { LibraryRow } from '../library-panel/RowContent.tsx';
import styles from './ScriptLibrary.module.css';

interface ScriptDeeds {
  goTo(id: string): void;
  rename(id: string): void;
  duplicate(id: string): void;
  setEnabled(id: string, enabled: boolean): void;
  remove(id: string): void;
}

/** A row of the library of scripts. */
export function scriptRow(
  script: DelegateDocument,
  counts: { readonly errors: number; readonly warnings: number } | undefined,
): LibraryRow {
  return {
    id: script.id,
    name: script.name,
    isMissing: false,
    picture: (
      <span className={styles.picture} data-off={!script.enabled || undefined}>
        <FileCode aria-hidden size={18} strokeWidth={1.75} />
      </span>
    ),
    errors: counts?.errors ?? 0,
    warnings: counts?.warnings ?? 0,
  };
}

/** The menu of a script's row. */
export function scriptEntries({ id, enabled }: DelegateDocument, deeds: ScriptDeeds): readonly (MenuEntry | 'line')[] {
  return [
    { id: 'open', label: t('Open'), icon: ArrowRight, keys: 'Enter', onAction: () => deeds.goTo(id) },
    { id: 'rename', label: t('Rename'), icon: Pencil, keys: 'F2', onAction: () => deeds.rename(id) },
    { id: 'duplicate', label: t('Duplicate'), icon: CopyPlus, onAction: () => deeds.duplicate(id) },
    enabledEntry(enabled, (isOn) => deeds.setEnabled(id, isOn)),
    'line',
    { id: 'delete', label: t('Delete'), icon: Trash2, keys: 'Del', tone: 'danger', onAction: () => deeds.remove(id) },
  ];
}

/** Turns a script on or off. */
export function enabledEntry(enabled: boolean, set: (isOn: boolean) => void): MenuEntry {
  return {
    id: 'enabled',
    label: enabled ? t('Turn off') : t('Turn on'),
    icon: enabled ? PowerOff : Power,
    onAction: () => set(!enabled),
  };
}
